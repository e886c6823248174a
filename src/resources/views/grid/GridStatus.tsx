import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useNumberFormat } from '../page/useNumberFormat';
import { shownText } from './cellText';
import { useGridCells } from './GridContext';
import { boxOf, isOneCell, type Range } from './ranges';
import type { Refusals } from './saved';
import type { GridColumn, Sheet } from './sheetTypes';

export interface GridStatusProps {
  readonly sheet: Sheet;
  readonly columns: readonly GridColumn[];
  readonly range: Range;
  readonly refusals: Refusals;
}

/** Status line: the current cell's error and stored value, and the size of the selection. */
export function GridStatus({ sheet, columns, range, refusals }: GridStatusProps) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { errorOf, words } = useGridCells();
  const row = sheet.rows[range.anchor.row];
  const column = columns[range.anchor.column];
  const { top, bottom, left, right } = boxOf(range);
  const counted = (key: 'grid.selectedRows' | 'grid.selectedColumns', count: number) =>
    translate(key, { smart_count: count, count: format(count) });
  const size = {
    rows: counted('grid.selectedRows', bottom - top + 1),
    columns: counted('grid.selectedColumns', right - left + 1),
  };
  const error = row && column && errorOf(row, column.name);
  const refusal = row && refusals.get(row);
  const isChanged = row && column && row.id !== undefined && Object.hasOwn(row.entries, column.name);
  const before = isChanged ? shownText({ value: row.base[column.name] }, column, words) : undefined;
  return (
    <Box role="status" aria-label={translate('grid.status')} sx={{ minHeight: 22, mt: 0.5, fontSize: 13 }}>
      {!isOneCell(range) && <span>{translate('grid.selected', size)} </span>}
      {error !== undefined && (
        <Box component="span" sx={{ color: 'error.main' }}>
          {error}{' '}
        </Box>
      )}
      {error === undefined && refusal?.message !== undefined && (
        <Box component="span" sx={{ color: 'error.main' }}>
          {refusal.message}{' '}
        </Box>
      )}
      {before !== undefined && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {before === '' ? translate('grid.storedEmpty') : translate('grid.stored', { value: before })}
        </Box>
      )}
    </Box>
  );
}
