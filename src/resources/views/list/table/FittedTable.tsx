import Table from '@mui/material/Table';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { ColumnWidths, useTableWidth, type ColumnWidthsProps } from './ColumnWidths';
import { rowStyles } from './rowStyles';
import { useMoreAside } from './useMoreAside';
import { useRoom } from './useRoom';

interface FittedTableProps extends Pick<ColumnWidthsProps, 'columns' | 'allowed'> {
  readonly label: string;
  readonly isBusy: boolean;
  readonly opacity: number;
  /** Of a row, in pixels. */
  readonly rowHeight: number;
  /** Head and rows, which are not drawn again when the room changes. */
  readonly children: ReactNode;
}

/** A table whose columns fit the room that its container has for it. */
export function FittedTable({ columns, allowed, label, isBusy, opacity, rowHeight, children }: FittedTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const room = useRoom(table);
  useMoreAside(table);
  const leastWidth = useTableWidth({ columns, allowed });
  const isTight = room > 0 && leastWidth(false) > room;
  const least = leastWidth(isTight);
  return (
    <Table
      ref={table}
      stickyHeader
      size="small"
      aria-label={label}
      aria-busy={isBusy}
      style={{ '--row-height': `${Math.min(rowHeight, 34)}px` } as CSSProperties}
      sx={{ ...rowStyles, minWidth: least, opacity }}
    >
      <ColumnWidths columns={columns} allowed={allowed} isTight={isTight} spare={Math.max(0, room - least)} />
      {children}
    </Table>
  );
}
