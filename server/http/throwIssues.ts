import type { Issues } from '../../src/resources/fields/shared/reading';
import { problem } from './problem';

/** @throws {ProblemError} `invalid` with the issues by name, if there are any */
export function throwIssues(errors: Issues): void {
  if (Object.keys(errors).length > 0) throw problem('invalid', { errors });
}
