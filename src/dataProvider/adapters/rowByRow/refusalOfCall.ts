import { HttpError } from 'ra-core';
import type { RowReport } from '../../../resources/changes/changes';
import type { Issues } from '../../../resources/fields/shared/reading';
import type { FailureBody } from '../../failures';
import { isObject } from '../../../resources/common/isObject';
import { readProblem } from '../../../resources/protocol/readProblem';

const REASON_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'unknownRecord',
  409: 'conflict',
  412: 'stale',
};

/** The API's errors by field. Its messages serve as codes, and are shown as they are. */
function issuesOf({ problem }: Partial<FailureBody>): Issues {
  const entries = Object.entries(readProblem(problem).errors).map(([field, messages]) => {
    const [name = '', ...path] = field.split('.');
    return [name, messages.map((code) => ({ code, ...(path.length > 0 && { path }) }))] as const;
  });
  return Object.fromEntries(entries);
}

/** Converts a failed call to a refused row. */
export function refusalOfCall({ index, id }: RowReport, error: unknown): RowReport {
  const status = error instanceof HttpError ? error.status : 0;
  const message = error instanceof Error ? error.message : 'data.errors.unexpected';
  const issues = error instanceof HttpError && isObject(error.body) ? issuesOf(error.body) : {};
  const unanswered = message === 'data.errors.cancelled' ? 'cancelled' : 'unanswered';
  return {
    index,
    status: 'refused',
    ...(id !== undefined && { id }),
    reason: REASON_BY_STATUS[status] ?? unanswered,
    message,
    ...(Object.keys(issues).length > 0 && { issues }),
  };
}
