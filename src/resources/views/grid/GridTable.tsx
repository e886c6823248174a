import 'react-data-grid/lib/styles.css';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { DataGrid, type CellKeyDownArgs, type CellKeyboardEvent, type Renderers } from 'react-data-grid';
import { isEmptyValue } from '../../records/validate';
import { GridCell, MARK, MARKS } from './GridCell';
import { SelectionProvider, type Opening } from './GridContext';
import { commandOf, needsNoCell, type GridCommand } from './gridKeys';
import { entryOf } from './gridState';
import { GRID_STYLE } from './gridStyle';
import type { SortDirection } from './sortRows';
import { edgeCell, jump, neighbour, type CellAt } from './ranges';
import type { GridColumn, GridRow, Sheet } from './sheetTypes';
import type { GridActions } from './useGridActions';
import { useFittedRows } from './useFittedRows';
import { useGridColumns } from './useGridColumns';
import type { CellSelection } from './useCellSelection';

export interface GridTableProps {
  readonly label: string;
  /** Id of the keyboard instructions. */
  readonly describedBy: string;
  readonly sheet: Sheet;
  readonly columns: readonly GridColumn[];
  readonly selection: CellSelection;
  readonly actions: GridActions;
  readonly stored: readonly GridRow[];
  readonly sort: GridSort | undefined;
  readonly onSort: (sort: GridSort | undefined) => void;
  readonly onSave: () => void;
  readonly onFind: () => void;
  readonly onOpening: (opening: Opening) => void;
}

export interface GridSort {
  readonly column: string;
  readonly direction: SortDirection;
}

export const RENDERERS: Renderers<GridRow, unknown> = {
  renderCell: (key, props) => <GridCell key={key} {...props} />,
};
const keyOf = ({ key }: GridRow): string => key;

/** True on headings, which hold no value: what is copied or pasted there would be another cell's. */
const isHeading = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof Element && target.closest('[role="columnheader"]') !== null;

const isTyping = ({ target }: { readonly target: EventTarget }): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

export function GridTable(props: GridTableProps) {
  const { label, describedBy, sheet, columns, selection, actions, stored, sort, onSort, onSave, onFind, onOpening } =
    props;
  const translate = useTranslate();
  const { range, box, go, extendTo, select, grid } = selection;
  const { measured, widths, fit } = useFittedRows(stored, sheet.rows);
  const gridColumns = useGridColumns(columns, measured);
  const variables = useGridVariables();
  const size = { rows: sheet.rows.length, columns: columns.length };
  const cellOf = (row: number, column: { readonly key: string; readonly idx: number }): CellAt => ({
    row,
    column: column.key === MARK ? 0 : column.idx - MARKS,
  });
  /** The other end of what a cell selects: that of its row for the row's number. */
  const headOf = (cell: CellAt, { key }: { readonly key: string }): CellAt =>
    key === MARK ? edgeCell(cell, 'rowEnd', size) : cell;
  // Dragging may begin on the selected cell; the press event comes before the grid reports the position.
  const pressed = useRef(false);

  const isFilled = ({ row, column }: CellAt): boolean => {
    const [name, at] = [columns[column]?.name, sheet.rows[row]];
    return name !== undefined && at !== undefined && !isEmptyValue(entryOf(at, name).value);
  };

  /** @returns false to leave the key to the grid */
  function perform(command: GridCommand, at: CellAt): boolean {
    switch (command.do) {
      case 'step':
        go(neighbour(at, command.direction, size));
        return true;
      case 'jump':
        go(jump(at, command.direction, size, isFilled));
        return true;
      case 'edge':
        go(edgeCell(at, command.to, size));
        return true;
      case 'extendEdge':
        extendTo(edgeCell(range.head, command.to, size));
        return true;
      case 'extend':
        extendTo(neighbour(range.head, command.direction, size));
        return true;
      case 'extendJump':
        extendTo(jump(range.head, command.direction, size, isFilled));
        return true;
      case 'selectAll':
        select({ anchor: { row: 0, column: 0 }, head: { row: size.rows - 1, column: size.columns - 1 } });
        return true;
      case 'toggle':
        return actions.toggle();
      case 'edit':
        grid.current?.setActivePosition({ rowIdx: at.row, idx: at.column + MARKS }, { enableEditor: true });
        return true;
      case 'save':
        onSave();
        return true;
      case 'undo':
        // After a save there is nothing to undo here: the keys belong to the save.
        if (sheet.done.length === 0) return false;
        actions.undo();
        return true;
      case 'redo':
        if (sheet.undone.length === 0) return false;
        actions.redo();
        return true;
      case 'fillDown':
      case 'empty':
      case 'deleteRows':
        actions[command.do]();
        return true;
    }
  }

  function onCellKeyDown(args: CellKeyDownArgs<GridRow>, event: CellKeyboardEvent) {
    if (args.mode === 'EDIT') {
      if (event.key !== 'Enter' || event.altKey) return;
      event.preventGridDefault();
      event.preventDefault();
      args.onClose(true, true);
      go(neighbour({ row: args.rowIdx, column: args.column.idx - MARKS }, event.shiftKey ? 'up' : 'down', size));
      return;
    }
    // Header cells only support navigation.
    if (args.rowIdx < 0 || !args.row) return;
    // It opens the help of the page; the grid would open an editor below it.
    if (event.key === '?') return event.preventGridDefault();
    const at = { row: args.rowIdx, column: Math.max(0, (args.column?.idx ?? 0) - MARKS) };
    const command = commandOf(event);
    onOpening(command?.do === 'edit' ? 'edited' : 'typed');
    if (!command || !perform(command, at)) return;
    event.preventGridDefault();
    event.preventDefault();
  }

  /** On headings, of whose keys the grid tells nothing. */
  function onHeadingKeyDown(event: KeyboardEvent) {
    if (!isHeading(event)) return;
    const command = commandOf(event);
    if (!command || !needsNoCell(command) || !perform(command, range.anchor)) return;
    event.stopPropagation();
    event.preventDefault();
  }

  const clipboard = (event: ClipboardEvent, turn: () => void) => {
    if (isTyping(event) || isHeading(event)) return;
    event.preventDefault();
    turn();
  };
  const copy = (event: ClipboardEvent) => event.clipboardData.setData('text/plain', actions.copy());

  return (
    <Box
      sx={{ ...variables, '& .rdg': GRID_STYLE }}
      onKeyDownCapture={(event) => {
        onHeadingKeyDown(event);
        // Replaces the browser's search, which finds only rendered rows.
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
        event.preventDefault();
        onFind();
      }}
      onCopy={(event) => clipboard(event, () => copy(event))}
      onCut={(event) =>
        clipboard(event, () => {
          copy(event);
          actions.empty();
        })
      }
      onPaste={(event) =>
        clipboard(event, () => {
          const text = event.clipboardData.getData('text/plain');
          // An image, or an empty clipboard, would empty the cell.
          if (text === '') return;
          const { top, bottom, left, right } = actions.paste(text);
          fit();
          select({ anchor: { row: top, column: left }, head: { row: bottom, column: right } });
        })
      }
    >
      <SelectionProvider value={box}>
        <DataGrid
          direction="ltr"
          ref={grid}
          className="rdg"
          aria-label={label}
          aria-describedby={describedBy}
          {...widths}
          columns={gridColumns}
          rows={sheet.rows}
          rowKeyGetter={keyOf}
          rowHeight={34}
          sortColumns={sort ? [{ columnKey: sort.column, direction: sort.direction }] : []}
          onSortColumnsChange={(sorted) => {
            const last = sorted.at(-1);
            onSort(last && { column: last.columnKey, direction: last.direction });
          }}
          renderers={RENDERERS}
          onRowsChange={(rows, { indexes: [index], column }) => {
            const entry = index === undefined ? undefined : rows[index]?.entries[column.key];
            if (index !== undefined && entry) actions.put(index, column.key, entry);
          }}
          onCellKeyDown={onCellKeyDown}
          // The surrounding element handles paste; without this handler the grid would open an editor.
          onCellPaste={({ row }) => row}
          onActivePositionChange={({ rowIdx, column }) => {
            if (pressed.current || rowIdx < 0 || !column) return;
            const cell = cellOf(rowIdx, column);
            select({ anchor: cell, head: headOf(cell, column) });
          }}
          onCellMouseDown={({ rowIdx, column, setActivePosition }, event) => {
            event.preventGridDefault();
            onOpening('edited');
            const cell = cellOf(rowIdx, column);
            const head = headOf(cell, column);
            if (event.shiftKey) {
              event.preventDefault();
              extendTo(head);
              return;
            }
            pressed.current = true;
            setActivePosition();
            pressed.current = false;
            select({ anchor: cell, head });
          }}
          rowClass={(row) => (row.isDeleted ? 'grid-row-deleted' : undefined)}
        />
      </SelectionProvider>
      <Box id={describedBy} component="p" sx={KEYS}>
        {translate('grid.keys')}
      </Box>
    </Box>
  );
}

export function useGridVariables() {
  const { palette } = useTheme();
  return {
    '--grid-text': palette.text.primary,
    '--grid-quiet': palette.text.secondary,
    '--grid-surface': palette.background.paper,
    '--grid-header': palette.background.default,
    '--grid-line': palette.divider,
    '--grid-primary': palette.primary.main,
    '--grid-changed': palette.warning.soft,
    '--grid-on-changed': palette.warning.onSoft,
    '--grid-wrong': palette.error.soft,
    '--grid-on-wrong': palette.error.onSoft,
    '--grid-danger': palette.error.main,
  };
}

/** Where there is a keyboard. */
const KEYS = {
  ...{ m: 0, mt: 0.5, fontSize: 12, color: 'text.secondary' },
  '@media (hover: none) and (pointer: coarse)': { display: 'none' },
} as const;
