import type { Issue } from '../../../src/resources/language/kind';
import { passwordIssues } from '../../../src/resources/access/password';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { validateField } from '../../../src/resources/records/validate';
import { problem } from '../../http/problem';

type Fields = Readonly<Record<string, unknown>>;

/** @throws {ProblemError} `bodyExpected`, `bodyNotObject` */
function fieldsOf(body: unknown): Fields {
  if (body === undefined) throw problem('bodyExpected');
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw problem('bodyNotObject');
  return { ...body };
}

const refuse = (field: string, ...issues: readonly Issue[]) => problem('invalid', { errors: { [field]: issues } });

/** @throws {ProblemError} `invalid` if the field is missing or not a text */
function requiredText(fields: Fields, name: string): string {
  const value = fields[name];
  if (value === undefined || value === null || value === '') throw refuse(name, { code: 'required' });
  if (typeof value !== 'string') throw refuse(name, { code: 'text' });
  return value;
}

/** @throws {ProblemError} `invalid` */
export const tokenIn = (body: unknown, name: string): string => requiredText(fieldsOf(body), name);

/** Reads a new password. @throws {ProblemError} `invalid` if it breaks the password rules */
export function passwordIn(body: unknown): string {
  const password = requiredText(fieldsOf(body), 'password');
  const issues = passwordIssues(password);
  if (issues.length > 0) throw refuse('password', ...issues);
  return password;
}

/** Reads an e-mail address in the stored form. @throws {ProblemError} `invalid` */
export function emailIn(body: unknown, { name, fields: { email } }: ResourceSchema): string {
  if (!email) throw new Error(`'${name}' has no field 'email'`);
  const parsed = validateField(fieldsOf(body)['email'], email);
  if (!parsed.ok) throw refuse('email', ...parsed.issues);
  return String(parsed.value);
}
