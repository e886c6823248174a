import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { HolidayZone } from '../core/holidays';
import { weekdayOf } from '../../resources/fields/shared/zone';
import type { Plan, PlanSlot } from '../model/plan';
import { DaySummary, type SummaryRoom } from './DaySummary';
import { MONTH_CHIP, MonthSlot } from './MonthSlot';
import { useFormats } from './useFormats';

export interface MonthDayProps {
  readonly day: number;
  readonly slots: readonly PlanSlot[];
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isFocused: boolean;
  readonly isSmall: boolean;
  /** Number of slots that fit in the cell, at least 3. */
  readonly room: number;
  /** Number of slots that fit in the cell with two lines each; 0 in the plan of several people. */
  readonly twoLines: number;
  /** Shows how many slots there are of each type, in a month with too many to show each. */
  readonly summary: SummaryRoom | undefined;
  readonly holidays: HolidayZone;
  readonly names: ReadonlyMap<number, string>;
  readonly types: Plan['types'];
  readonly showsPerson: boolean;
  readonly wordsOf: (slot: PlanSlot) => string;
  /** A title for the narrow cell of a phone. */
  readonly shortTitle: (title: string) => string;
  readonly selection: ReadonlySet<number>;
  readonly heldIds: ReadonlySet<number>;
  /** A day is being chosen as a target. */
  readonly isCarrying: boolean;
  readonly onMore: (anchor: HTMLElement) => void;
  readonly onDay: (day: number) => void;
  readonly onDraw: (() => void) | undefined;
}

/** The first slots of a day, and a button for the others; or how many it has of each type. */
export function MonthDay(props: MonthDayProps) {
  const {
    day,
    slots,
    isOutside,
    isToday,
    isFocused,
    isSmall,
    room,
    twoLines,
    holidays,
    wordsOf,
    names,
    types,
    showsPerson,
  } = props;
  const translate = useTranslate();
  const formats = useFormats();
  const holiday = formats.holiday(day, holidays);
  const ground = isOutside ? 'outside' : holiday ? 'holiday' : weekdayOf(day) > 4 ? 'weekend' : 'workday';
  const dayWords = `${formats.day(day)}${holiday ? `, ${holiday}` : ''}, ${translate('planning.count', { smart_count: slots.length })}`;
  const isWhole = slots.length <= twoLines;
  const most = isSmall ? Math.max(1, twoLines) : room;
  const shown = props.summary ? [] : slots.length > most ? slots.slice(0, most - 1) : slots;
  const more = slots.length - shown.length;
  return (
    <Box
      role="gridcell"
      data-day={day}
      data-outside={isOutside ? '' : undefined}
      title={ground === 'workday' ? undefined : (holiday ?? translate(`planning.calendar.grounds.${ground}`))}
      onDoubleClick={(event) => event.target === event.currentTarget && props.onDraw?.()}
      sx={{
        minWidth: 0,
        // On a phone, the touch target is the whole cell, a seventh of the width.
        p: isSmall ? 0.25 : 0.5,
        borderTop: 1,
        borderLeft: weekdayOf(day) === 0 ? 0 : 1,
        borderColor: 'divider',
        ...GROUNDS[ground],
        display: 'flex',
        flexDirection: 'column',
        gap: '2px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <ButtonBase
          data-number
          className="finger-reach"
          disabled={isOutside}
          tabIndex={isFocused ? 0 : -1}
          aria-label={dayWords}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => !props.isCarrying && props.onDay(day)}
          sx={NUMBER(isToday)}
        >
          {formats.dayNumber(day)}
        </ButtonBase>
        {holiday && !isSmall && (
          <Box
            component="span"
            sx={{
              fontSize: 11,
              color: 'text.secondary',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {holiday}
          </Box>
        )}
      </Box>
      {shown.map((slot) => (
        <MonthSlot
          key={slot.id}
          slot={slot}
          day={day}
          look={isSmall ? 'small' : isWhole && !showsPerson ? 'whole' : 'line'}
          person={showsPerson && slot.salarieId !== null ? (names.get(slot.salarieId) ?? '') : undefined}
          label={isSmall ? props.shortTitle(slot.title) : slot.title}
          type={types.get(slot.typeCreneauId)?.libelle}
          title={wordsOf(slot)}
          isFocused={isFocused}
          isSelected={props.selection.has(slot.id)}
          isHeld={props.heldIds.has(slot.id)}
        />
      ))}
      {props.summary && slots.length > 0 && (
        <DaySummary
          day={dayWords}
          slots={slots}
          types={types}
          room={props.summary}
          isSmall={isSmall}
          isFocused={isFocused}
          onOpen={() => !props.isCarrying && props.onDay(day)}
        />
      )}
      {more > 0 && shown.length > 0 && (
        <ButtonBase
          aria-label={translate('screens.page.labelled', {
            label: formats.day(day),
            name: translate('planning.calendar.others', { smart_count: more }),
          })}
          tabIndex={isFocused ? 0 : -1}
          onClick={({ currentTarget }) => !props.isCarrying && props.onMore(currentTarget)}
          sx={[MONTH_CHIP, { color: 'primary.main', fontWeight: 500 }]}
        >
          {isSmall ? `+${more}` : translate('planning.calendar.others', { smart_count: more })}
        </ButtonBase>
      )}
    </Box>
  );
}

/** Told apart by pattern and tint, as in the team's plan; the title of the cell names them. */
const GROUNDS = {
  workday: { bgcolor: 'background.paper' },
  weekend: { bgcolor: 'action.hover' },
  holiday: {
    bgcolor: 'customPurple.soft',
    // Paper over it: the tint of a label is too strong for a whole day, above all in the dark.
    backgroundImage: ({ palette }: Theme) => {
      const veil = `color-mix(in srgb, ${palette.background.paper} 45%, transparent)`;
      return `linear-gradient(${veil}, ${veil})`;
    },
  },
  outside: {
    backgroundImage: ({ palette }: Theme) =>
      `repeating-linear-gradient(135deg, transparent 0 7px, color-mix(in srgb, ${palette.text.primary} 9%, transparent) 7px 8px)`,
  },
} as const;

const NUMBER = (isToday: boolean) => ({
  minWidth: 26,
  height: 26,
  borderRadius: '13px',
  fontSize: 13,
  fontWeight: isToday ? 600 : 400,
  ...(isToday && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
  // A click on an empty part of the day brings the focus here, too.
  // Above the first slot, which would cut the ring below.
  '&:focus': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1, zIndex: 1 },
});
