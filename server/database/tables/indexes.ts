import { kindOf } from '../../../src/resources/fields/kinds';
import { ownSearch } from '../../../src/resources/records/search';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { quoted } from '../sql';
import { FOLD } from '../migration/sharedFunctions';
import { exclusionTerms, sameTerm } from './exclusionIndexes';
import { filterDefinitions, isListedWhole, isLong, isSearchedWhole } from './filterIndexes';
import { definedName, tableName } from './names';
import type { Column, Index } from './parts';
import { isEmbedded, pointersOf } from './pointers';
import { withoutRepetition } from './repeatedIndexes';
import { SYSTEM_COLUMNS } from './systemColumns';

/** Lists and checks look below one parent at a time, so its id comes first in every index of a nested collection. */
const scoped = (schema: ResourceSchema, columns: readonly string[]): string =>
  [...(schema.parent ? [quoted(SYSTEM_COLUMNS.parent)] : []), ...columns].join(', ');

/** The sets of fields that are held once below each parent. Of a single record there is one: no field at all. */
function uniqueFieldsOf({ fields, unique, key, ranked, operations }: ResourceSchema): readonly (readonly string[])[] {
  const single = Object.entries(fields).flatMap(([field, spec]) => (spec.unique || field === key ? [[field]] : []));
  return [
    ...single,
    ...unique,
    ...(ranked ? [[ranked.segment, ranked.rank]] : []),
    ...(operations.list === 'single' ? [[]] : []),
  ];
}

function uniqueIndexes(schema: ResourceSchema, columns: readonly Column[]): Index[] {
  return uniqueFieldsOf(schema).map((fields) => {
    const definition = `(${scoped(
      schema,
      fields.map((field) => sameTerm(schema, field, columns)),
    )})`;
    return {
      name: definedName(`ux_${[tableName(schema.name), ...fields].join('_')}`, definition),
      definition,
      uniqueFields: fields,
    };
  });
}

/**
 * One index read in both directions where there are no nulls; otherwise one for each, because nulls come last in both.
 * Below one parent there are few records: they are sorted when they are asked for, but for the order of the list itself.
 * So are those of one owner, and what code reads of internal resources.
 */
function sortDefinitions(schema: ResourceSchema, { field, notNull }: Column): string[] {
  const { sort } = schema.list;
  const ascending = `(${scoped(schema, [quoted(field), 'id'])})`;
  const descending = `(${scoped(schema, [`${quoted(field)} desc nulls last`, 'id desc'])})`;
  if (isListedWhole(schema)) return notNull ? [ascending] : [ascending, descending];
  if (!schema.parent || sort.field !== field) return [];
  return [notNull || sort.order === 'ASC' ? ascending : descending];
}

/** The fields whose records are asked for by a value: by parameters of lists, lookups and addresses. */
const askedFields = ({ parameters, lookups, readBy }: ResourceSchema): readonly string[] => [
  ...Object.values(parameters).flatMap(({ equals }) => equals ?? []),
  ...Object.values(lookups).map(({ field }) => field),
  ...(readBy === undefined ? [] : [readBy]),
];

/** How values of a column are looked for: texts are compared folded. */
const askedTerm = ({ field, type }: Column): string => (type === 'text' ? `${FOLD}(${quoted(field)})` : quoted(field));

function plainIndexes(schema: ResourceSchema, columns: readonly Column[], linked: readonly string[]): Index[] {
  const sorted = new Set([schema.list.sort.field, ...schema.list.columns]);
  const asked = new Set(askedFields(schema));
  const embedding = new Set(
    pointersOf(schema.fields)
      .filter(isEmbedded)
      .map(({ path: [field] }) => field),
  );
  const index = (field: string, definition: string): Index => ({
    name: definedName(`ix_${tableName(schema.name)}_${field}`, definition),
    definition,
  });
  return columns.flatMap((column) => {
    const spec = schema.fields[column.field];
    if (!spec) return [];
    const kind = kindOf(spec);
    const target = kind.reference?.(spec);
    const isArray = column.type.endsWith('[]');
    if (embedding.has(column.field)) return [index(column.field, `using gin (${quoted(column.field)} jsonb_path_ops)`)];
    if (target?.several) return [index(column.field, `using gin (${quoted(column.field)})`)];
    const isIndexable = !isLong(schema, column.field) && !isArray && column.type !== 'jsonb';
    // A reference is sorted by the names of what it points at, which stand in another table.
    const isOrdered = kind.sortable && !target;
    const orders = isOrdered && sorted.has(column.field) && isIndexable ? sortDefinitions(schema, column) : [];
    // A deletion looks for the records that point at it, and a link for those that it goes through, whatever their parent.
    const everywhere = target || (linked.includes(column.field) && isIndexable);
    const pointing = everywhere && (schema.parent || orders.length === 0) ? [`(${askedTerm(column)})`] : [];
    const isServed = column.type !== 'text' && (orders.length > 0 || (pointing.length > 0 && !schema.parent));
    const filtering = filterDefinitions(schema, column, orders.length > 0 || pointing.length > 0);
    const isAsked = asked.has(column.field) && isIndexable && !isServed && !schema.parent;
    // A number that is typed in another form is looked for by what it begins with.
    const begins = kind.beginningOf && isSearchedWhole(schema) && ownSearch(schema).length > 0;
    const beginning = begins ? [`(${quoted(column.field)} text_pattern_ops)`] : [];
    const looking = isAsked && filtering.length === 0 ? [`(${askedTerm(column)})`] : [];
    return [...new Set([...orders, ...pointing, ...looking, ...filtering, ...beginning])].map((definition) =>
      index(column.field, definition),
    );
  });
}

/** What code reads together. A declaration that wants a long text in it is its author's to reconsider. */
const declaredIndexes = (schema: ResourceSchema): Index[] =>
  schema.indexes.map((fields) => {
    const definition = `(${scoped(
      schema,
      fields.map((field) => quoted(field)),
    )})`;
    return { name: definedName(`ix_${[tableName(schema.name), ...fields].join('_')}`, definition), definition };
  });

/** What each write looks for that may be in the way of another record. */
const exclusionIndexes = (schema: ResourceSchema, columns: readonly Column[]): Index[] =>
  exclusionTerms(schema, columns).map(({ fields, terms }) => {
    const definition = `(${scoped(schema, terms)})`;
    return {
      name: definedName(`ix_${[tableName(schema.name), ...fields].join('_')}_exclusion`, definition),
      definition,
    };
  });

/** What statistics read together: the first field finds the records, and the others are read in the index alone. */
export const countingIndexes = (schema: ResourceSchema): Index[] =>
  schema.counted.map(([first = '', ...others]) => {
    const beside = [...others, ...(schema.parent ? [SYSTEM_COLUMNS.parent] : [])].map((column) => quoted(column));
    const definition = `(${quoted(first)})${beside.length > 0 ? ` include (${beside.join(', ')})` : ''}`;
    return { name: definedName(`ix_${tableName(schema.name)}_${first}_counted`, definition), definition };
  });

/**
 * The indexes of a resource's table: uniqueness, orders of its list, references, values that are asked for, declared
 * ones, search, parent. `linked`: the fields by which lists of other resources ask.
 */
export function indexesOf(
  schema: ResourceSchema,
  columns: readonly Column[],
  linked: readonly string[],
): readonly Index[] {
  const name = tableName(schema.name);
  const system = (column: string, definition: string): Index => ({
    name: definedName(`ix_${name}${column}`, definition),
    definition,
  });
  const { search, parent } = SYSTEM_COLUMNS;
  const own = [
    ...uniqueIndexes(schema, columns),
    ...plainIndexes(schema, columns, linked),
    ...declaredIndexes(schema),
    ...exclusionIndexes(schema, columns),
    ...countingIndexes(schema),
  ];
  const isFoundByParent = own.some(({ definition }) => definition.startsWith(`(${quoted(parent)}`));
  return withoutRepetition([
    ...own,
    ...(isSearchedWhole(schema) && ownSearch(schema).length > 0
      ? [system(search, `using gin (${quoted(search)} gin_trgm_ops)`)]
      : []),
    ...(schema.parent && !isFoundByParent ? [system(parent, `(${quoted(parent)}, id)`)] : []),
  ]);
}
