import type { ListQuery } from '../resources/records/listQuery';
import type { AnyRecord } from '../resources/language/resourceSchema';
import type { Collection } from './collections';
import { failure } from './failures';
import { TIMEOUTS } from './httpTypes';
import { listParameters } from './listParameters';
import { LINES_TYPE } from './readLines';
import type { Source } from './source';

/**
 * Every record of a list in its order, as they were at one moment: in one answer, some at a time as they arrive. For an
 * API with the extension `listLines`.
 *
 * @throws {HttpError} as `readList` does, also in the middle
 */
export async function* wholeList(
  { http, extensions }: Source,
  { schema, address }: Collection,
  query: ListQuery,
  signal: AbortSignal,
): AsyncGenerator<readonly AnyRecord[], void, undefined> {
  let arrived: AnyRecord[] = [];
  let hasEnded = false;
  let wake: () => void = () => undefined;
  const onLine = (line: unknown) => {
    arrived.push(line as AnyRecord);
    wake();
  };
  const asked = listParameters(schema, query, await extensions());
  const call = { query: asked, headers: { accept: LINES_TYPE }, onLine, timeout: TIMEOUTS.export, signal };
  const reading = http.json(address, call).finally(() => {
    hasEnded = true;
    wake();
  });
  // Awaited below, once what has arrived before it is given.
  reading.catch(() => undefined);
  while (!hasEnded || arrived.length > 0) {
    if (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    const batch = arrived;
    arrived = [];
    if (batch.length > 0) yield batch;
  }
  const { body } = await reading;
  if (body !== null) throw failure('unreadable', address);
}
