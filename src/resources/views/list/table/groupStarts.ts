import type { FieldSpec } from '../../../language/kind';
import type { TreeRow } from './rowTree';

/** Ids of the records that begin a group: the first one of each value, if the rows are in the order of choices. */
export function groupStarts(rows: readonly TreeRow[], field: string, spec: FieldSpec | undefined): ReadonlySet<number> {
  // Levels of a tree would be torn apart.
  if (spec?.kind !== 'enumeration' || rows.some(({ depth }) => depth > 0)) return new Set();
  return new Set(
    rows
      .filter(({ record }, at) => at === 0 || rows[at - 1]?.record[field] !== record[field])
      .map(({ record }) => record.id),
  );
}
