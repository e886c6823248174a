import type { ChangeRequest } from '../../changes/changes';
import type { Issue } from '../../language/kind';
import { recordIssues } from '../../records/recordIssues';
import type { ResourceSchema } from '../../language/resourceSchema';
import { validateField, type Issues } from '../../records/validate';
import { createdValues } from '../form/formValues';
import { isPending, rowValues } from './gridState';
import type { Values } from '../../language/values';
import type { GridColumn, GridRow } from './sheetTypes';

export interface PendingRow {
  readonly index: number;
  readonly row: GridRow;
  readonly action: ChangeRequest['action'];
  readonly fields: readonly string[];
}

const actionOf = ({ id, isDeleted }: GridRow): ChangeRequest['action'] => {
  if (isDeleted) return 'delete';
  return id === undefined ? 'create' : 'update';
};

export const pendingRows = (rows: readonly GridRow[]): readonly PendingRow[] =>
  rows.flatMap((row, index) =>
    isPending(row) ? [{ index, row, action: actionOf(row), fields: Object.keys(row.entries) }] : [],
  );

const entryValues = ({ entries }: GridRow): Values =>
  Object.fromEntries(Object.entries(entries).map(([name, { value }]) => [name, value]));

/**
 * The change requests of rows. Invalid entries are sent too: the API refuses them and reports the row.
 *
 * @param address of the collection
 */
export const changesOf = (
  schema: Pick<ResourceSchema, 'fields'>,
  address: string,
  pending: readonly PendingRow[],
): readonly ChangeRequest[] =>
  pending.map(({ row, action }) => ({
    collection: address,
    action,
    ...(row.id !== undefined && { id: row.id }),
    ...(row.version !== undefined && { version: row.version }),
    ...(action === 'create' && { values: createdValues(schema, rowValues(row)) }),
    ...(action === 'update' && { values: entryValues(row) }),
  }));

const NONE: Issues = {};

function findIssues(schema: Pick<ResourceSchema, 'fields' | 'periods'>, columns: readonly GridColumn[], row: GridRow) {
  if (row.isDeleted || !isPending(row)) return NONE;
  const found: Record<string, readonly Issue[]> = {};
  for (const [name, { issues }] of Object.entries(row.entries)) if (issues) found[name] = issues;
  if (row.id === undefined)
    for (const { name, spec, written } of columns) {
      if (written === 'never' || Object.hasOwn(row.entries, name)) continue;
      const read = validateField(row.base[name], spec);
      if (!read.ok) found[name] = read.issues;
    }
  return { ...recordIssues(schema, rowValues(row), row.id === undefined ? undefined : row.base), ...found };
}

/** Validates rows against the declaration; memoises the issues per row. */
export function issueFinder(
  schema: Pick<ResourceSchema, 'fields' | 'periods'>,
  columns: readonly GridColumn[],
): (row: GridRow) => Issues {
  const known = new WeakMap<GridRow, Issues>();
  return (row) => {
    const found = known.get(row) ?? findIssues(schema, columns, row);
    known.set(row, found);
    return found;
  };
}

export interface InvalidCell {
  readonly row: PendingRow;
  /** Name of the column. */
  readonly fault: string;
}

/** The cells that saving would refuse, in the order in which they are read. */
export const invalidCells = (
  pending: readonly PendingRow[],
  columns: readonly GridColumn[],
  issuesOf: (row: GridRow) => Issues,
): readonly InvalidCell[] =>
  pending.flatMap((row) => {
    const issues = issuesOf(row.row);
    return columns.flatMap(({ name }) => (issues[name] ? [{ row, fault: name }] : []));
  });
