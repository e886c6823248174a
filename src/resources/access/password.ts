import type { Issue } from '../language/kind';

export const SHORTEST_PASSWORD = 8;
/** Longer passwords would only make hashing expensive. */
export const LONGEST_PASSWORD = 128;

const WANTED: readonly RegExp[] = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[!@#$%&*()]/];

/**
 * Issues of a password by section 5 of the specification: at least 8 characters, with a digit, a lowercase
 * letter, an uppercase letter and one of `!@#$%&*()`. Empty if valid.
 *
 * @example passwordIssues('court') // [{ code: 'passwordShort', args: { min: 8 } }, { code: 'passwordSimple'
 * }]
 */
export function passwordIssues(password: string): readonly Issue[] {
  const issues: Issue[] = [];
  const { length } = [...password];
  if (length < SHORTEST_PASSWORD) issues.push({ code: 'passwordShort', args: { min: SHORTEST_PASSWORD } });
  if (length > LONGEST_PASSWORD) issues.push({ code: 'passwordLong', args: { max: LONGEST_PASSWORD } });
  if (!WANTED.every((pattern) => pattern.test(password))) issues.push({ code: 'passwordSimple' });
  return issues;
}
