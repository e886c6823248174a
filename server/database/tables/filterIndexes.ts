import { kindOf } from '../../../src/resources/fields/kinds';
import { longestText } from '../../../src/resources/formula/longestText';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { FOLD } from '../migration/sharedFunctions';
import { quoted } from '../sql';
import type { Column } from './parts';

/** An index entry has at most 2,704 bytes, and a character up to 4, so longer texts are not indexed. */
const LONGEST_INDEXED_TEXT = 600;

export function isLong(schema: ResourceSchema, field: string): boolean {
  const spec = schema.fields[field];
  if (!spec || kindOf(spec).column(spec) !== 'text') return false;
  // A formula does not tell the maximum length of another record's text.
  return (longestText(spec, schema.fields) ?? Number.POSITIVE_INFINITY) > LONGEST_INDEXED_TEXT;
}

/** Internal resources are read by code through references and indexes, owned ones by owner, nested ones by parent. */
export const isListedWhole = ({ internal, ownedBy, parent }: ResourceSchema): boolean =>
  !internal && ownedBy === undefined && parent === undefined;

/** Whether the search across resources includes it, nested collections as well. */
export const isSearchedWhole = ({ internal, ownedBy }: ResourceSchema): boolean => !internal && ownedBy === undefined;

/** Resources that every session reads are short lists of codes and labels, which need no index. */
const isFilteredByIndex = (schema: ResourceSchema, field: string): boolean =>
  isListedWhole(schema) && schema.readableBy !== 'session' && schema.list.filters.includes(field);

/** Whether a field has an index on its folded text, for filters. */
export function hasFoldedIndex(schema: ResourceSchema, { field, type }: Column): boolean {
  const spec = schema.fields[field];
  const isPlain = type === 'text' && spec !== undefined && kindOf(spec).exact !== true && !isLong(schema, field);
  return isPlain && kindOf(spec).operators(spec).includes('equals') && isFilteredByIndex(schema, field);
}

/** @param isSorted whether another index holds the plain values of the field */
export function filterDefinitions(schema: ResourceSchema, column: Column, isSorted: boolean): string[] {
  const { field, type } = column;
  // Includes the field itself, so that counting is an index-only scan.
  if (hasFoldedIndex(schema, column)) return [`(${FOLD}(${quoted(field)}) text_pattern_ops, ${quoted(field)})`];
  // A boolean matches so many records that a sequential scan costs about the same.
  if (isSorted || type === 'boolean' || type === 'jsonb') return [];
  if (isLong(schema, field) || !isFilteredByIndex(schema, field)) return [];
  return [type.endsWith('[]') ? `using gin (${quoted(field)})` : `(${quoted(field)})`];
}
