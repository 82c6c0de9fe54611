import type { Problem } from './wire';

/** The server said no, or could not be asked. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.kind);
  }
}

/** Where a part of the service is: beside the page, wherever that is. */
export function serviceUrl(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks a single question. Whatever is refused, and a server that does not answer, is a `Refusal`. */
export async function service<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const given = body === undefined ? {} : { body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(serviceUrl(path), {
      method,
      headers: { 'content-type': 'application/json' },
      ...given,
    });
  } catch {
    throw new Refusal({ kind: 'unavailable' });
  }
  const text = await response.text().catch(() => '');
  if (!response.ok) throw new Refusal(problemOf(text));
  return (text === '' ? null : JSON.parse(text)) as T;
}

/** The record of a game as text; null if it cannot be had now. */
export async function recordOf(game: string): Promise<string | null> {
  try {
    const response = await fetch(serviceUrl(`games/${encodeURIComponent(game)}/record`));
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** What a refusal says; a proxy in between says nothing that can be read. */
function problemOf(text: string): Problem {
  try {
    const problem: unknown = JSON.parse(text);
    if (typeof problem === 'object' && problem !== null && 'kind' in problem) return problem as Problem;
  } catch {
    // Not from the server itself.
  }
  return { kind: 'unavailable' };
}

/** An address with what is searched for behind it; what is empty is left out. */
export function withQuery(path: string, values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
