import { kindOf } from '../../../src/resources/fields/kinds';
import { ownSearch } from '../../../src/resources/records/search';
import { tieFields } from '../../../src/resources/records/tieFields';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { quoted } from '../sql';
import { FOLD } from '../migration/sharedFunctions';
import { exclusionTerms, sameTerm } from './exclusionIndexes';
import { filterDefinitions, isListedWhole, isLong, isSearchedWhole } from './filterIndexes';
import { definedName, tableName } from './names';
import { orderTerm } from './orderTerm';
import type { Column, Index } from './parts';
import { isEmbedded, pointersOf } from './pointers';
import { withoutRepetition } from './repeatedIndexes';
import { SYSTEM_COLUMNS } from './systemColumns';

/** Nested collections are read by parent, so its id comes first in their indexes. */
const scoped = (schema: ResourceSchema, columns: readonly string[]): string =>
  [...(schema.parent ? [quoted(SYSTEM_COLUMNS.parent)] : []), ...columns].join(', ');

/** The sets of fields that are unique within a parent. A singleton has an empty set: only one record per parent. */
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
 * Without nulls, one index serves both directions; otherwise each needs one, because nulls come last in both. Records
 * below one parent are few, so only the default order is indexed; owned and internal resources need none. The rest of a
 * name is part of the index of its first field.
 */
function sortDefinitions(schema: ResourceSchema, column: Column, columns: readonly Column[]): string[] {
  const { sort } = schema.list;
  const { field, notNull } = column;
  const ties = tieFields(schema, field)
    .filter((name) => !isLong(schema, name))
    .flatMap((name) => columns.filter((one) => one.field === name));
  const terms = [column, ...ties].map((one) => orderTerm(schema, one));
  // PostgreSQL reads an expression from the index alone only if the index holds its columns too.
  const beside = [column, ...ties].map((one) => quoted(one.field)).filter((name) => !terms.includes(name));
  const included = beside.length > 0 ? ` include (${beside.join(', ')})` : '';
  const ascending = `(${scoped(schema, [...terms, 'id'])})${included}`;
  const descending = `(${scoped(schema, [...terms.map((one) => `${one} desc nulls last`), 'id desc'])})${included}`;
  if (isListedWhole(schema)) return notNull ? [ascending] : [ascending, descending];
  if (!schema.parent || sort.field !== field) return [];
  return [notNull || sort.order === 'ASC' ? ascending : descending];
}

/** The fields that are looked up by value: by list parameters, lookups and addresses. */
const askedFields = ({ parameters, lookups, readBy }: ResourceSchema): readonly string[] => [
  ...Object.values(parameters).flatMap(({ equals }) => equals ?? []),
  ...Object.values(lookups).map(({ field }) => field),
  ...(readBy === undefined ? [] : [readBy]),
];

/** The expression that lookups compare: text is folded. */
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
    // References are sorted by names in another table, so an index here cannot help.
    const isOrdered = kind.sortable && !target;
    const orders = isOrdered && sorted.has(column.field) && isIndexable ? sortDefinitions(schema, column, columns) : [];
    // Deletions look up references, and links their field, across all parents.
    const everywhere = target || (linked.includes(column.field) && isIndexable);
    const pointing = everywhere && (schema.parent || orders.length === 0) ? [`(${askedTerm(column)})`] : [];
    const isServed = column.type !== 'text' && (orders.length > 0 || (pointing.length > 0 && !schema.parent));
    // The order of choices says nothing of their values; an index for statistics that holds them serves their filter.
    const isValued =
      orderTerm(schema, column) === quoted(column.field)
        ? orders.length > 0
        : schema.counted.some((fields) => fields.includes(column.field));
    const filtering = filterDefinitions(schema, column, isValued || pointing.length > 0);
    const isAsked = asked.has(column.field) && isIndexable && !isServed && !schema.parent;
    // Numbers typed in another notation are searched by prefix.
    const begins = kind.beginningOf && isSearchedWhole(schema) && ownSearch(schema).length > 0;
    const beginning = begins ? [`(${quoted(column.field)} text_pattern_ops)`] : [];
    const looking = isAsked && filtering.length === 0 ? [`(${askedTerm(column)})`] : [];
    return [...new Set([...orders, ...pointing, ...looking, ...filtering, ...beginning])].map((definition) =>
      index(column.field, definition),
    );
  });
}

/** Declared indexes. Long text fields are not excluded: that is up to the declaration's author. */
const declaredIndexes = (schema: ResourceSchema): Index[] =>
  schema.indexes.map((fields) => {
    const definition = `(${scoped(
      schema,
      fields.map((field) => quoted(field)),
    )})`;
    return { name: definedName(`ix_${[tableName(schema.name), ...fields].join('_')}`, definition), definition };
  });

const exclusionIndexes = (schema: ResourceSchema, columns: readonly Column[]): Index[] =>
  exclusionTerms(schema, columns).map(({ fields, terms }) => {
    const definition = `(${scoped(schema, terms)})`;
    return {
      name: definedName(`ix_${[tableName(schema.name), ...fields].join('_')}_exclusion`, definition),
      definition,
    };
  });

/** Indexes for statistics: the first field finds the records, the others are included for index-only scans. */
export const countingIndexes = (schema: ResourceSchema): Index[] =>
  schema.counted.map(([first = '', ...others]) => {
    const beside = [...others, ...(schema.parent ? [SYSTEM_COLUMNS.parent] : [])].map((column) => quoted(column));
    const definition = `(${quoted(first)})${beside.length > 0 ? ` include (${beside.join(', ')})` : ''}`;
    return { name: definedName(`ix_${tableName(schema.name)}_${first}_counted`, definition), definition };
  });

/** @param linked fields by which lists of other resources look up records */
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
