import { segmentOfHandle } from '../../changes/changes';
import type { CellContext } from '../cells/cellTypes';
import { fillTemplate } from '../../registry/registry';
import { lineOf } from '../read/readTypes';
import type { MappedColumns } from './columns';
import { decideRow } from './decide';
import { keyTextOf, rowsByKey } from './rowsByKey';
import type { Planned } from './planDependencies';
import { merged } from './merged';
import type { createNotes } from './notes';
import { handleOfRow } from './provisional';
import { readCells, type ReadColumn, type RecordCells } from './readRow';
import { nestedName } from './targets';
import type { ImportInput, NestedImport } from './importPlanTypes';

type Notes = ReturnType<typeof createNotes>;
type Input = ImportInput & { readonly nested: NestedImport };

interface NestedRow {
  readonly row: number;
  readonly own: RecordCells;
  readonly below: RecordCells;
}

/** Groups rows by the record they describe, in order of first occurrence. */
export function groupsOf(
  { table }: Pick<ImportInput, 'table'>,
  key: ReadColumn | undefined,
  context: CellContext,
): readonly (readonly number[])[] {
  const grouped = key ? rowsByKey(table.rows, key, context) : new Map<string, readonly number[]>();
  const placed = new Set([...grouped.values()].flat());
  const alone = table.rows.flatMap((_, row) => (placed.has(row) ? [] : [[row]]));
  return [...grouped.values(), ...alone].sort(([a = 0], [b = 0]) => a - b);
}

const addressBelow = ({ schema, collection, nested }: Input, record: number | string): string =>
  `${collection}/${record}${fillTemplate(nested.schema.name.slice(schema.name.length + 1).replace(/^\{\w+\}/, ''), {})}`;

/** Parent of a nested row: an existing record, or the one created by a row. */
type Above = { readonly id: number } | { readonly row: number };

/**
 * Plans rows that contain a record and one of its children; rows with the same key form a group. Children
 * missing from the file are kept.
 *
 * @param groups the rows of each record (`groupsOf`)
 */
export function planChildRows(
  input: Input,
  columns: MappedColumns,
  groups: readonly (readonly number[])[],
  notes: Notes,
  context: CellContext,
): readonly Planned[] {
  const { schema, table, nested, mode, emptyCell, onProgress } = input;
  const planned: Planned[] = [];
  const prefix = nestedName(nested.schema);
  const nestedKey = columns.nested.find(({ column }) => column.name === nested.key);

  function readGroup(rows: readonly number[]): readonly NestedRow[] {
    return rows.flatMap((row) => {
      const cells = table.rows[row] ?? [];
      const own = readCells(cells, columns.own, context);
      const below = readCells(cells, columns.nested, context);
      notes.complain(row, own.issues);
      if (own.issues.length > 0) notes.complain(row, below.issues);
      return own.issues.length > 0 ? [] : [{ row, own, below }];
    });
  }

  function refuseDuplicates(group: readonly NestedRow[]): void {
    if (!nestedKey) return;
    const first = new Map<string, number>();
    for (const { row } of group) {
      const text = keyTextOf(table.rows[row] ?? [], nestedKey, context);
      const other = text === undefined ? undefined : first.get(text);
      if (text === undefined) continue;
      if (other === undefined) {
        first.set(text, row);
        continue;
      }
      const named = { key: String(table.rows[row]?.[nestedKey.at] ?? '') };
      notes.refuse(row, nestedKey.target, 'duplicateKey', { ...named, line: lineOf(table, other) });
      if (!notes.hasProblem(other))
        notes.refuse(other, nestedKey.target, 'duplicateKey', { ...named, line: lineOf(table, row) });
    }
  }

  function planBelow({ row, below }: NestedRow, above: Above): void {
    if (below.isBlank) return;
    notes.complain(row, below.issues);
    if (notes.hasProblem(row)) return;
    const isNew = 'row' in above;
    const target = {
      schema: nested.schema,
      collection: addressBelow(input, isNew ? segmentOfHandle(handleOfRow(above.row)) : above.id),
      mode,
      key: nestedKey && nested.key,
      emptyCell,
      existing: isNew ? undefined : nested.existing(above.id),
    };
    const { change, refusal } = decideRow(target, below);
    if (refusal) notes.refuse(row, `${prefix}.${refusal.field}`, refusal.code, refusal.args);
    else if (change)
      planned.push({ change, schema: nested.schema, rows: [row], prefix, ...(isNew && { below: above.row }) });
  }

  /** @param name row id by which other rows refer to a created record */
  function planGroup(group: readonly NestedRow[], name: number): void {
    const [first] = group;
    if (!first) return;
    const cells = merged(
      group.map(({ own }) => own),
      input.key,
    );
    if (!cells) {
      for (const { row } of group) notes.refuse(row, '', 'contradiction', { line: lineOf(table, first.row) });
      return;
    }
    const { record, change, refusal } = decideRow(input, cells);
    if (refusal) {
      for (const { row } of group) notes.refuse(row, refusal.field, refusal.code, refusal.args);
      return;
    }
    refuseDuplicates(group);
    const rows = group.map(({ row }) => row);
    if (change) planned.push({ change, schema, rows, ...(!record && { creates: name }) });
    for (const row of group) planBelow(row, record ?? { row: name });
  }

  let finished = 0;
  for (const rows of groups) {
    onProgress?.(finished, table.rows.length);
    planGroup(readGroup(rows), rows[0] ?? 0);
    finished += rows.length;
  }
  return planned;
}
