import type { Fields } from '../../language/resourceSchema';
import type { Issue, JsonSchema, Parsed, SpecContext, SpecProblem } from '../../language/kind';
import { readFields, type KindOf } from './reading';

/** An embedded object in canonical form: every declared field, null if empty. */
export type InnerValues = Readonly<Record<string, unknown>>;

export const below = (step: string, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => ({ ...issue, path: [step, ...(issue.path ?? [])] }));

export function readInner(input: unknown, fields: Fields, kindOf: KindOf): Parsed<InnerValues> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, issues: [{ code: 'embedded' }] };
  const { values, issues } = readFields(fields, { ...input }, 'create', kindOf);
  const found = Object.entries(issues).flatMap(([name, ofField]) => below(name, ofField));
  return found.length > 0 ? { ok: false, issues: found } : { ok: true, value: values };
}

/** JSON Schema of an object with these fields; optional ones may be null or absent. */
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

/** S047 if there are no fields, and the problems of each inner field. */
export const checkInner = (fields: Fields, context: SpecContext): SpecProblem[] =>
  Object.keys(fields).length === 0
    ? [{ code: 'S047', message: 'it has no fields of its own' }]
    : Object.entries(fields).flatMap(([name, spec]) => context.checkField(name, spec));

/** Parses the JSON of an exported value; invalid text is returned as it is, for validation to refuse. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
