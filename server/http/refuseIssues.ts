import type { Issues } from '../../src/resources/fields/shared/reading';
import { problem } from './problem';

/** @throws {ProblemError} `invalid`, with what is wrong at each name; nothing where there are no issues */
export function refuseIssues(errors: Issues): void {
  if (Object.keys(errors).length > 0) throw problem('invalid', { errors });
}
