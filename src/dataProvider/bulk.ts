import { HttpError } from 'ra-core';
import { runAllSettled, type Progress } from './runAllSettled';

interface BulkFailure<Id> {
  readonly id: Id;
  readonly message: string;
}

/** The body of the HttpError of a partly failed bulk write. */
interface BulkReport<Id = string | number> {
  readonly done: readonly Id[];
  readonly failed: readonly BulkFailure<Id>[];
}

/**
 * Runs a write per id, a few in parallel, and continues after failures.
 * @throws {HttpError} whose body is a BulkReport if any write failed; its status is that of the first failure
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
