import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { failure } from '../../failures';
import { TIMEOUTS, type Http, type Query } from '../../httpTypes';
import { LINES_TYPE } from '../../../resources/protocol/jsonLines';

/**
 * Streams all records of a list, as of one instant, in batches as they arrive.
 * @throws {HttpError} also in the middle
 */
export async function* readLinesOf(
  http: Http,
  address: string,
  query: Query,
  signal: AbortSignal,
): AsyncGenerator<readonly AnyRecord[], void, undefined> {
  let arrived: AnyRecord[] = [];
  let hasEnded = false;
  let wake: () => void = () => undefined;
  const onLine = (line: unknown) => {
    arrived.push(line as AnyRecord);
    wake();
  };
  const call = { query, headers: { accept: LINES_TYPE }, onLine, timeout: TIMEOUTS.export, signal };
  const reading = http.json(address, call).finally(() => {
    hasEnded = true;
    wake();
  });
  // Errors are awaited below, after the records that arrived before them.
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
