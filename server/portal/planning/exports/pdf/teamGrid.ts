import { lastDayOf } from '../../../../../src/planning/core/checks/days';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { dayIndexOf, weekdayOf } from '../../../../../src/resources/fields/shared/zone';
import type { ExportPeriod, ExportSlot } from '../exportContent';
import { timeOnDay } from '../frenchDates';
import { fitText } from './fitText';
import { isFree } from './freeDays';
import { legendOf } from './legend';
import { inkOn, PAGE, type PageLook } from './look';
import type { Common } from './slotText';

const WEEKDAYS = ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'];
/** Points: width of the name column, of a line, and of a cell's padding and line (renderWorker.mjs). */
const NAMES = 92;
const LINE = 0.25;
const EDGE = 1 + LINE;
/** Points: font size of a slot, and the padding beside its text (renderWorker.mjs). */
const SLOT_SIZE = 5.25;
const SLOT_EDGE = 0.75;
const BESIDE_NAMES: [number, number, number, number] = [2, 0, 0, 0];
/** Days per grid; more would not be readable. */
const MOST_DAYS = 31;

const EVERYBODY = 'Pour tous';

/** Groups slots by person, in French order; slots for everyone come first. */
function rowsOf(slots: readonly ExportSlot[]): readonly (readonly [string, readonly ExportSlot[]])[] {
  const rows = new Map<string, ExportSlot[]>();
  for (const slot of slots) {
    const key = slot.isForSystem || slot.personId === null ? '' : `${slot.person}\u0000${slot.personId}`;
    const there = rows.get(key);
    if (there) there.push(slot);
    else rows.set(key, [slot]);
  }
  return [...rows]
    .sort(([one], [other]) => one.localeCompare(other, 'fr'))
    .map(([key, own]) => [key.split('\u0000')[0] || EVERYBODY, own] as const);
}

/** Cell width in points from which the time of a slot is shown, as on the weekly screen. */
const ROOM_FOR_HOURS = 80;

/** A slot as a block of the cell's width with its company, or with its type if all slots belong to one company. */
function slotBlock(slot: ExportSlot, day: number, width: number, { isOneCompany }: Common): Content {
  const title = isOneCompany ? slot.type : slot.company || slot.type;
  const room = width - 2 * SLOT_EDGE;
  const text: TableCell = {
    text: fitText(width < ROOM_FOR_HOURS ? title : `${timeOnDay(slot, day)} ${title}`, SLOT_SIZE, room),
    fillColor: slot.colour,
    color: inkOn(slot.colour),
    fontSize: SLOT_SIZE,
    noWrap: true,
    ...(slot.isCancelled && ({ decoration: 'lineThrough' } as const)),
  };
  return { layout: 'slot', table: { widths: [room], body: [[text]] }, margin: [0, 0, 0, 0.75] };
}

function gridOf(slots: readonly ExportSlot[], { first, last }: ExportPeriod, look: PageLook, common: Common): Content {
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const width = (PAGE.width - NAMES - EDGE - LINE) / days.length - EDGE;
  const touches = (slot: ExportSlot, day: number) => dayIndexOf(slot.start) <= day && lastDayOf(slot) >= day;
  const shade = (day: number) => isFree(day) && { fillColor: look.secondColour };
  const heading: TableCell[] = [
    { text: 'Personnes', style: 'columnHeading', margin: BESIDE_NAMES },
    ...days.map((day): TableCell => ({
      text: `${WEEKDAYS[weekdayOf(day)] ?? ''}\n${new Date(day * 86_400_000).getUTCDate()}`,
      style: 'columnHeading',
      fontSize: 6.5,
      alignment: 'center',
    })),
  ];
  const rows = rowsOf(slots.filter((slot) => dayIndexOf(slot.start) <= last && lastDayOf(slot) >= first));
  const body = rows.map(([person, own]): TableCell[] => [
    { text: person, bold: true, fontSize: 7, margin: BESIDE_NAMES },
    ...days.map((day): TableCell => ({
      stack: own.filter((slot) => touches(slot, day)).map((slot) => slotBlock(slot, day, width, common)),
      ...shade(day),
    })),
  ]);
  const shown = rows.flatMap(([, own]) => own);
  const grid: Content = {
    layout: 'team',
    table: { headerRows: 1, dontBreakRows: true, widths: [NAMES, ...days.map(() => width)], body: [heading, ...body] },
  };
  return { stack: [legendOf(shown, days, look), grid] };
}

/** The grid of the screen: one row per person, one column per day, as many days as fit on a page. */
export function teamGrids(
  slots: readonly ExportSlot[],
  { first, last }: ExportPeriod,
  look: PageLook,
  common: Common,
): readonly Content[] {
  const parts: Content[] = [];
  for (let from = first; from <= last; from += MOST_DAYS) {
    const grid = gridOf(slots, { first: from, last: Math.min(last, from + MOST_DAYS - 1) }, look, common);
    parts.push(from === first ? grid : ({ ...(grid as object), pageBreak: 'before' } as Content));
  }
  return parts;
}
