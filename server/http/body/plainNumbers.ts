import { refuse, type FieldSpec, type Issue, type Parsed } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { PLAIN_NUMBER, readNumber } from '../../../src/resources/fields/shared/numbers';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { problem } from '../problem';
import { validateRecord, type Issues } from '../../../src/resources/records/validate';
import { isObject } from '../../../src/resources/common/isObject';
import type { Values } from '../../../src/resources/language/values';

/** Whether a text is a number for a person, and not as programs write it. */
const isGuessed = (value: unknown): boolean =>
  typeof value === 'string' && !PLAIN_NUMBER.test(value.trim()) && readNumber(value) !== undefined;

function issuesOf(spec: FieldSpec, value: unknown, path: readonly string[]): readonly Issue[] {
  const kind = kindOf(spec);
  const inner = kind.inner?.(spec);
  if (inner) {
    const isList = Array.isArray(value);
    return (isList ? (value as readonly unknown[]) : [value]).flatMap((one, index) =>
      isObject(one)
        ? Object.entries(one).flatMap(([name, of]) => {
            const field = Object.hasOwn(inner, name) ? inner[name] : undefined;
            return field ? issuesOf(field, of, [...path, ...(isList ? [String(index)] : []), name]) : [];
          })
        : [],
    );
  }
  const { type } = kind.jsonSchema(spec);
  if ((type !== 'number' && type !== 'integer') || !isGuessed(value)) return [];
  return [{ code: 'number', ...(path.length > 0 && { path }) }];
}

/** What is guessed in a body: numbers that a person would write, at the names of their fields. */
function guessesIn({ fields }: Pick<ResourceSchema, 'fields'>, values: Values): Issues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const spec = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const issues = spec ? issuesOf(spec, value, []) : [];
      return issues.length > 0 ? [[name, issues] as const] : [];
    }),
  );
}

/**
 * The values of a body, in which a number is a JSON number or plain decimal text. How people write numbers is read where
 * people write, in forms and imports, which show what they have read: of a program `1,234` would be a guess.
 *
 * @throws {ProblemError} `invalid`
 */
export function withPlainNumbers(schema: Pick<ResourceSchema, 'fields'>, values: Values): Values {
  const errors = guessesIn(schema, values);
  if (Object.keys(errors).length > 0) throw problem('invalid', { errors });
  return values;
}

/** Reads the body of a call by the fields of a schema, as `validateRecord` does, and guesses no number. */
export function validateBody(schema: Parameters<typeof validateRecord>[0], body: Values, mode: 'create' | 'update') {
  const { values, issues } = validateRecord(schema, body, mode);
  return { values, issues: { ...issues, ...guessesIn(schema, body) } };
}

/** Reads one value of an address by its field's kind, and guesses no number. */
export const parsePlain = (spec: FieldSpec, value: unknown): Parsed<unknown> =>
  issuesOf(spec, value, []).length > 0 ? refuse('number') : kindOf(spec).parse(value, spec);
