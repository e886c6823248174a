import { inParallel } from '../resources/common/inParallel';
import { failure } from './failures';

/** Reports the progress of a bulk write, in rows. */
export type Progress = (finished: number, total: number) => void;

export interface ToTheEndOptions {
  readonly onProgress?: Progress | undefined;
  /** Starts no further work; lets running calls finish, since an aborted call may or may not take effect. */
  readonly signal?: AbortSignal | undefined;
}

/** An item for which `work` failed, by position. */
export interface Failed {
  readonly index: number;
  readonly error: unknown;
  readonly message: string;
}

/**
 * Runs `work` for each item, a few in parallel, and continues after failures.
 * @returns failed items, and those not started after an abort, in order
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
