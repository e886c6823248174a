import { visuallyHidden } from '@mui/utils';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { weekdayOf } from '../../resources/fields/shared/zone';
import { DAY, HOUR } from '../timeline/index/wallClock';
import { slotsByDay } from './byDay';
import { clicks } from './clicks';
import { DayPopover } from './DayPopover';
import { editKeys, keepSpace } from './editing/editKeys';
import { EditParts } from './editing/EditParts';
import { DAY_STEPS } from './editing/calendarKeys';
import { hourFrom, useDrag } from './editing/useDrag';
import { useEditing } from './editing/useEditing';
import { useHeldIds } from './editing/useHeldIds';
import { MonthDay } from './MonthDay';
import { isInDay, isOnDay, monthGeometry } from './monthPlaces';
import { paperVariable } from './slotStyle';
import type { CalendarProps } from './calendarProps';
import { useFormats } from './useFormats';
import { useMonthKeys } from './useMonthKeys';
import { useSlotWords } from './useSlotWords';

const NONE = [] as const;
/** Letters of a weekday for which a column of a telephone has room: “segunda” is a short name as well. */
const LETTERS = 3;

/** A month in weeks: of each day its first slots and how many more there are, whatever their number. */
export default function MonthGrid(props: CalendarProps) {
  const { plan, names, span, today, actions, personId, onDay } = props;
  const translate = useTranslate();
  const formats = useFormats();
  const wordsOf = useSlotWords(names, plan.types);
  const isSmall = useMediaQuery('(max-width:699.95px)', { noSsr: true });
  const helpId = useId();
  const [opened, setOpened] = useState<{ readonly day: number; readonly anchor: HTMLElement }>();
  const first = span.first - weekdayOf(span.first);
  const weeks = Math.ceil((span.last - first + 1) / 7);
  // The days of the months beside it are filled too: a week goes on.
  const days = useMemo(
    () => slotsByDay(plan.slots, { first, last: first + 7 * weeks - 1 }),
    [plan.slots, first, weeks],
  );
  const grid = useRef<HTMLDivElement>(null);
  const { focused, onWalk, follow } = useMonthKeys(span, today, grid);
  const { open } = actions;
  const [geometry] = useState(() => monthGeometry(() => grid.current));
  const editing = useEditing({ slots: plan.slots, span, actions, personId, root: grid, byDays: true });
  const drag = useDrag({
    root: grid,
    geometry,
    editing,
    personId,
    byDays: true,
    scrolled: () => [],
    edgeAt: () => undefined,
    isEmpty: isOnDay,
  });
  const heldIds = useHeldIds(editing);
  const { draw } = editing;
  const drawOn = (day: number) => {
    draw?.({ salarieId: personId, ...hourFrom(day * DAY + 9 * HOUR) });
  };
  const pressed = editKeys(editing, drag, DAY_STEPS);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const day = (event.target as HTMLElement).closest<HTMLElement>('[data-day]')?.dataset.day;
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    const pastes = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v';
    if (pastes && day !== undefined && editing.clipboard && editing.canWrite) {
      event.preventDefault();
      return editing.pasteAt(Number(day) * DAY);
    }
    if (pressed(event) || editing.held) return undefined;
    if (draw && isPlain && event.key.toLowerCase() === 'n' && day !== undefined) {
      event.preventDefault();
      return drawOn(Number(day));
    }
    return onWalk(event);
  };
  const onClick = clicks({ editing, geometry, open, isEmpty: isOnDay, isPlace: isInDay, onEmpty: undefined });
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
        onClickCapture={drag.onClickCapture}
        onPointerDown={drag.onPointerDown}
        onPointerMove={drag.onPointerMove}
        sx={[paperVariable, { border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }, HELD]}
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
            // Without a name of its own it has that of all its slots, read out with each step into it.
            aria-label={[0, 6].map((column) => formats.date(first + week * 7 + column)).join(' – ')}
            sx={{ ...ROW, minHeight: isSmall ? 56 : 112 }}
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
                  holidays={plan.holidays}
                  wordsOf={wordsOf}
                  showsPerson={personId === null}
                  names={names}
                  selection={editing.selection}
                  heldIds={heldIds}
                  isCarrying={editing.held !== null}
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
      <EditParts editing={editing} drag={drag} geometry={geometry} root={grid} onOpen={open} />
      <Box component="p" id={helpId} sx={visuallyHidden}>
        {translate('planning.calendar.monthKeys')}
      </Box>
    </>
  );
}

const HELD = { outline: 'none', userSelect: 'none', WebkitTouchCallout: 'none' } as const;
const ROW = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;
