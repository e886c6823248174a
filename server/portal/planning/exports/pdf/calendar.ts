import { lastDayOf } from '../../../../../src/planning/core/checks/days';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { holidayOn } from '../../../../../src/planning/core/holidays';
import { dayIndexOf, weekdayOf } from '../../../../../src/resources/fields/shared/zone';
import type { ExportSlot } from '../exportContent';
import { daysOfMonth, type Month } from '../frenchDates';
import { inkOn, PAGE, type PageLook } from './look';
import { calendarLine, type Common } from './slotText';

const WEEKDAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
/** Slots shown per day; the list shows all. */
const MOST = 8;
/** Points of padding and border of a cell. */
const CELL_EDGE = 6.6;
const WIDTH = PAGE.width / 7 - CELL_EDGE;

export function slotsByDay(slots: readonly ExportSlot[]): ReadonlyMap<number, readonly ExportSlot[]> {
  const days = new Map<number, ExportSlot[]>();
  for (const slot of slots) {
    for (let day = dayIndexOf(slot.start); day <= lastDayOf(slot); day += 1) {
      const there = days.get(day);
      if (there) there.push(slot);
      else days.set(day, [slot]);
    }
  }
  return days;
}

function dayCell(day: number, slots: readonly ExportSlot[], { secondColour }: PageLook, common: Common): TableCell {
  const holiday = holidayOn(day, 'metropole');
  const isFree = holiday !== undefined || weekdayOf(day) > 4;
  const more = slots.length - MOST;
  const stack: Content[] = [
    {
      columns: [
        { text: String(new Date(day * 86_400_000).getUTCDate()), style: 'dayNumber', width: 'auto' },
        ...(holiday === undefined ? [] : [{ text: holiday, style: 'holiday', width: '*' } as const]),
      ],
      columnGap: 4,
    },
    ...slots.slice(0, MOST).map((slot) => calendarLine(slot, day, common)),
    ...(more > 0 ? [{ text: `+ ${more} ${more > 1 ? 'autres' : 'autre'}, voir la liste`, style: 'holiday' }] : []),
  ];
  return { stack, ...(isFree && { fillColor: secondColour, color: inkOn(secondColour) }) };
}

/** A calendar of a month, starting on Monday; a week is never split between pages. */
export function monthCalendar(
  month: Month,
  byDay: ReadonlyMap<number, readonly ExportSlot[]>,
  look: PageLook,
  common: Common,
): Content {
  const { first, last } = daysOfMonth(month);
  const heading = WEEKDAYS.map((text): TableCell => ({ text, style: 'columnHeading' }));
  const weeks: TableCell[][] = [];
  for (let monday = first - weekdayOf(first); monday <= last; monday += 7) {
    weeks.push(
      WEEKDAYS.map((_name, weekday): TableCell => {
        const day = monday + weekday;
        const isInside = day >= first && day <= last;
        return isInside ? dayCell(day, byDay.get(day) ?? [], look, common) : { text: '', fillColor: '#f4f4f4' };
      }),
    );
  }
  return {
    layout: 'calendar',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: WEEKDAYS.map(() => WIDTH),
      // A minimum height, so that an empty month still looks like a calendar.
      heights: [12, ...weeks.map(() => 52)],
      body: [heading, ...weeks],
    },
  };
}
