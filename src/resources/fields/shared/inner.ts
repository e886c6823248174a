import type { Fields } from '../../language/resourceSchema';
import type { Issue, JsonSchema, Parsed, SpecContext, SpecProblem } from '../../language/kind';
import { readFields, type KindOf } from './reading';

/** One embedded object, in canonical form: every declared field, null for none. */
export type InnerValues = Readonly<Record<string, unknown>>;

/** Puts a step in front of where issues are. */
export const below = (step: string, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, path: [step, ...(issue.path ?? [])] }));

/** Reads one embedded object as a whole. Codes: `embedded`, and those of its fields with their path. */
export function readInner(input: unknown, fields: Fields, kindOf: KindOf): Parsed<InnerValues> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, issues: [{ code: 'embedded' }] };
  const { values, issues } = readFields(fields, { ...input }, 'create', kindOf);
  const found = Object.entries(issues).flatMap(([name, ofField]) => below(name, ofField));
  return found.length > 0 ? { ok: false, issues: found } : { ok: true, value: values };
}

/** The JSON Schema of an object with these fields; those that are not required may be null or absent. */
export function schemaOfFields(fields: Fields, kindOf: KindOf): JsonSchema {
  const declared = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(
      declared.map(([name, spec]) => {
        const schema = kindOf(spec).jsonSchema(spec);
        return [name, spec.required ? schema : { anyOf: [schema, { type: 'null' }] }];
      }),
    ),
    required: declared.filter(([, spec]) => spec.required && spec.initial === undefined).map(([name]) => name),
    additionalProperties: false,
  };
}

/** S047 for no fields, and the problems of each inner field. */
export const checkInner = (fields: Fields, context: SpecContext): SpecProblem[] =>
  Object.keys(fields).length === 0
    ? [{ code: 'S047', message: 'it has no fields of its own' }]
    : Object.entries(fields).flatMap(([name, spec]) => context.checkField(name, spec));

/** What an import reads of an embedded value: the JSON that an export wrote, or the text itself, which is then refused. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
