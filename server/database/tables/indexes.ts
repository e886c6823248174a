import { kindOf } from '../../../src/resources/fields/kinds';
import type { ResourceSchema } from '../../../src/resources/types';
import { quoted } from '../sql';
import { definedName, tableName } from './names';
import type { Column, Index } from './parts';
import { SYSTEM_COLUMNS } from './systemColumns';

/** Lists and checks look below one parent at a time, so its id comes first in every index of a nested collection. */
const scoped = (schema: ResourceSchema, columns: readonly string[]): string =>
  [...(schema.parent ? [quoted(SYSTEM_COLUMNS.parent)] : []), ...columns].join(', ');

/** An index entry has at most 2,704 bytes, and a character up to 4: longer texts are sorted without an index. */
const LONGEST_INDEXED_TEXT = 600;

function isLong(schema: ResourceSchema, field: string): boolean {
  const spec = schema.fields[field];
  const longest = spec && kindOf(spec).jsonSchema(spec).maxLength;
  return typeof longest === 'number' && longest > LONGEST_INDEXED_TEXT;
}

/** `ABC` and `abc` are the same code to the people who type them. */
function uniqueTerm(schema: ResourceSchema, field: string, columns: readonly Column[]): string {
  if (columns.find((column) => column.field === field)?.type !== 'text') return quoted(field);
  const folded = `lower(${quoted(field)})`;
  return isLong(schema, field) ? `md5(${folded})` : folded;
}

function uniqueIndexes(schema: ResourceSchema, columns: readonly Column[]): Index[] {
  const single = Object.entries(schema.fields).flatMap(([field, spec]) => (spec.unique ? [[field]] : []));
  return [...single, ...schema.unique].map((fields) => {
    const definition = `(${scoped(
      schema,
      fields.map((field) => uniqueTerm(schema, field, columns)),
    )})`;
    return {
      name: definedName(`ux_${tableName(schema.name)}_${fields.join('_')}`, definition),
      definition,
      uniqueFields: fields,
    };
  });
}

/**
 * One index read in both directions where there are no nulls; otherwise one for each, because nulls come last in both.
 */
function sortDefinitions(schema: ResourceSchema, { field, notNull }: Column): string[] {
  const ascending = `(${scoped(schema, [quoted(field), 'id'])})`;
  if (notNull) return [ascending];
  return [ascending, `(${scoped(schema, [`${quoted(field)} desc nulls last`, 'id desc'])})`];
}

function plainIndexes(schema: ResourceSchema, columns: readonly Column[]): Index[] {
  const sorted = new Set([schema.list.sort.field, ...schema.list.columns]);
  const index = (field: string, definition: string): Index => ({
    name: definedName(`ix_${tableName(schema.name)}_${field}`, definition),
    definition,
  });
  return columns.flatMap((column) => {
    const spec = schema.fields[column.field];
    if (!spec) return [];
    const kind = kindOf(spec);
    const target = kind.reference?.(spec);
    if (target?.several) return [index(column.field, `using gin (${quoted(column.field)})`)];
    const orders =
      kind.sortable && sorted.has(column.field) && !isLong(schema, column.field) ? sortDefinitions(schema, column) : [];
    // A deletion looks for the records that point at it, whatever their parent.
    const pointing = target && (schema.parent || orders.length === 0) ? [`(${quoted(column.field)})`] : [];
    return [...orders, ...pointing].map((definition) => index(column.field, definition));
  });
}

/** The indexes of a resource's table: uniqueness, orders of its list, references, search, parent. */
export function indexesOf(schema: ResourceSchema, columns: readonly Column[]): Index[] {
  const name = tableName(schema.name);
  const system = (column: string, definition: string): Index => ({
    name: definedName(`ix_${name}${column}`, definition),
    definition,
  });
  const { search, parent } = SYSTEM_COLUMNS;
  return [
    ...uniqueIndexes(schema, columns),
    ...plainIndexes(schema, columns),
    ...(schema.search.length > 0 ? [system(search, `using gin (${quoted(search)} gin_trgm_ops)`)] : []),
    ...(schema.parent ? [system(parent, `(${quoted(parent)}, id)`)] : []),
  ];
}
