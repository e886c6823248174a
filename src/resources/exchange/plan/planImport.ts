import type { CellContext } from '../cells/cellTypes';
import { lineOf, type ReadTable } from '../read/readTypes';
import { mappedColumns } from './columns';
import { decideRow, type Target } from './decide';
import { rowsByKey, type RowsByKey } from './rowsByKey';
import { planDependencies, type Planned } from './planDependencies';
import { createNotes } from './notes';
import { ownRecords, type OwnRecords } from './ownRecords';
import { groupsOf, planChildRows } from './planChildRows';
import { isEmptyValue } from '../../fields/shared/reading';
import { readCells, type CellIssue, type ReadColumn, type ReadValue, type RecordCells } from './readRow';
import type { ImportInput, ImportPlan } from './importPlanTypes';

const ROWS_BETWEEN_REPORTS = 500;

type Notes = ReturnType<typeof createNotes>;

/** The key as written in the file. */
const shownKey = (table: ReadTable, row: number, { at }: ReadColumn): string => String(table.rows[row]?.[at] ?? '');

/**
 * Refuses rows of the same key, because the file does not say which one is right; of identical rows, only the repetitions.
 * @param own the columns that make rows identical
 */
function refuseDuplicates(
  notes: Notes,
  table: ReadTable,
  column: ReadColumn,
  own: readonly ReadColumn[],
  rows: RowsByKey,
): void {
  const textOf = (row: number): string =>
    JSON.stringify(own.map(({ at }) => String(table.rows[row]?.[at] ?? '').trim()));
  for (const same of rows.values()) {
    const [first = 0, second = 0] = same;
    if (same.length < 2) continue;
    const isRepeated = same.every((row) => textOf(row) === textOf(first));
    for (const row of isRepeated ? same.slice(1) : same) {
      const line = lineOf(table, row === first ? second : first);
      const code = isRepeated ? 'repeatedRow' : 'duplicateKey';
      notes.refuse(row, column.target, code, { key: shownKey(table, row, column), line });
    }
  }
}

/** Columns with unique values: the key and other unique fields. */
const singleColumns = (own: readonly ReadColumn[], { mode, key }: ImportInput): readonly ReadColumn[] =>
  own.filter(({ column }) =>
    column.name === key ? mode !== 'create' || key !== 'id' : column.path.length === 1 && column.spec.unique === true,
  );

/** Required values of a new record that its row leaves empty, without those that have an initial one. */
const missingValues = (own: readonly ReadColumn[], { values }: RecordCells): readonly CellIssue[] =>
  own.flatMap(({ column, target }) => {
    const { spec, path } = column;
    const isEmpty = values.some((cell) => cell.column === column && isEmptyValue(cell.value));
    const isMissing = isEmpty && path.length === 1 && spec.required && !spec.visibleWhen && spec.initial === undefined;
    return isMissing ? [{ target, issue: { code: 'required' } }] : [];
  });

function planRows(
  input: ImportInput,
  own: readonly ReadColumn[],
  notes: Notes,
  context: CellContext,
): readonly Planned[] {
  const { schema, table, onProgress } = input;
  const planned: Planned[] = [];
  for (const column of singleColumns(own, input))
    refuseDuplicates(notes, table, column, own, rowsByKey(table.rows, column, context));
  const target: Target = input;
  for (const [row, cells] of table.rows.entries()) {
    if (row % ROWS_BETWEEN_REPORTS === 0) onProgress?.(row, table.rows.length);
    const read = readCells(cells, own, context);
    notes.complain(row, read.issues);
    const { record, change, refusal } = decideRow(target, read);
    if (notes.hasProblem(row)) {
      // The API does not see the row: what it would refuse is said with the rest, and the row is corrected once.
      if (change?.action === 'create') notes.complain(row, missingValues(own, read));
      continue;
    }
    if (refusal) notes.refuse(row, refusal.field, refusal.code, refusal.args);
    else if (change) planned.push({ change, schema, rows: [row], ...(!record && { creates: row }) });
  }
  return planned;
}

/** Looks up references among the existing records first, then in the file. */
function withOwn(context: CellContext, resource: string, own: OwnRecords | undefined): CellContext {
  if (!own) return context;
  return {
    ...context,
    find(of, text) {
      const found = context.find(of, text);
      return found === 'unknown' && of === resource ? own.find(text) : found;
    },
    idOf: (of, id) => (of === resource ? own.idOf(id) : id),
  };
}

/** Values by row, without empty ones; rows without any are left out. */
function namesOf(rows: readonly number[], read: (row: number) => readonly ReadValue[]): ImportPlan['naming'] {
  const named = rows.map((row) => {
    const values = read(row).filter(({ value }) => !isEmptyValue(value));
    return [row, Object.fromEntries(values.map(({ column, value }) => [column.name, value]))] as const;
  });
  return Object.fromEntries(named.filter(([, values]) => Object.keys(values).length > 0));
}

/**
 * Plans the rows of a file as changes to a collection, without the API: matches records, compares values,
 * finds problems. Rows with a problem contribute no change. Pure, and linear in rows.
 */
export function planImport(input: ImportInput): ImportPlan {
  const { schema, table, mapping, nested, references } = input;
  const columns = mappedColumns(schema, mapping, nested?.schema);
  const notes = createNotes();
  const known: CellContext = {
    decimalComma: table.decimalComma,
    find: (resource, text) => references[resource]?.find(text) ?? 'unknown',
  };
  const below = nested && columns.nested.length > 0 ? nested : undefined;
  const key = columns.own.find(({ column }) => column.name === input.key);
  const groups = below ? groupsOf(input, key, known) : table.rows.map((_, row) => [row]);
  const own = ownRecords(input, groups, columns.own, [...columns.own, ...(below ? columns.nested : [])], known);
  const context = withOwn(known, schema.name, own);
  const planned = below
    ? planChildRows({ ...input, nested: below }, columns, groups, notes, context)
    : planRows(input, columns.own, notes, context);
  const linked = planDependencies(planned, notes, table);
  input.onProgress?.(table.rows.length, table.rows.length);
  const asked = new Set(linked.rowOf);
  const naming = columns.own.filter(({ column }) => schema.representation.includes(column.name));
  const isUnchanged = (row: number): boolean => !asked.has(row) && !notes.hasProblem(row);
  const found = notes.finish();
  return {
    ...linked,
    unchanged: table.rows.flatMap((_, row) => (isUnchanged(row) ? [row] : [])),
    ...found,
    naming: namesOf(
      found.problems.map(({ row }) => row),
      (row) => readCells(table.rows[row] ?? [], naming, context).values,
    ),
  };
}
