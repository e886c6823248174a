import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { dayIndexOf } from '../../resources/fields/shared/zone';
import type { PlanSlot } from '../model/plan';
import { slotClass, slotVariables, SLOT_LOOK } from './slotStyle';
import { useFormats, type Formats } from './useFormats';

export interface MonthSlotProps {
  readonly slot: PlanSlot;
  readonly day: number;
  /** One line, the hours and type above the company, or the narrow cell of a phone. */
  readonly look: 'line' | 'whole' | 'small';
  /** Undefined in the plan of one person. */
  readonly person: string | undefined;
  readonly type: string | undefined;
  /** The slot's title, shortened where there is little room. */
  readonly label: string;
  readonly title: string;
  readonly isFocused: boolean;
  readonly isSelected: boolean;
  readonly isHeld: boolean;
}

/** The hours of a slot on one of its days: on the following ones it shows no start, only its end on the last day. */
export function hoursOn(
  { start, end }: Pick<PlanSlot, 'start' | 'end'>,
  day: number,
  formats: Formats,
  isWhole: boolean,
) {
  const isLast = dayIndexOf(end - 1) === day;
  if (dayIndexOf(start) < day) return isLast ? `→\u00a0${formats.time(end)}` : '→';
  if (!isWhole) return formats.time(start);
  return isLast ? formats.range({ start, end }) : `${formats.time(start)}\u00a0→`;
}

/** A slot in a day of the month. */
export function MonthSlot({ slot, day, look, person, type, ...props }: MonthSlotProps) {
  const formats = useFormats();
  const isWhole = look === 'whole';
  const hours = hoursOn(slot, day, formats, isWhole);
  return (
    <ButtonBase
      data-slot={slot.id}
      tabIndex={props.isFocused ? 0 : -1}
      aria-pressed={props.isSelected || undefined}
      className={`${slotClass(slot)}${props.isHeld ? ' slot-held' : ''}`}
      style={slotVariables(slot)}
      title={props.title}
      sx={[SLOT_LOOK, MONTH_CHIP, look !== 'line' && BELOW, look === 'small' && SMALL]}
    >
      <Box component="span" sx={HOURS}>
        {isWhole && type && type !== slot.title ? `${hours} · ${type}` : hours}
      </Box>
      <Box component="span" sx={CUT}>
        {person === undefined ? '' : `${person} · `}
        {props.label}
      </Box>
    </ButtonBase>
  );
}

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: '100%' } as const;

const HOURS = { ...CUT, mr: 0.5, flex: 'none', fontVariantNumeric: 'tabular-nums' } as const;

const BELOW = {
  flexDirection: 'column',
  alignItems: 'flex-start',
  lineHeight: 1.35,
  '& > span:first-of-type': { fontSize: 11 },
  '& > span:last-of-type': { fontWeight: 500 },
} as const;

const SMALL = {
  px: '2px',
  fontSize: 10,
  lineHeight: 1.25,
  letterSpacing: '-0.02em',
  minHeight: 30,
  '& > span:first-of-type': { fontSize: 10 },
} as const;

/** What stands in a day of the month. */
export const MONTH_CHIP = {
  width: '100%',
  minHeight: 22,
  px: 0.5,
  fontSize: 12,
  lineHeight: 1.4,
  justifyContent: 'flex-start',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  borderRadius: 'var(--slot-radius)',
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
  '&[aria-pressed="true"]': { boxShadow: (theme: Theme) => `0 0 0 2px ${theme.palette.primary.main}` },
  '&.slot-held': { opacity: 0.45 },
} as const;
