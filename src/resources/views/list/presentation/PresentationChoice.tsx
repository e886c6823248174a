import CalendarMonth from '@mui/icons-material/CalendarMonth';
import TableRows from '@mui/icons-material/TableRows';
import MapOutlined from '@mui/icons-material/MapOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useIsNarrow } from '../../page/useIsNarrow';
import type { Presentation, PresentationState } from './usePresentation';

const ICONS = {
  rows: TableRows,
  cards: GridViewOutlined,
  board: ViewKanbanOutlined,
  calendar: CalendarMonth,
  map: MapOutlined,
} as const;

const LABELS = {
  rows: 'screens.board.rows',
  cards: 'screens.board.cards',
  board: 'screens.board.board',
  calendar: 'screens.calendar.calendar',
  map: 'screens.board.map',
} as const satisfies Record<Presentation, string>;

/** Switches between rows, cards, board, calendar and map. */
export function PresentationChoice({ presentation, offered, present }: PresentationState) {
  const translate = useTranslate();
  // Icons only on telephones, where the filters need the room.
  const isNarrow = useIsNarrow();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={presentation}
      aria-label={translate('screens.board.presentation')}
      onChange={(_event, chosen: Presentation | null) => {
        if (chosen) present(chosen);
      }}
      sx={{ mr: 1, verticalAlign: 'middle' }}
    >
      {offered.map((one) => {
        const Icon = ICONS[one];
        return (
          <ToggleButton
            key={one}
            value={one}
            sx={{ py: 0.25, gap: 0.5, textTransform: 'none' }}
            {...(isNarrow && { 'aria-label': translate(LABELS[one]), 'data-hint': translate(LABELS[one]) })}
          >
            <Icon fontSize="small" />
            {!isNarrow && translate(LABELS[one])}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}
