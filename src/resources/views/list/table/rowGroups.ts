import type { Condition } from '../../../language/condition';
import type { FieldSpec } from '../../../language/kind';
import type { AnyRecord } from '../../../language/resourceSchema';
import { sortedValue } from '../../../records/choiceOrder';
import { compareRecords } from '../../../records/order';
import type { TreeRow } from './rowTree';

export interface RowGroup {
  /** Has the value that the group has in common; no record of the list if its rows are left out. */
  readonly first: AnyRecord;
  readonly rows: readonly TreeRow[];
}

interface GroupOrder {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
  /** The person groups by the field; otherwise only the order of choices makes groups. */
  readonly isChosen?: boolean;
}

/**
 * The rows by the value that orders them, if they are in the order of choices; undefined for other lists.
 *
 * @param leftOut values whose rows the list does not have, because their groups are closed
 */
export function rowGroups(
  rows: readonly TreeRow[],
  { field, order, isChosen = false }: GroupOrder,
  spec: FieldSpec | undefined,
  leftOut: readonly unknown[] = [],
): readonly RowGroup[] | undefined {
  // Levels of a tree would be torn apart.
  if (!spec || !(isChosen || spec.kind === 'enumeration') || rows.some(({ depth }) => depth > 0)) return undefined;
  const valueOf = (record: AnyRecord): unknown => record[field] ?? null;
  const groups: { first: AnyRecord; rows: TreeRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && valueOf(last.first) === valueOf(row.record)) last.rows.push(row);
    else groups.push({ first: row.record, rows: [row] });
  }
  const others = leftOut
    .filter((value) => !groups.some(({ first }) => valueOf(first) === value))
    .map((value, index): RowGroup => ({ first: { id: -1 - index, [field]: value }, rows: [] }));
  const byValue = compareRecords({ field, order }, sortedValue({ fields: { [field]: spec } }));
  return others.length > 0 ? [...groups, ...others].toSorted((one, other) => byValue(one.first, other.first)) : groups;
}

/** Leaves out the rows of the closed groups; an empty value is closed as null. */
export const openGroups = (field: string, closed: readonly unknown[]): readonly Condition[] =>
  closed.map((value) =>
    value === null
      ? { field, operator: 'isNotEmpty' }
      : {
          any: [
            { field, operator: 'notEquals', value: String(value) },
            { field, operator: 'isEmpty' },
          ],
        },
  );
