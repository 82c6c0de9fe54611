/** Reads the records of a file, one at a time, where nobody has to wait for it. */
import type { ReadRecord } from '../wasm';
import init, { RecordReader } from '../wasm/pkg/page/gipfel_wasm';
import moduleUrl from '../wasm/pkg/page/gipfel_wasm_bg.wasm?url';
import { gameFrom } from './game';
import type { ImportMessage, Imported } from './messages';
import { understand } from './understand';

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

/** A record that was read; `before` letters were put in front of the first line. */
function imported({ record, problem }: ReadRecord, before: number): Imported {
  const [line, column] = problem?.place ?? [0, 0];
  const shifted = problem && line === 1 && column > before;
  return {
    game: record ? gameFrom(record) : null,
    text: record?.text ?? '',
    size: record?.size ?? 0,
    problem: shifted ? { ...problem, place: [line, column - before] } : problem,
  };
}

async function read(source: Blob | string): Promise<void> {
  const [text] = await Promise.all([
    typeof source === 'string' ? source : source.text(),
    init({ module_or_path: moduleUrl }),
  ]);
  const understood = understand(text);
  const reader = new RecordReader(understood.text);
  let records: Imported[] = [];
  for (let next = reader.next(); next; next = reader.next()) {
    records.push(imported(next, understood.before));
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
