/** Reads the records of a file, one at a time, where nobody has to wait for it. */
import type { ReadRecord } from '../wasm';
import init, { RecordReader } from '../wasm/pkg/page/gipfel_wasm';
import moduleUrl from '../wasm/pkg/page/gipfel_wasm_bg.wasm?url';
import { gameFrom } from './game';
import type { ImportMessage, Imported } from './messages';

/** So many records are told of at once. */
const BATCH = 20;

/** What the rules said when they panicked. */
let said: string | null = null;
globalThis.gipfel = {
  panicked(message) {
    said = message;
  },
};

function send(message: ImportMessage): void {
  postMessage(message);
}

function imported({ record, problem }: ReadRecord): Imported {
  return {
    game: record ? gameFrom(record) : null,
    text: record?.text ?? '',
    size: record?.size ?? 0,
    problem,
  };
}

async function read(source: Blob | string): Promise<void> {
  const [text] = await Promise.all([
    typeof source === 'string' ? source : source.text(),
    init({ module_or_path: moduleUrl }),
  ]);
  const reader = new RecordReader(text);
  let records: Imported[] = [];
  for (let next = reader.next(); next; next = reader.next()) {
    records.push(imported(next));
    if (records.length < BATCH) continue;
    send({ kind: 'records', records, progress: reader.progress() });
    records = [];
  }
  send({ kind: 'records', records, progress: 1 });
  send({ kind: 'done' });
}

addEventListener('message', ({ data }: MessageEvent<Blob | string>) => {
  read(data).catch((error: unknown) => send({ kind: 'failed', reason: said ?? String(error) }));
});
