import { HttpError } from 'ra-core';
import { inParallel } from '../resources/inParallel';

export interface BulkFailure<Id> {
  readonly id: Id;
  readonly message: string;
}

/** The body of the HttpError of a bulk write that did not succeed everywhere: what became of each row. */
export interface BulkReport<Id = string | number> {
  readonly done: readonly Id[];
  readonly failed: readonly BulkFailure<Id>[];
}

/** Told how far a bulk write is: rows that are finished, of how many. */
export type BulkProgress = (finished: number, total: number) => void;

/**
 * Runs one write for each id, a bounded number at a time, to the end even where some fail.
 *
 * @throws {HttpError} whose body is a BulkReport where any row failed; its status is that of the first failure
 */
export async function bulk<Id>(
  ids: readonly Id[],
  write: (id: Id) => Promise<void>,
  onProgress?: BulkProgress,
): Promise<Id[]> {
  let finished = 0;
  const failures: unknown[] = [];
  const outcomes = await inParallel(ids, async (id): Promise<BulkFailure<Id> | undefined> => {
    try {
      await write(id);
      return undefined;
    } catch (error) {
      failures.push(error);
      return { id, message: error instanceof Error ? error.message : 'data.errors.unexpected' };
    } finally {
      onProgress?.((finished += 1), ids.length);
    }
  });
  const failed = outcomes.filter((outcome) => outcome !== undefined);
  const done = ids.filter((_, index) => outcomes[index] === undefined);
  if (failed.length === 0) return done;
  const [first] = failures;
  const report: BulkReport<Id> = { done, failed };
  throw new HttpError(
    done.length > 0 ? 'data.errors.partly' : (failed[0]?.message ?? ''),
    first instanceof HttpError ? first.status : 0,
    report,
  );
}
