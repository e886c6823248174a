import { refuse, type FieldSpec, type Issue, type Parsed } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { PLAIN_NUMBER, readNumber } from '../../../src/resources/fields/shared/numbers';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { problem } from '../problem';
import { validateRecord, type Issues } from '../../../src/resources/records/validate';
import { isObject } from '../../../src/resources/common/isObject';
import type { Values } from '../../../src/resources/language/values';

/** True for a number in a human format such as `1,234`, which a program should not send. */
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
 * Requires numbers to be JSON numbers or plain decimal text. Forms and imports accept human formats, because they show
 * the user how they read them; for a program, `1,234` would be ambiguous.
 *
 * @throws {ProblemError} `invalid`
 */
export function withPlainNumbers(schema: Pick<ResourceSchema, 'fields'>, values: Values): Values {
  const errors = guessesIn(schema, values);
  if (Object.keys(errors).length > 0) throw problem('invalid', { errors });
  return values;
}

/** Validates a body like `validateRecord`, but rejects numbers in human formats. */
export function validateBody(schema: Parameters<typeof validateRecord>[0], body: Values, mode: 'create' | 'update') {
  const { values, issues } = validateRecord(schema, body, mode);
  return { values, issues: { ...issues, ...guessesIn(schema, body) } };
}

/** Parses one value of the address by its field's kind, but rejects numbers in human formats. */
export const parsePlain = (spec: FieldSpec, value: unknown): Parsed<unknown> =>
  issuesOf(spec, value, []).length > 0 ? refuse('number') : kindOf(spec).parse(value, spec);
