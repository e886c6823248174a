import { exclusionRules } from '../../../src/resources/records/exclusionRules';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { quoted } from '../sql';
import { isLong } from './filterIndexes';
import type { Column } from './parts';

/** `ABC` and `abc` are the same code to the people who type them. */
export function sameTerm(schema: ResourceSchema, field: string, columns: readonly Column[], alias?: string): string {
  const name = alias === undefined ? quoted(field) : quoted(alias, field);
  if (columns.find((column) => column.field === field)?.type !== 'text') return name;
  const folded = `lower(${name})`;
  return isLong(schema, field) ? `md5(${folded})` : folded;
}

/** What finds the records that may be in the way of another one, by their fields. */
export const exclusionTerms = (schema: ResourceSchema, columns: readonly Column[]) =>
  exclusionRules(schema)
    // Those below one parent are found by their parent alone.
    .filter(({ same, period }) => same.length > 0 || period !== undefined)
    .map(({ same, period }) => ({
      fields: [...same, ...(period ? [period.from] : [])],
      terms: [...same.map((field) => sameTerm(schema, field, columns)), ...(period ? [quoted(period.from)] : [])],
    }));
