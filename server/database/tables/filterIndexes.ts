import { kindOf } from '../../../src/resources/fields/kinds';
import { longestText } from '../../../src/resources/formula/longestText';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { FOLD } from '../migration/sharedFunctions';
import { quoted } from '../sql';
import type { Column } from './parts';

/** An index entry has at most 2,704 bytes, and a character up to 4: longer texts are sorted and filtered without an index. */
const LONGEST_INDEXED_TEXT = 600;

export function isLong(schema: ResourceSchema, field: string): boolean {
  const spec = schema.fields[field];
  if (!spec || kindOf(spec).column(spec) !== 'text') return false;
  // How long the text of another record is, a formula does not say.
  return (longestText(spec, schema.fields) ?? Number.POSITIVE_INFINITY) > LONGEST_INDEXED_TEXT;
}

/**
 * Whether people list, sort and search all records of a resource at once. Those of internal resources are read by code, by
 * their references and declared indexes; those that have owners by their owners; nested ones below their parents.
 */
export const isListedWhole = ({ internal, ownedBy, parent }: ResourceSchema): boolean =>
  !internal && ownedBy === undefined && parent === undefined;

/** Whether the search of everything looks in its records: what hangs below others is found as well. */
export const isSearchedWhole = ({ internal, ownedBy }: ResourceSchema): boolean => !internal && ownedBy === undefined;

/** A list that every session reads is one of codes and labels, and short enough to be filtered where it stands. */
const isFilteredByIndex = (schema: ResourceSchema, field: string): boolean =>
  isListedWhole(schema) && schema.readableBy !== 'session' && schema.list.filters.includes(field);

/** Whether an index holds the folded texts of a field, by which filters find them. */
export function hasFoldedIndex(schema: ResourceSchema, { field, type }: Column): boolean {
  const spec = schema.fields[field];
  const isPlain = type === 'text' && spec !== undefined && kindOf(spec).exact !== true && !isLong(schema, field);
  return isPlain && kindOf(spec).operators(spec).includes('equals') && isFilteredByIndex(schema, field);
}

/**
 * What serves the filters of a field that no other index serves; nothing where one does.
 *
 * @param isSorted whether an index holds the values of the field as they are
 */
export function filterDefinitions(schema: ResourceSchema, column: Column, isSorted: boolean): string[] {
  const { field, type } = column;
  // The field itself comes second, so that records are counted in the index alone.
  if (hasFoldedIndex(schema, column)) return [`(${FOLD}(${quoted(field)}) text_pattern_ops, ${quoted(field)})`];
  // A flag holds for so many records that reading the table costs about as much.
  if (isSorted || type === 'boolean' || type === 'jsonb') return [];
  if (isLong(schema, field) || !isFilteredByIndex(schema, field)) return [];
  return [type.endsWith('[]') ? `using gin (${quoted(field)})` : `(${quoted(field)})`];
}
