import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import { MessagePanel } from '../../resources/views/page/MessagePanel';
import { useFormats } from '../calendar/useFormats';
import type { SlotSearch } from '../core/planningAnswers';
import { useNextSlotDay } from './useNextSlotDay';

export interface EmptyPlanProps {
  readonly isFiltered: boolean;
  /** Whether the reader may create slots, propose them, or only read. */
  readonly may: 'create' | 'propose' | 'read';
  /** What the period was searched for, to find what comes after it. */
  readonly search: SlotSearch;
  readonly onDay: (day: number) => void;
  readonly onReset: () => void;
  readonly onCreate: (() => void) | undefined;
  /** Over the empty days or rows of the view, which stay usable. */
  readonly isOver?: boolean;
}

const TEXTS = {
  create: 'planning.empty.text',
  propose: 'planning.empty.proposeText',
  read: 'planning.empty.readText',
} as const;

/** Says that a period has no slots, and what can be done about it. */
export default function EmptyPlan({
  isFiltered,
  may,
  search,
  onDay,
  onReset,
  onCreate,
  isOver = false,
}: EmptyPlanProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const next = useNextSlotDay(search);
  const title = translate(isFiltered ? 'planning.empty.filtered' : 'planning.empty.title');
  const text = translate(isFiltered ? 'planning.empty.filteredText' : TEXTS[may]);
  const buttons = (
    <>
      {isFiltered && (
        <Button variant="outlined" size="small" onClick={onReset}>
          {translate('planning.filters.reset')}
        </Button>
      )}
      {next !== undefined && (
        <Button variant="outlined" size="small" onClick={() => onDay(next)}>
          {translate('planning.empty.next', { day: formats.wholeDay(next) })}
        </Button>
      )}
      {onCreate && (
        <Button variant="contained" size="small" onClick={onCreate}>
          {translate('planning.nav.create')}
        </Button>
      )}
    </>
  );
  if (!isOver)
    return (
      <MessagePanel icon={<EventBusyOutlined sx={{ fontSize: 40, mb: 1 }} />} title={title} text={text}>
        {buttons}
      </MessagePanel>
    );
  return (
    <Box sx={OVER}>
      <Paper elevation={3} role="status" sx={CARD}>
        <Box component="p" sx={{ m: 0, typography: 'subtitle1', fontWeight: 600 }}>
          {title}
        </Box>
        <Box component="p" sx={{ m: 0, typography: 'body2', color: 'text.secondary' }}>
          {text}
        </Box>
        <Box sx={BUTTONS}>{buttons}</Box>
      </Paper>
    </Box>
  );
}

/** In the middle of the window while the plan is there, without height of its own: nothing moves when it comes. */
const OVER = {
  ...{ position: 'sticky', top: '45vh', height: 0, zIndex: 3 },
  ...{ display: 'flex', justifyContent: 'center', pointerEvents: 'none', '@media print': { display: 'none' } },
} as const;
const CARD = {
  border: 1,
  borderColor: 'divider',
  height: 'max-content',
  maxWidth: 'min(460px, calc(100vw - 48px))',
  px: 3,
  py: 2,
  textAlign: 'center',
} as const;
/** Days and rows below the card are still drawn on and dropped to; its buttons are pressed. */
const BUTTONS = {
  ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.5, '&:empty': { display: 'none' } },
  '& > *': { pointerEvents: 'auto' },
} as const;
