import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import type { Column } from 'react-data-grid';
import { viewOf } from '../../fields/views';
import { isEmptyValue } from '../../records/validate';
import { useScreen } from '../ScreenContext';
import { widestText } from '../list/table/textPixels';
import { isNumber, isSpaced, shownText } from './cellText';
import { columnWidths, gridWidth } from './columnWidths';
import { ChoiceEditor } from './ChoiceEditor';
import { useGridCells } from './GridContext';
import { entryOf, isWritable } from './gridState';
import { MARK } from './GridCell';
import { CELL_FONT_SIZE } from './gridStyle';
import type { GridColumn, GridRow } from './sheetTypes';
import { TextEditor, type CellEditorProps } from './TextEditor';

const UNMEASURED = { width: 120, widest: 120 };

interface EditingProps {
  readonly row: GridRow;
  readonly name: string;
  readonly onRow: (row: GridRow, isDone?: boolean) => void;
  readonly children: (stored: GridRow, onEntry: CellEditorProps['onEntry']) => ReactNode;
}

/** Wraps an editor: keeps the row as it was on opening, and passes the edited row on. */
function Editing({ row, name, onRow, children }: EditingProps) {
  const [stored] = useState(row);
  const onEntry: CellEditorProps['onEntry'] = (entry, isDone) =>
    // The same object means that nothing changed.
    onRow(entry ? { ...stored, entries: { ...stored.entries, [name]: entry } } : stored, isDone);
  return children(stored, onEntry);
}

/** Below 600 px: frozen columns would leave no room for the others. */
const SMALL = '(max-width:599.95px)';

const markOf = ({ id, isDeleted, entries }: GridRow): string => {
  if (isDeleted) return '−';
  if (id === undefined) return '+';
  return Object.keys(entries).length > 0 ? '●' : '';
};

/** Cells of numbers read nothing else of the record. */
const NO_RECORD = { id: 0 } as const;

const MARK_COLUMN: Omit<Column<GridRow>, 'name'> = {
  key: MARK,
  width: 64,
  frozen: true,
  editable: false,
  cellClass: 'grid-mark',
  renderCell: ({ row, rowIdx }) => `${markOf(row)} ${rowIdx + 1}`.trim(),
};

/** The grid's columns: the row number, then the fields. @param measured rows that the widths fit */
export function useGridColumns(
  columns: readonly GridColumn[],
  measured: readonly GridRow[],
): readonly Column<GridRow>[] {
  const { words, labelOf, choicesOf } = useGridCells();
  const translate = useTranslate();
  const { schema } = useScreen();
  const isSmall = useMediaQuery(SMALL, { noSsr: true });
  const { typography } = useTheme();
  const widths = useMemo(() => {
    // Headings are bold, and cells are not: one measure fits both.
    const font = `600 ${CELL_FONT_SIZE}px ${typography.fontFamily}`;
    return columnWidths(columns, measured, words, labelOf, (text) => widestText([text], font));
  }, [columns, measured, words, labelOf, typography]);
  return useMemo(() => {
    const shown = columns.map((column): Column<GridRow> => {
      const { name, spec, isIdentity, written } = column;
      const Editor = choicesOf(column) ? ChoiceEditor : TextEditor;
      return {
        key: name,
        name: labelOf(column),
        frozen: isIdentity && !isSmall,
        resizable: true,
        sortable: true,
        width: gridWidth(column, widths.get(name) ?? UNMEASURED),
        minWidth: 60,
        ...(isNumber(spec) && { headerCellClass: 'grid-number' }),
        cellClass: [isNumber(spec) && 'grid-number', written === 'never' && 'grid-fixed'].filter(Boolean).join(' '),
        renderCell: ({ row }) => {
          const entry = entryOf(row, name);
          if (isSpaced(spec) && !entry.issues && !isEmptyValue(entry.value))
            return viewOf(spec).cell({ schema, path: [name], spec, value: entry.value, record: NO_RECORD });
          const text = shownText(entry, column, words);
          const note = words.references(name)?.note;
          return note && text ? <span title={note}>{text}</span> : text;
        },
        ...(written !== 'never' && {
          editable: (row: GridRow) => isWritable(column, row),
          renderEditCell: ({ row, onRowChange }) => (
            <Editing key={row.key} row={row} name={name} onRow={onRowChange}>
              {(stored, onEntry) => <Editor row={stored} column={column} onEntry={onEntry} />}
            </Editing>
          ),
        }),
      };
    });
    return [{ ...MARK_COLUMN, name: translate('grid.rowNumber') }, ...shown];
  }, [translate, schema, columns, words, labelOf, choicesOf, isSmall, widths]);
}
