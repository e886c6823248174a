import { inParallel } from '../resources/common/inParallel';
import { failure } from './failures';

/** Told how far a write of many is: rows that are finished, of how many. */
export type Progress = (finished: number, total: number) => void;

export interface ToTheEndOptions {
  readonly onProgress?: Progress | undefined;
  /** Begins nothing more; what has begun is finished, since it is unknown whether a call that is broken off counts. */
  readonly signal?: AbortSignal | undefined;
}

/** An item for which `work` failed, by its place. */
export interface Failed {
  readonly index: number;
  readonly error: unknown;
  readonly message: string;
}

/**
 * Runs `work` for each item, a bounded number at a time, to the end even where some fail.
 *
 * @returns those that failed or were not begun any more, in the items' order
 */
export async function runAllSettled<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { onProgress, signal }: ToTheEndOptions = {},
): Promise<readonly Failed[]> {
  let finished = 0;
  const outcomes = await inParallel([...items.entries()], async ([index, item]): Promise<Failed | undefined> => {
    try {
      if (signal?.aborted) throw failure('cancelled', '');
      await work(item);
      return undefined;
    } catch (error) {
      return { index, error, message: error instanceof Error ? error.message : 'data.errors.unexpected' };
    } finally {
      onProgress?.((finished += 1), items.length);
    }
  });
  return outcomes.filter((outcome) => outcome !== undefined);
}
