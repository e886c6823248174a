import { parametersOf } from '../../../src/resources/registry/registry';
import type { FieldSpec } from '../../../src/resources/language/kind';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Case } from './cases';

/** What the code that lists and writes records asks of a declaration besides its fields. */
const MARKS = ['view', 'computed', 'key', 'ranked', 'tree', 'ownedBy', 'audience', 'scope'] as const;

/** Names of the options of a field that are set; what they say is data to the code that reads them. */
export const optionsOf = (spec: FieldSpec): readonly string[] =>
  Object.entries(spec)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (name === 'kind' ? `kind=${String(value)}` : name))
    .toSorted();

/** What makes a case about a field another one than the same case about a field of another resource. */
export function fieldShape(what: string, { name, operations, ...schema }: ResourceSchema, field: string): string {
  const spec = schema.fields[field];
  const marks = MARKS.filter((mark) => schema[mark] !== undefined);
  const collection = [operations.list, parametersOf(name).length, ...marks];
  return [what, ...collection, ...(spec ? optionsOf(spec) : [field])].join(' ');
}

/** Lets cases of one shape run once, at the first resource that has it; all of them where `areAllMeant`. */
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
