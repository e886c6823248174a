import type { Content, TableCell } from 'pdfmake/interfaces';
import { dayIndexOf, weekdayOf } from '../../../../../src/resources/fields/shared/zone';
import type { ExportPeriod, ExportSlot } from '../exportContent';
import { lastDayOf, timeOnDay } from '../frenchDates';
import { isFree } from './freeDays';
import { legendOf } from './legend';
import { inkOn, PAGE, type PageLook } from './look';
import type { Common } from './slotText';

const WEEKDAYS = ['lu', 'ma', 'me', 'je', 've', 'sa', 'di'];
/** Points of the column of names, of a line, and beside the text of a cell (renderWorker.mjs). */
const NAMES = 92;
const LINE = 0.25;
const EDGE = 3 + LINE;
/** Points of a letter of a slot. */
const LETTER = 2.7;
/** Days that stand beside each other: more could not be read. */
const MOST_DAYS = 31;

const EVERYBODY = 'Pour tous';

/** The people of slots in French order, each with their slots; those for everybody first. */
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

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, Math.max(1, most - 1))}…` : text;

/** A cell for at least so many letters says when a slot is, as the screen does for a week. */
const ROOM_FOR_HOURS = 30;

/** A slot in a cell: its company, or its type where all are of one, on its colour. */
function slotLine(slot: ExportSlot, day: number, most: number, { isOneCompany }: Common): Content {
  const title = isOneCompany ? slot.type : slot.company || slot.type;
  return {
    text: cut(most < ROOM_FOR_HOURS ? title : `${timeOnDay(slot, day)} ${title}`, most),
    background: slot.colour,
    color: inkOn(slot.colour),
    fontSize: 5.5,
    noWrap: true,
    margin: [0, 0.5, 0, 0],
    ...(slot.isCancelled && ({ decoration: 'lineThrough' } as const)),
  };
}

function gridOf(slots: readonly ExportSlot[], { first, last }: ExportPeriod, look: PageLook, common: Common): Content {
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const width = (PAGE.width - NAMES - EDGE - LINE) / days.length - EDGE;
  const most = Math.floor(width / LETTER);
  const touches = (slot: ExportSlot, day: number) => dayIndexOf(slot.start) <= day && lastDayOf(slot) >= day;
  const shade = (day: number) => isFree(day) && { fillColor: look.secondColour };
  const heading: TableCell[] = [
    { text: 'Personnes', style: 'columnHeading' },
    ...days.map((day): TableCell => ({
      text: `${WEEKDAYS[weekdayOf(day)] ?? ''}\n${new Date(day * 86_400_000).getUTCDate()}`,
      style: 'columnHeading',
      fontSize: 6.5,
      alignment: 'center',
    })),
  ];
  const rows = rowsOf(slots.filter((slot) => dayIndexOf(slot.start) <= last && lastDayOf(slot) >= first));
  const body = rows.map(([person, own]): TableCell[] => [
    { text: person, bold: true, fontSize: 7 },
    ...days.map((day): TableCell => ({
      stack: own.filter((slot) => touches(slot, day)).map((slot) => slotLine(slot, day, most, common)),
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

/** The grid that the screen shows: a row of each person, a column of each day, as many days as a page holds. */
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
