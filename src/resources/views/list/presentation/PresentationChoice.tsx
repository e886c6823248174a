import CalendarMonth from '@mui/icons-material/CalendarMonth';
import TableRows from '@mui/icons-material/TableRows';
import MapOutlined from '@mui/icons-material/MapOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useIsDrawn } from '../../page/useIsDrawn';
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

/** Pixels of one choice, as an icon and with its word. */
const WIDTHS = { icon: 35, word: 92 } as const;

/** As many have their words in every window. */
const FEW = 2;

/** Switches between rows, cards, board, calendar and map. It comes after the rows, and its room is reserved. */
export function PresentationChoice({ presentation, offered, present }: PresentationState) {
  const translate = useTranslate();
  // Icons on telephones, where the filters need the room, and for many beside a title, whose line they would wrap.
  const isNarrow = useIsNarrow();
  const isWide = useMediaQuery('(min-width:1500px)', { noSsr: true });
  const isIcons = isNarrow || (!isWide && offered.length > FEW);
  const isDrawn = useIsDrawn();
  if (!isDrawn) return <span style={{ ...ROOM, width: offered.length * WIDTHS[isIcons ? 'icon' : 'word'] }} />;
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
            {...(isIcons && { 'aria-label': translate(LABELS[one]), 'data-hint': translate(LABELS[one]) })}
          >
            <Icon fontSize="small" />
            {!isIcons && translate(LABELS[one])}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}

const ROOM = { display: 'inline-block', flex: 'none', height: 26, marginRight: 8, verticalAlign: 'middle' } as const;
