import type { ServerProcess } from '../support/serverProcess';
import type { Outcome, Tally } from './outcome';

export interface Servers {
  readonly processes: readonly ServerProcess[];
  readonly token: string;
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
}

/** Unavailable or full: a write may still have been committed. */
const AWAY: readonly number[] = [503, 507];

/** Whether the connection was refused, so that the server received nothing. */
const wasNotSent = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { readonly code?: string } | undefined)?.code === 'ECONNREFUSED';

/** Sends a request to the first process that is up. @param at index of the process to try first */
export async function call(
  { processes, token }: Servers,
  tally: Tally,
  at: number,
  { method = 'GET', url, body }: Call,
): Promise<Outcome> {
  const name = `${method} ${url.replace(/\?.*/, '').replace(/\/\d+/g, '/{id}')}`;
  for (let tried = 0; tried < processes.length; tried += 1) {
    const server = processes[(at + tried) % processes.length];
    const start = performance.now();
    try {
      const response = await fetch(`${server?.origin}${url}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const { status } = response;
      const milliseconds = performance.now() - start;
      tally.count(name, { status, milliseconds });
      if (status === 500) tally.accuse(`${name}: 500 ${text.slice(0, 300)}`);
      if (AWAY.includes(status)) break;
      return { kind: 'answered', status, body: text, milliseconds };
    } catch (error) {
      if (!wasNotSent(error)) break;
    }
  }
  tally.unknown += 1;
  return { kind: 'unknown' };
}
