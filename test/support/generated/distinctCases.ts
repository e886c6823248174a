import { parametersOf } from '../../../src/resources/registry/registry';
import type { FieldSpec } from '../../../src/resources/language/kind';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Case } from './cases';

/** Marks of a declaration, besides its fields, that the code for lists and writes reads. */
const MARKS = ['view', 'computed', 'key', 'ranked', 'tree', 'ownedBy', 'audience', 'scope'] as const;

/** Names of the field options that are set; their values do not change the code path. */
export const optionsOf = (spec: FieldSpec): readonly string[] =>
  Object.entries(spec)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (name === 'kind' ? `kind=${String(value)}` : name))
    .toSorted();

/** Identifies equivalent cases about fields of different resources. */
export function fieldShape(what: string, { name, operations, ...schema }: ResourceSchema, field: string): string {
  const spec = schema.fields[field];
  const marks = MARKS.filter((mark) => schema[mark] !== undefined);
  const collection = [operations.list, parametersOf(name).length, ...marks];
  return [what, ...collection, ...(spec ? optionsOf(spec) : [field])].join(' ');
}

/** Runs cases of one shape once, at the first resource that has it; runs all if `areAllMeant`. */
export function distinctCases(areAllMeant: boolean): (cases: readonly Case[]) => readonly Case[] {
  const known = new Set<string>();
  return (cases) =>
    cases.filter(({ shape }) => {
      if (areAllMeant || shape === undefined) return true;
      const isNew = !known.has(shape);
      known.add(shape);
      return isNew;
    });
}
