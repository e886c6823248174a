import { visuallyHidden } from '@mui/utils';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { weekdayOf } from '../../resources/fields/shared/zone';
import { slotsByDay } from './byDay';
import { hasModifier } from '../../resources/views/page/pressedKeys';
import { DAY } from '../../resources/common/durations';
import { EditParts } from '../editing/EditParts';
import { arrowSteps } from '../editing/keyMap';
import { clicks } from './clicks';
import { greatestCount, isCounted } from './dayCounts';
import { calendarGeometry } from './geometry';
import { usualWorkday } from '../model/workday';
import { useDayMenu } from './useDayMenu';
import { DayPopover } from './DayPopover';
import { MonthDay } from './MonthDay';
import { shortNames } from '../model/shortNames';
import { timesOfChosenDay } from '../model/requestableTimes';
import { createLabels } from '../timeline/labels';
import { isInDay, isOnDay, monthLayout } from './monthPlaces';
import { paperVariable } from './slotStyle';
import type { CalendarProps } from './calendarProps';
import { keepSpace, useCalendarEditing } from './useCalendarEditing';
import { useFormats } from './useFormats';
import { phoneCellRoom, summaryIn, twoLinesIn, useMonthRoom } from './useMonthRoom';
import { useMonthKeys } from './useMonthKeys';
import { useSlotWords } from './useSlotWords';

const NONE = [] as const;
const VIEW = { edgeAt: () => undefined, isEmpty: isOnDay, scrolled: () => [] };
/** Arrow keys move by days and weeks. */
const KEYS = { steps: arrowSteps({ wall: DAY, rows: 0 }, { wall: 7 * DAY, rows: 0 }), hasCursor: false };
/** Pixels of a week of many people on a phone: a number, a few bars and how many slots. */
const PHONE_WEEK = 84;
/** Letters that fit in a column's header on a phone; short names can be longer, such as “segunda”. */
const LETTERS = 3;

export interface MonthGridProps extends CalendarProps {
  /** Shows the previous or next month, when the keyboard goes beyond this one. */
  readonly onStep?: ((direction: -1 | 1) => void) | undefined;
}

/** The weeks of a month: each day shows its first slots and the number of others. */
export default function MonthGrid({ onStep, ...props }: MonthGridProps) {
  const { plan, names, span, today, actions, turned, personId, onDay } = props;
  const translate = useTranslate();
  const formats = useFormats();
  const wordsOf = useSlotWords(names, plan.types);
  const isSmall = useMediaQuery('(max-width:699.95px)', { noSsr: true });
  const helpId = useId();
  const [opened, setOpened] = useState<{ readonly day: number; readonly anchor: HTMLElement }>();
  const first = span.first - weekdayOf(span.first);
  const weeks = Math.ceil((span.last - first + 1) / 7);
  // Includes the days of the neighbouring months, to complete the weeks.
  const days = useMemo(
    () => slotsByDay(plan.slots, { first, last: first + 7 * weeks - 1 }),
    [plan.slots, first, weeks],
  );
  const grid = useRef<HTMLDivElement>(null);
  const room = useMonthRoom(grid, weeks);
  const height = isSmall && personId === null ? PHONE_WEEK : room.height;
  const isSummed = personId === null && isCounted(days.values(), isSmall ? 0 : room.slots);
  const greatest = useMemo(
    () => (isSummed ? greatestCount(days.values(), plan.types) : 0),
    [isSummed, days, plan.types],
  );
  const { focused, onWalk, follow, focus } = useMonthKeys(span, today, grid, onStep);
  const { open, workday: workdayFor } = actions;
  const workday = useMemo(() => workdayFor?.(personId) ?? usualWorkday, [workdayFor, personId]);
  const short = useMemo(() => shortNames(names), [names]);
  const labelOf = useMemo(() => createLabels(plan.slots.map(({ title }) => title)), [plan.slots]);
  const shortTitle = (title: string) => labelOf(title, phoneCellRoom(window.innerWidth));
  const geometry = useMemo(
    () =>
      calendarGeometry(
        monthLayout(() => grid.current),
        true,
        personId,
        VIEW,
        workday,
      ),
    [personId, workday],
  );
  const editing = useCalendarEditing({
    plan,
    span,
    actions,
    turned,
    personId,
    geometry,
    root: grid,
    byDays: true,
    layout: KEYS,
  });
  const { draw, heldIds, pointer } = editing;
  const timesOn = (day: number) =>
    actions.isProposed ? timesOfChosenDay(day, Date.now(), plan.holidays, workday) : workday(day);
  const drawOn = (day: number) => {
    draw?.({ salarieId: personId, ...timesOn(day) });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const text = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day;
    const day = text === undefined ? undefined : Number(text);
    const isPlain = !hasModifier(event);
    if (editing.press(event, day === undefined ? undefined : { wall: day * DAY, personId })) return undefined;
    if (editing.state.carrying) return undefined;
    if (draw && isPlain && event.key.toLowerCase() === 'n' && day !== undefined) {
      event.preventDefault();
      return drawOn(day);
    }
    return onWalk(event);
  };
  const { onContextMenu, menu } = useDayMenu({ ...props, geometry, editing, timesAt: (wall) => timesOn(wall / DAY) });
  // The keyboard goes on from the day that was clicked: N creates a slot there.
  const onEmpty = ({ wall }: { readonly wall: number }) => focus(wall / DAY);
  const onClick = clicks({ editing, open, isPlace: isInDay, onEmpty });
  return (
    <>
      <Box
        ref={grid}
        role="grid"
        aria-describedby={helpId}
        aria-label={formats.month(span.first)}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onKeyUp={keepSpace}
        onFocus={follow}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onClickCapture={pointer.onClickCapture}
        onPointerDown={pointer.onPointerDown}
        onPointerMove={pointer.onPointerMove}
        sx={[paperVariable, { border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }, HELD]}
      >
        <Box role="row" sx={ROW}>
          {Array.from({ length: 7 }, (_, column) => (
            <Box
              key={column}
              role="columnheader"
              sx={{ py: 0.75, textAlign: 'center', color: 'text.secondary', fontSize: 13 }}
            >
              {isSmall ? formats.weekday(first + column).slice(0, LETTERS) : formats.weekday(first + column)}
            </Box>
          ))}
        </Box>
        {Array.from({ length: weeks }, (_, week) => (
          <Box
            role="row"
            key={week}
            // Without a label, screen readers would read all of a row's slots on each step into it.
            aria-label={[0, 6].map((column) => formats.date(first + week * 7 + column)).join(' – ')}
            sx={{ ...ROW, minHeight: height }}
          >
            {Array.from({ length: 7 }, (_one, column) => {
              const day = first + week * 7 + column;
              return (
                <MonthDay
                  key={day}
                  day={day}
                  slots={days.get(day) ?? NONE}
                  isOutside={day < span.first || day > span.last}
                  isToday={day === today}
                  isFocused={day === focused}
                  isSmall={isSmall}
                  room={room.slots}
                  twoLines={personId === null ? 0 : twoLinesIn(room.height)}
                  summary={isSummed ? { height: summaryIn(height), greatest } : undefined}
                  holidays={plan.holidays}
                  wordsOf={wordsOf}
                  shortTitle={shortTitle}
                  showsPerson={personId === null}
                  names={short}
                  types={plan.types}
                  selection={editing.selection}
                  heldIds={heldIds}
                  isCarrying={editing.state.carrying !== null}
                  onMore={(anchor) => setOpened({ day, anchor })}
                  onDay={onDay}
                  onDraw={draw && (() => drawOn(day))}
                />
              );
            })}
          </Box>
        ))}
      </Box>
      <DayPopover
        day={opened?.day}
        anchor={opened?.anchor}
        slots={opened ? (days.get(opened.day) ?? NONE) : NONE}
        plan={plan}
        names={names}
        actions={actions}
        onDay={onDay}
        onMove={
          editing.canWrite
            ? (slot) => {
                setOpened(undefined);
                editing.run('move', slot);
              }
            : undefined
        }
        onClose={() => setOpened(undefined)}
      />
      {menu}
      <EditParts editing={editing} types={plan.types} root={grid} onOpen={open} />
      <Box component="p" id={helpId} sx={visuallyHidden}>
        {translate('planning.calendar.monthKeys')}
      </Box>
    </>
  );
}

const HELD = { outline: 'none', userSelect: 'none', WebkitTouchCallout: 'none' } as const;
const ROW = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;
