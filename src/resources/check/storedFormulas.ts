import { isKindName, kindOf } from '../fields/kinds';
import { dependsOnTime, type FieldsThere } from '../formula/reached';
import type { FieldSpec } from '../language/kind';
import type { ResourceSchema } from '../language/resourceSchema';
import type { Finding } from './report';
import { ofSound } from './soundFormula';

const fieldsThere =
  ({ fields }: ResourceSchema, schemas: readonly ResourceSchema[]): FieldsThere =>
  (formula) => {
    const spec = 'reference' in formula ? fields[formula.reference] : undefined;
    const pointed = spec && isKindName(spec.kind) ? kindOf(spec).reference?.(spec)?.resource : undefined;
    const resource = 'below' in formula ? formula.below : pointed;
    return schemas.find(({ name }) => name === resource)?.fields ?? {};
  };

/** Why the database cannot keep a field up to date; undefined if it can. */
function problemOf(schema: ResourceSchema, { formula }: FieldSpec, there: FieldsThere): string | undefined {
  if (!formula) return "it has no formula, and every field without one is stored; leave 'stored' out";
  if (schema.view || schema.computed)
    return "its resource has no table of its own; say 'stored' where its records are stored";
  // S109 reports malformed and cyclic formulas.
  return ofSound(() => dependsOnTime(formula, schema.fields, there), false)
    ? "its value changes with the day, which no write tells of; leave 'stored' out, and it is computed when it is read"
    : undefined;
}

/** S116: a stored formula may only depend on data that changes by writes. */
export const checkStoredFormulas = (schema: ResourceSchema, schemas: readonly ResourceSchema[]): Finding[] =>
  Object.entries(schema.fields).flatMap(([field, spec]): Finding[] => {
    const problem = spec.stored === true ? problemOf(schema, spec, fieldsThere(schema, schemas)) : undefined;
    return problem === undefined ? [] : [{ code: 'S116', field, message: problem }];
  });
