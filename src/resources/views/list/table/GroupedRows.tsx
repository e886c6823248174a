import type { SortPayload } from 'ra-core';
import { Fragment, useMemo, type ReactNode } from 'react';
import { useScreen } from '../../ScreenContext';
import { useListFilter } from '../filters/useListFilter';
import { GroupHead } from './GroupHead';
import { rowGroups } from './rowGroups';
import type { TreeRow } from './rowTree';
import { useClosedGroups } from './useClosedGroups';

interface GroupedRowsProps {
  readonly rows: readonly TreeRow[];
  readonly sort: SortPayload;
  /** The place of a group's head in a table or among cards. */
  readonly head: (words: ReactNode, isClosed: boolean) => ReactNode;
  readonly row: (row: TreeRow) => ReactNode;
}

/** Rows, below heads if their order makes groups; those of closed groups are not drawn. */
export function GroupedRows({ rows, sort, head, row }: GroupedRowsProps) {
  const { schema } = useScreen();
  const { groupBy } = useListFilter();
  const { field, order } = groupBy === undefined ? sort : { field: groupBy, order: 'ASC' as const };
  const isChosen = groupBy !== undefined;
  const { isClosed, toggle, leftOut } = useClosedGroups(schema.name, field);
  const groups = useMemo(
    () => rowGroups(rows, { field, order, isChosen }, schema.fields[field], leftOut),
    [rows, field, order, isChosen, schema, leftOut],
  );
  if (!groups) return rows.map(row);
  const values = groups.map(({ first }) => first[field]);
  return groups.map(({ first, rows: own }, index) => {
    const value = first[field];
    const isHidden = isClosed(value);
    const words = <GroupHead field={field} record={first} isClosed={isHidden} onToggle={() => toggle(value)} />;
    return (
      // The head stays itself when its rows come or go; a row changed in place may part its group.
      <Fragment key={values.indexOf(value) === index ? String(value) : `${String(value)} ${first.id}`}>
        {head(words, isHidden)}
        {!isHidden && own.map(row)}
      </Fragment>
    );
  });
}
