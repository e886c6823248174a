import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Columns } from '../columns/useColumns';
import { ColumnWidths, useLeftOutCount, useTableFit, type TableColumns } from './ColumnWidths';
import { useMoreAside } from './useMoreAside';
import { useRoom } from './useRoom';

interface FittedTableProps extends TableColumns {
  /** Also those without room. */
  readonly all: Columns;
  readonly onLeaveOut: (count: number) => void;
  readonly label: string;
  readonly isBusy: boolean;
  readonly opacity: number;
  readonly rowHeight: number;
  /** Head and rows, which are not re-rendered when the width changes. */
  readonly children: ReactNode;
}

export function FittedTable({
  label,
  isBusy,
  opacity,
  rowHeight,
  children,
  all,
  onLeaveOut,
  ...sized
}: FittedTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const room = useRoom(table);
  useMoreAside(table);
  const { minWidth, isTight, isFloating } = useTableFit(sized, room);
  const leftOut = useLeftOutCount({ ...sized, columns: all }, room);
  useLayoutEffect(() => {
    onLeaveOut(leftOut);
  }, [leftOut, onLeaveOut]);
  return (
    <table
      ref={table}
      className="data-table"
      aria-label={label}
      aria-busy={isBusy}
      data-floating={isFloating}
      data-tight={isTight || undefined}
      style={{ '--row-height': `${Math.min(rowHeight, 34)}px`, minWidth, opacity } as CSSProperties}
    >
      <ColumnWidths {...sized} room={room} />
      {children}
    </table>
  );
}
