import { exclusionRules } from '../../../src/resources/records/exclusionRules';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { quoted } from '../sql';
import { isLong } from './filterIndexes';
import type { Column } from './parts';

/** Case-insensitive: `ABC` and `abc` are the same code to people. */
export function sameTerm(schema: ResourceSchema, field: string, columns: readonly Column[], alias?: string): string {
  const name = alias === undefined ? quoted(field) : quoted(alias, field);
  if (columns.find((column) => column.field === field)?.type !== 'text') return name;
  const folded = `lower(${name})`;
  return isLong(schema, field) ? `md5(${folded})` : folded;
}

/** Index terms to find the records that may clash with another one. */
export const exclusionTerms = (schema: ResourceSchema, columns: readonly Column[]) =>
  exclusionRules(schema)
    // Rules without fields are served by the index of the parent.
    .filter(({ same, period }) => same.length > 0 || period !== undefined)
    .map(({ same, period }) => ({
      fields: [...same, ...(period ? [period.from] : [])],
      terms: [...same.map((field) => sameTerm(schema, field, columns)), ...(period ? [quoted(period.from)] : [])],
    }));
