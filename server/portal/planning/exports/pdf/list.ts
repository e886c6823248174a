import { lastDayOf } from '../../../../../src/planning/core/checks/days';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { dayIndexOf } from '../../../../../src/resources/fields/shared/zone';
import type { ExportSlot } from '../exportContent';
import { parisClockText, shortDay } from '../frenchDates';
import { PAGE, type PageLook } from './look';
import { whatOf, whoOf, type Common } from './slotText';

interface Column {
  readonly heading: string;
  /** Share of the page width. */
  readonly part: number;
  readonly text: (slot: ExportSlot) => string;
}

/** Points of padding and border of a cell. */
const CELL_EDGE = 8;

function when(slot: ExportSlot): string {
  const last = lastDayOf(slot);
  const until = last === dayIndexOf(slot.start) ? '' : `${shortDay(last)} `;
  return `${parisClockText(slot.start)} – ${until}${parisClockText(slot.end)}`;
}

const columnsOf = ({ isOneCompany }: Common): readonly Column[] => [
  { heading: 'Jour', part: 1.1, text: ({ start }) => shortDay(dayIndexOf(start)) },
  { heading: 'Horaire', part: 1.2, text: when },
  { heading: 'Intervenant', part: 1.7, text: whoOf },
  ...(isOneCompany ? [] : [{ heading: 'Adhérent', part: 1.7, text: ({ company }: ExportSlot) => company }]),
  { heading: 'Site', part: 1.4, text: ({ site }) => site },
  { heading: 'Nature', part: 1.8, text: whatOf },
  { heading: 'Précisions', part: 2.2, text: ({ text }) => text },
  { heading: 'État', part: 0.8, text: ({ state }) => state },
];

/** A table with one row per slot; the heading is repeated on every page. */
export function slotList(slots: readonly ExportSlot[], { secondColour }: PageLook, common: Common): Content {
  const columns = columnsOf(common);
  const whole = columns.reduce((sum, { part }) => sum + part, 0);
  const rows = slots.map((slot, index) =>
    columns.map(({ text }): TableCell => ({
      text: text(slot),
      ...(index % 2 === 1 && { fillColor: `${secondColour}`, fillOpacity: 0.5 }),
      ...(slot.isCancelled && { decoration: 'lineThrough', color: '#666666' }),
    })),
  );
  return {
    layout: 'list',
    style: 'list',
    table: {
      headerRows: 1,
      // Only rows with very long texts may be split between pages.
      dontBreakRows: slots.every(({ text }) => text.length < 1000),
      widths: columns.map(({ part }) => (PAGE.width * part) / whole - CELL_EDGE),
      body: [columns.map(({ heading }): TableCell => ({ text: heading, style: 'columnHeading' })), ...rows],
    },
  };
}
