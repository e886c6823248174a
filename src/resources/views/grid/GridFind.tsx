import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useDeferredValue, useMemo, useState, type KeyboardEvent, type Ref } from 'react';
import { IconAction } from '../page/IconAction';
import { findCells, nextFound } from './findCells';
import { useGridCells } from './GridContext';
import type { CellAt } from './ranges';
import type { GridColumn, Sheet } from './sheetTypes';

export interface GridFindProps {
  readonly sheet: Sheet;
  readonly columns: readonly GridColumn[];
  readonly at: CellAt;
  readonly onShow: (cell: CellAt) => void;
  readonly onLeave: () => void;
  readonly inputRef: Ref<HTMLInputElement>;
}

/** Searches the cells: Enter goes to the next match, Shift+Enter to the previous one, Escape back into the cell. */
export function GridFind({ sheet, columns, at, onShow, onLeave, inputRef }: GridFindProps) {
  const translate = useTranslate();
  const { words } = useGridCells();
  const [typed, setTyped] = useState('');
  const isSearching = typed.trim() !== '';
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findCells(sheet.rows, columns, words, wanted), [sheet.rows, columns, words, wanted]);
  const place = found.findIndex(({ row, column }) => row === at.row && column === at.column);
  const step = (direction: 1 | -1) => {
    const cell = found[nextFound(found, at, direction)];
    if (cell) onShow(cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <Box sx={{ ...BAR, flex: { xs: isSearching ? '1 1 100%' : '1 1 130px', sm: 'none' } }}>
      <TextField
        type="search"
        size="small"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        placeholder={translate('grid.find.placeholder')}
        inputRef={inputRef}
        slotProps={{
          htmlInput: { 'aria-label': translate('grid.find.placeholder') },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <Search fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={FIELD}
      />
      <Box role="status" sx={{ ...PLACE, minWidth: { xs: 0, sm: isSearching ? 56 : 0 } }}>
        {wanted.trim() !== '' &&
          (found.length === 0
            ? translate('grid.find.none')
            : translate('grid.find.place', { place: place < 0 ? '–' : place + 1, count: found.length }))}
      </Box>
      {isSearching && (
        <>
          <IconAction
            label={translate('grid.find.previous')}
            disabled={found.length === 0}
            onClick={() => step(-1)}
            icon={<KeyboardArrowUp fontSize="small" />}
          />
          <IconAction
            label={translate('grid.find.next')}
            disabled={found.length === 0}
            onClick={() => step(1)}
            icon={<KeyboardArrowDown fontSize="small" />}
          />
        </>
      )}
    </Box>
  );
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0, sm: 0.5 },
  minWidth: 0,
  // On a phone beside the button that saves, and in a line of its own during a search.
  order: { xs: 1, sm: 0 },
} as const;
/** On a telephone the field takes what the buttons leave, and shows what it is for. */
const FIELD = {
  width: { xs: 0, sm: 256 },
  flexGrow: { xs: 1, sm: 0 },
  '& input': { textOverflow: 'ellipsis' },
} as const;
const PLACE = { fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' } as const;
