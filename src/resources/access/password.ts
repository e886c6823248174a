import type { Issue } from '../language/kind';

export const SHORTEST_PASSWORD = 8;
/** Longer ones would only make hashing dear. */
export const LONGEST_PASSWORD = 128;

const WANTED: readonly RegExp[] = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[!@#$%&*()]/];

/**
 * What is wrong with a password, by the rule of section 5 of the specification: at least 8 characters, with a digit, a
 * lowercase letter, an uppercase letter and one of `!@#$%&*()`. Empty where it is accepted.
 *
 * @example passwordIssues('court') // [{ code: 'passwordShort', args: { min: 8 } }, { code: 'passwordSimple' }]
 */
export function passwordIssues(password: string): readonly Issue[] {
  const issues: Issue[] = [];
  const { length } = [...password];
  if (length < SHORTEST_PASSWORD) issues.push({ code: 'passwordShort', args: { min: SHORTEST_PASSWORD } });
  if (length > LONGEST_PASSWORD) issues.push({ code: 'passwordLong', args: { max: LONGEST_PASSWORD } });
  if (!WANTED.every((pattern) => pattern.test(password))) issues.push({ code: 'passwordSimple' });
  return issues;
}
