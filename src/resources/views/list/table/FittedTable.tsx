import { useRef, type CSSProperties, type ReactNode } from 'react';
import { ColumnWidths, useLeastWidth, type TableColumns } from './ColumnWidths';
import { useMoreAside } from './useMoreAside';
import { useRoom } from './useRoom';

interface FittedTableProps extends TableColumns {
  readonly label: string;
  readonly isBusy: boolean;
  /** The icons of rows float above their end. */
  readonly isFloating: boolean;
  readonly opacity: number;
  /** Of a row, in pixels. */
  readonly rowHeight: number;
  /** Head and rows, which are not drawn again when the room changes. */
  readonly children: ReactNode;
}

/** A table whose columns fit the room that its container has for it. */
export function FittedTable({ label, isBusy, isFloating, opacity, rowHeight, children, ...sized }: FittedTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const room = useRoom(table);
  useMoreAside(table);
  const minWidth = useLeastWidth(sized);
  return (
    <table
      ref={table}
      className="data-table"
      aria-label={label}
      aria-busy={isBusy}
      data-floating={isFloating || undefined}
      style={{ '--row-height': `${Math.min(rowHeight, 34)}px`, minWidth, opacity } as CSSProperties}
    >
      <ColumnWidths {...sized} room={room} />
      {children}
    </table>
  );
}
