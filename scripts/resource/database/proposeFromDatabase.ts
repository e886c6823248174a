import { isFieldName, type NewField } from '../newField';
import { note, type Note } from '../proposal/notes';
import type { Proposal, ProposedField } from '../proposal/proposal';
import { camelCased, capitalised, humanised } from '../sourceText';
import { readCheck, type ColumnCheck } from './checks';
import { columnField } from './columnField';
import type { StoredColumn, StoredTable } from './storedTable';

const nameOf = (table: string): string => capitalised(camelCased(table));

/** The numeric primary key, if the table has one; every record of the product has a number as its id. */
function numbering({ primaryKey, columns, links }: StoredTable): string | undefined {
  const [only, ...others] = primaryKey;
  const column = others.length === 0 ? columns.find(({ name }) => name === only) : undefined;
  const isLink = links.some((link) => link.columns.includes(only ?? ''));
  return column && /^(small|big)?int/.test(column.type) && !isLink ? column.name : undefined;
}

/** Notes on how records are identified. */
function keyNotes(table: StoredTable, numbered: string | undefined): readonly Note[] {
  const { primaryKey, columns } = table;
  if (numbered !== undefined) return [];
  if (primaryKey.length !== 1) return primaryKey.length === 0 ? [] : [note('', 'otherId', primaryKey.join(', '))];
  return [
    note('', 'otherId', `${primaryKey[0] ?? ''} (${columns.find(({ name }) => name === primaryKey[0])?.type ?? ''})`),
  ];
}

function linkField(column: StoredColumn, table: StoredTable, target: string): NewField {
  const link = table.links.find(({ columns }) => columns.length === 1 && columns[0] === column.name);
  return {
    name: camelCased(column.name),
    kind: 'reference',
    label: humanised(column.name),
    options: {
      ...(column.notNull && { required: true }),
      resource: target,
      ...(link?.onDelete === 'c' && { owned: true }),
    },
  };
}

/** Other records prevent the deletion, or are deleted too; SET NULL and SET DEFAULT are not supported. */
const deletionNotes = (name: string, onDelete: StoredTable['links'][number]['onDelete']): readonly Note[] =>
  onDelete === 'n' || onDelete === 'd'
    ? [note(name, 'rule', `on delete set ${onDelete === 'n' ? 'null' : 'default'}`)]
    : [];

function fieldOfColumn(
  column: StoredColumn,
  table: StoredTable,
  checks: readonly ColumnCheck[],
  isDeclared: (table: string) => boolean,
): ProposedField {
  const { name } = column;
  if (!isFieldName(camelCased(name))) {
    // `keyNotes` already covers the id.
    if (name === 'id' && table.primaryKey.includes(name)) return { notes: [] };
    return { notes: [note(name, /^(id|version)$/.test(camelCased(name)) ? 'reserved' : 'misnamed')] };
  }
  const link = table.links.find(({ columns }) => columns.length === 1 && columns[0] === name);
  if (link && isDeclared(link.table))
    return { field: linkField(column, table, nameOf(link.table)), notes: deletionNotes(name, link.onDelete) };
  const own = columnField(
    column,
    checks.filter((check) => check.column === name),
  );
  return link ? { ...own, notes: [...own.notes, note(name, 'noTarget', link.table)] } : own;
}

/** Unique constraints: of one column an option of the field, of several an option of the resource. */
function withUniques(table: StoredTable, fields: readonly NewField[]) {
  const isField = (column: string) => fields.some(({ name }) => name === camelCased(column));
  const whole = table.uniques.filter(({ columns, definition }) => definition === undefined && columns.every(isField));
  const isKey = table.primaryKey.length > 0 && table.primaryKey.every(isField);
  const sets = [...(isKey ? [table.primaryKey] : []), ...whole.map(({ columns }) => columns)].map((columns) =>
    columns.map(camelCased),
  );
  const single = sets.flatMap((set) => (set.length === 1 ? set : []));
  return {
    fields: fields.map((field) =>
      single.includes(field.name) ? { ...field, options: { ...field.options, unique: true } } : field,
    ),
    unique: [...new Map(sets.filter((set) => set.length > 1).map((set) => [set.join(), set])).values()],
    notes: [
      ...sets
        .flat()
        .filter((name) => fields.some((field) => field.name === name && field.kind === 'text'))
        .map((name) => note(name, 'caseless')),
      ...table.uniques
        .filter((one) => !whole.includes(one))
        .map(({ columns, definition }) => note('', 'rule', definition ?? `unique (${columns.join(', ')})`)),
    ],
  };
}

function proposalOf(table: StoredTable, isDeclared: (table: string) => boolean): Proposal {
  const numbered = numbering(table);
  const read = table.checks.map((condition) => {
    const parts = readCheck(condition);
    return {
      condition,
      parts: parts?.every(({ column }) => table.columns.some(({ name }) => name === column)) ? parts : undefined,
    };
  });
  const checks = read.flatMap(({ parts = [] }) => parts);
  const proposed = table.columns
    .filter(({ name }) => name !== numbered)
    .map((column) => fieldOfColumn(column, table, checks, isDeclared));
  const { fields, unique, notes } = withUniques(
    table,
    proposed.flatMap(({ field }) => field ?? []),
  );
  const several = table.links.filter(({ columns }) => columns.length > 1);
  return {
    resource: { name: nameOf(table.name), one: humanised(table.name), many: humanised(table.name), fields, unique },
    notes: [
      ...keyNotes(table, numbered),
      ...proposed.flatMap((one) => one.notes),
      ...notes,
      ...several.map((link) =>
        note(
          '',
          'rule',
          `foreign key (${link.columns.join(', ')}) references ${link.table} (${link.targets.join(', ')})`,
        ),
      ),
      ...read.filter(({ parts }) => parts === undefined).map(({ condition }) => note('', 'rule', `check ${condition}`)),
    ],
  };
}

/** Proposes resources for the tables of a database whose names `isChosen` accepts. */
export function proposeFromDatabase(
  tables: readonly StoredTable[],
  isChosen: (name: string) => boolean,
): readonly Proposal[] {
  const chosen = tables.filter(({ name }) => isChosen(nameOf(name)));
  // A reference holds a record's number, so a foreign key to another unique column cannot be one.
  const isDeclared = (name: string) => chosen.some((table) => table.name === name && table.primaryKey.length === 1);
  return chosen.map((table) => proposalOf(table, isDeclared));
}
