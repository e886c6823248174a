import 'react-big-calendar/lib/css/react-big-calendar.css';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useMemo, useRef, type KeyboardEvent } from 'react';
import { Calendar, type HeaderProps } from 'react-big-calendar';
import { useReaderLanguage } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { holidayOn } from '../core/holidays';
import { weekdayOf } from '../../resources/fields/shared/zone';
import type { PlanSlot } from '../model/plan';
import { useIsNarrow } from '../../resources/views/page/useIsNarrow';
import { EditParts } from '../editing/EditParts';
import { arrowSteps } from '../editing/keyMap';
import { slotIdAt } from '../editing/pointer/slotIdAt';
import { DAY, MINUTE } from '../../resources/common/durations';
import { clicks } from './clicks';
import { calendarGeometry, hourFrom } from './geometry';
import { useDayMenu } from './useDayMenu';
import { HiddenSlots } from './HiddenSlots';
import { FORMATS, SHORT_FORMATS, localizer } from './localizer';
import { slotClass, slotVariables } from './slotStyle';
import { SlotWords } from './SlotWords';
import { isBetween, isInDay, timeGridEdge, timeGridLayout, timeGridScrolling } from './timeGridPlaces';
import { timeGridStyle } from './timeGridStyle';
import type { CalendarProps } from './calendarProps';
import { useCalendarEditing } from './useCalendarEditing';
import { useFormats } from './useFormats';
import { useSlotWords } from './useSlotWords';
import { dateOfDay, dayOfDate, wallDate } from './wallDates';

interface CalendarEvent {
  readonly slot: PlanSlot;
  readonly start: Date;
  readonly end: Date;
}

export interface TimeGridProps extends CalendarProps {
  readonly view: 'day' | 'workWeek' | 'week';
  /** Shows the same days with a row per person, where every slot fits. */
  readonly onTeam?: () => void;
}

interface HourGridProps extends TimeGridProps {
  /** Slots that fit side by side. */
  readonly shown: readonly PlanSlot[];
  readonly total: number;
  /** Switches to the lists of all slots. */
  readonly onLists: () => void;
}

const HourCursor = lazy(() => import('./HourCursor'));

const MORNING = new Date(2000, 0, 1, 7);
const LIBRARY_VIEW = { day: 'day', workWeek: 'work_week', week: 'week' } as const;

const events = new WeakMap<PlanSlot, CalendarEvent>();

function eventOf(slot: PlanSlot): CalendarEvent {
  const known = events.get(slot) ?? { slot, start: wallDate(slot.start), end: wallDate(slot.end) };
  events.set(slot, known);
  return known;
}

/** On a phone a week scrolls sideways instead of shrinking. */
const WIDE = { overflowX: 'auto', '& .rbc-calendar': { minWidth: 620 } } as const;

/** Arrow keys move by days and quarters of an hour. */
const KEYS = { steps: arrowSteps({ wall: DAY, rows: 0 }, { wall: 15 * MINUTE, rows: 0 }), hasCursor: false };

const noop = () => undefined;
/** Shown on a slot that continues through the whole day. */
const MESSAGES = { allDay: '→' };

/** A day or a week by hours: react-big-calendar's time grid, for pointer, touch and keyboard. */
export function HourGrid(props: HourGridProps) {
  const { view, plan, names, span, today, actions, turned, personId, onDay, onTeam, shown, total, onLists } = props;
  const translate = useTranslate();
  const language = useReaderLanguage();
  const formats = useFormats();
  const wordsOf = useSlotWords(names, plan.types);
  const isNarrow = useIsNarrow() && view !== 'day';
  const list = useMemo(() => shown.map(eventOf), [shown]);
  const { open } = actions;
  const root = useRef<HTMLDivElement>(null);
  const { first } = span;
  const geometry = useMemo(
    () =>
      calendarGeometry(
        timeGridLayout(() => root.current, first),
        false,
        personId,
        { edgeAt: timeGridEdge, isEmpty: isBetween, scrolled: () => timeGridScrolling(root.current) },
      ),
    [first, personId],
  );
  const editing = useCalendarEditing({
    plan,
    span,
    actions,
    turned,
    personId,
    geometry,
    root,
    byDays: false,
    layout: KEYS,
  });
  const { selection, canWrite, draw, heldIds, pointer } = editing;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { wall } = (event.target as HTMLElement).dataset;
    const place = wall === undefined ? undefined : { wall: Number(wall), personId };
    if (editing.press(event, place) || event.key !== 'Enter') return;
    const id = slotIdAt(event.target);
    if (id === undefined) return;
    event.preventDefault();
    open(id);
  };
  const { onContextMenu, menu } = useDayMenu({ ...props, geometry, editing, timesAt: hourFrom });
  const onClick = clicks({
    editing,
    open,
    isPlace: isInDay,
    onEmpty: draw && (({ wall }) => draw({ salarieId: personId, ...hourFrom(wall) })),
  });
  const components = useMemo(
    () => ({
      header: ({ date }: HeaderProps) => {
        const day = dayOfDate(date);
        const holiday = formats.holiday(day, plan.holidays);
        return (
          <span data-day={day} title={formats.day(day)}>
            {formats.shortDay(day)}
            {holiday && (
              <Box component="span" sx={{ display: 'block', fontSize: 11, color: 'text.secondary' }}>
                {holiday}
              </Box>
            )}
          </span>
        );
      },
      event: ({ event: { slot } }: { event: CalendarEvent }) => (
        <>
          <SlotWords slot={slot} person={personId === null ? names.get(slot.salarieId ?? 0) : undefined} />
          <span data-grip="start" className="slot-grip" />
          <span data-grip="end" className="slot-grip" />
        </>
      ),
    }),
    [formats, names, personId, plan.holidays],
  );
  const grid = useMemo(
    () => (
      <Calendar<CalendarEvent>
        localizer={localizer}
        culture={language}
        formats={isNarrow ? SHORT_FORMATS : FORMATS}
        messages={MESSAGES}
        components={components}
        toolbar={false}
        view={LIBRARY_VIEW[view]}
        views={['day', 'work_week', 'week']}
        onView={noop}
        onNavigate={noop}
        onDrillDown={(date) => onDay(dayOfDate(date))}
        date={dateOfDay(first)}
        getNow={() => wallDate(Date.now())}
        scrollToTime={MORNING}
        events={list}
        titleAccessor={({ slot }) => slot.title}
        // The library puts the times of its format before it.
        tooltipAccessor={({ slot }) => wordsOf(slot, isNarrow)}
        eventPropGetter={({ slot }) => ({
          className: [slotClass(slot), selection.has(slot.id) && 'slot-chosen', heldIds.has(slot.id) && 'slot-held']
            .filter(Boolean)
            .join(' '),
          style: slotVariables(slot),
        })}
        dayPropGetter={(date) => {
          const day = dayOfDate(date);
          return weekdayOf(day) > 4 || holidayOn(day, plan.holidays) ? { className: 'day-off' } : {};
        }}
        step={15}
        timeslots={4}
        dayLayoutAlgorithm="no-overlap"
        showMultiDayTimes
        aria-label={translate('planning.calendar.label', { day: formats.day(today) })}
      />
    ),
    // Re-render for the data shown, not for the drag preview above it.
    [
      language,
      components,
      isNarrow,
      view,
      onDay,
      first,
      list,
      wordsOf,
      selection,
      heldIds,
      plan.holidays,
      translate,
      formats,
      today,
    ],
  );
  return (
    <>
      {shown.length < total && (
        <HiddenSlots
          shown={shown}
          total={total}
          plan={plan}
          names={names}
          span={span}
          actions={actions}
          onDay={onDay}
          onTeam={onTeam}
          onLists={onLists}
        />
      )}
      <Box
        ref={root}
        tabIndex={-1}
        sx={[timeGridStyle, view !== 'day' && WIDE]}
        data-writable={canWrite ? '' : undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onContextMenu={onContextMenu}
        onClickCapture={pointer.onClickCapture}
        onPointerDown={pointer.onPointerDown}
        onPointerMove={pointer.onPointerMove}
      >
        {grid}
        {draw && (
          <Suspense fallback={null}>
            <HourCursor
              root={root}
              span={span}
              today={today}
              label={translate(actions.isProposed ? 'planningRequests.propose.add' : 'timeline.commands.new')}
              onDraw={(wall) => draw({ salarieId: personId, ...hourFrom(wall) })}
              say={editing.say}
            />
          </Suspense>
        )}
      </Box>
      {menu}
      <EditParts editing={editing} types={plan.types} root={root} onOpen={open} />
    </>
  );
}
