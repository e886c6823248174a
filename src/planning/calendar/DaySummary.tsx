import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Plan, PlanSlot } from '../model/plan';
import { countsByType, mostCounts } from './dayCounts';

/** What the summaries of a month share. */
export interface SummaryRoom {
  /** Pixels below the number of the day. */
  readonly height: number;
  /** The most slots of one type in a day of the month: its bar is as wide as the day. */
  readonly greatest: number;
}

export interface DaySummaryProps {
  /** The day in words, with the number of its slots, which a phone shows below the bars. */
  readonly day: string;
  readonly slots: readonly PlanSlot[];
  readonly types: Plan['types'];
  readonly room: SummaryRoom;
  /** The narrow cell of a phone: bars and the number of all slots. */
  readonly isSmall: boolean;
  readonly isFocused: boolean;
  readonly onOpen: () => void;
}

/** Pixels of a line, of one on a phone, and of its number. */
const LINE = 17;
const BAR = 7;
const TOTAL = 18;

/** How many slots of each type a day has, with bars as long as their numbers; it leads to the day. */
export function DaySummary({ day, slots, types, room, isSmall, isFocused, onOpen }: DaySummaryProps) {
  const translate = useTranslate();
  const counts = countsByType(slots, types);
  const most = Math.max(2, Math.floor(isSmall ? (room.height - TOTAL) / BAR : room.height / LINE));
  const { shown, others } = mostCounts(counts, most);
  const nameOf = (typeId: number) => types.get(typeId)?.libelle ?? '';
  const words = counts.map(({ typeId, count }) => `${nameOf(typeId)} ${count}`).join(', ');
  return (
    <ButtonBase
      tabIndex={isFocused ? 0 : -1}
      aria-label={translate('screens.page.labelled', { label: day, name: words })}
      title={words}
      onClick={onOpen}
      sx={SUMMARY}
    >
      {shown.map(({ typeId, count }) => (
        <Box
          key={typeId}
          component="span"
          data-count={count}
          style={{ '--slot': types.get(typeId)?.couleur, '--part': `${(count / room.greatest) * 100}%` } as object}
          sx={isSmall ? SHORT : TYPE}
        >
          {!isSmall && (
            <>
              <Box component="span" sx={NAME}>
                {nameOf(typeId)}
              </Box>
              <span>{count}</span>
            </>
          )}
        </Box>
      ))}
      {others > 0 && !isSmall && (
        <Box component="span" sx={[TYPE, OTHERS]}>
          {translate('planning.calendar.others', { smart_count: others })}
        </Box>
      )}
      {isSmall && (
        <Box component="span" sx={{ fontSize: 12, fontWeight: 500, textAlign: 'center', color: 'primary.main' }}>
          {slots.length}
        </Box>
      )}
    </ButtonBase>
  );
}

const SUMMARY = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  gap: '2px',
  borderRadius: '4px',
  textAlign: 'left',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const;

const TYPE = {
  display: 'flex',
  gap: 0.5,
  px: 0.5,
  fontSize: 12,
  lineHeight: '15px',
  borderLeft: 'var(--slot-bar) solid var(--slot)',
  borderRadius: 'var(--slot-radius)',
  color: 'text.primary',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  backgroundImage: (theme: Theme) => {
    const tint = `color-mix(in srgb, var(--slot) var(--slot-tint), ${theme.palette.background.paper})`;
    return `linear-gradient(${tint}, ${tint})`;
  },
  backgroundRepeat: 'no-repeat',
  backgroundSize: 'var(--part) 100%',
  '& > span:last-of-type': { ml: 'auto', fontWeight: 500 },
} as const;

const NAME = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const OTHERS = { borderLeftColor: 'transparent', color: 'text.secondary', backgroundImage: 'none' } as const;
const SHORT = {
  width: 'var(--part)',
  minWidth: 4,
  height: 5,
  borderRadius: 'var(--slot-radius)',
  bgcolor: 'var(--slot)',
  forcedColorAdjust: 'none',
} as const;
