import { HttpError } from 'ra-core';
import { runAllSettled, type Progress } from './runAllSettled';

interface BulkFailure<Id> {
  readonly id: Id;
  readonly message: string;
}

/** The body of the HttpError of a bulk write that did not succeed everywhere: what became of each row. */
interface BulkReport<Id = string | number> {
  readonly done: readonly Id[];
  readonly failed: readonly BulkFailure<Id>[];
}

/**
 * Runs one write for each id, a bounded number at a time, to the end even where some fail.
 *
 * @throws {HttpError} whose body is a BulkReport where any row failed; its status is that of the first failure
 */
export async function bulk<Id>(
  ids: readonly Id[],
  write: (id: Id) => Promise<void>,
  onProgress?: Progress,
): Promise<Id[]> {
  const failures = await runAllSettled(ids, write, { onProgress });
  const messages = new Map(failures.map(({ index, message }) => [index, message]));
  const done = ids.filter((_, index) => !messages.has(index));
  const [first] = failures;
  if (!first) return done;
  const failed = ids.flatMap((id, index) => {
    const message = messages.get(index);
    return message === undefined ? [] : [{ id, message }];
  });
  const report: BulkReport<Id> = { done, failed };
  throw new HttpError(
    done.length > 0 ? 'data.errors.partly' : first.message,
    first.error instanceof HttpError ? first.error.status : 0,
    report,
  );
}
