import type { CellStyle, CellValue, ColumnDef, WriteOptions, WriteSheet } from 'hucre/xlsx';
import { typedText } from '../../../../src/resources/exchange/cells/formulas';
import { wallOf } from '../../../../src/resources/fields/shared/zone';
import { periodText } from './frenchDates';
import { hoursOf, instantsOf, type ExportContent, type ExportSlot } from './exportContent';
import { personHours, totalHours } from './personHours';
import { CANCELLED, columnStyle, HEADING_HEIGHT, headingStyle, paper, typeStyle, withFont } from './workbookLook';

/** Excel's limit of characters per cell. */
const MAX_CELL = 32_767;

/** Typed as text, so that Excel does not evaluate formulas in it. */
const text = (value: string): string | null =>
  typedText(value)
    // Excel reads `_x0041_` as the character with that code.
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .slice(0, MAX_CELL) || null;

interface Column<Row> {
  readonly heading: string;
  readonly width: number;
  readonly numFmt: string;
  readonly cell: (row: Row) => CellValue;
  readonly style?: (row: Row) => CellStyle | undefined;
}

const textColumn = <Row>(heading: string, width: number, of: (row: Row) => string): Column<Row> => ({
  heading,
  width,
  numFmt: '@',
  cell: (row) => text(of(row)),
});

const numberColumn = <Row>(heading: string, of: (row: Row) => number, numFmt = '0.00', width = 14): Column<Row> => ({
  heading,
  width,
  numFmt,
  cell: (row) => Math.round(of(row) * 10_000) / 10_000,
});

/** Paris time, because cells have no time zone. */
const dateColumn = (heading: string, of: (slot: ExportSlot) => number): Column<ExportSlot> => ({
  heading,
  width: 18,
  numFmt: 'dd/mm/yyyy hh:mm',
  cell: (slot) => new Date(wallOf(of(slot))),
});

const SLOT_COLUMNS: readonly Column<ExportSlot>[] = [
  dateColumn('Début', ({ start }) => start),
  dateColumn('Fin', ({ end }) => end),
  numberColumn('Durée (h)', hoursOf, '0.00', 10),
  textColumn('Salarié', 24, ({ person, isForSystem }) => (isForSystem ? 'Pour tous' : person)),
  textColumn('Adhérent', 30, ({ company }) => company),
  textColumn('Site', 18, ({ site }) => site),
  textColumn('Prestation', 20, ({ service }) => service),
  {
    ...textColumn('Type', 18, ({ type }: ExportSlot) => type),
    style: ({ colour, isCancelled }) => typeStyle(colour, isCancelled),
  },
  textColumn('Sous-type', 18, ({ subType }) => subType),
  textColumn('Compte comme travail', 16, ({ isWork }) => (isWork ? 'Oui' : 'Non')),
  textColumn('État', 12, ({ state }) => state),
  textColumn('Texte', 40, (slot) => slot.text),
  numberColumn('Identifiant', ({ id }) => id, '0', 11),
];

interface HoursRow {
  readonly person: string;
  readonly slots: number;
  readonly work: number;
  readonly absence: number;
}

const HOURS_COLUMNS: readonly Column<HoursRow>[] = [
  textColumn('Salarié', 30, ({ person }) => person),
  numberColumn('Créneaux', ({ slots }) => slots, '0'),
  numberColumn('Heures de travail', ({ work }) => work),
  numberColumn('Heures d’absence', ({ absence }) => absence),
];

interface SheetChoice<Row> {
  /** The header of each printed page. */
  readonly title: string;
  readonly font: (row: Row) => NonNullable<CellStyle['font']> | undefined;
}

function sheetOf<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  { title, font }: SheetChoice<Row>,
): WriteSheet {
  const headings = columns.map(({ numFmt }, index) => [`0,${index}`, { style: headingStyle(numFmt) }] as const);
  const others = rows.flatMap((row, at) => {
    const own = font(row);
    return columns.flatMap(({ numFmt, style }, index) => {
      const look = style?.(row) ?? (own && withFont(numFmt, own));
      return look ? [[`${at + 1},${index}`, { style: look }] as const] : [];
    });
  });
  return {
    name,
    columns: columns.map(({ width, numFmt }): ColumnDef => ({ width, style: columnStyle(numFmt) })),
    rows: [columns.map(({ heading }) => heading), ...rows.map((row) => columns.map(({ cell }) => cell(row)))],
    cells: new Map([...headings, ...others]),
    rowDefs: new Map([[0, { height: HEADING_HEIGHT }]]),
    freezePane: { rows: 1 },
    autoFilter: { range: `A1:${String.fromCharCode(64 + columns.length)}${rows.length + 1}` },
    ...paper(title),
  };
}

/** The workbook of an export: a sheet of slots and a sheet of hours per person. */
export function workbookOf({ slots, period }: ExportContent, title: string): WriteOptions {
  const people = personHours(slots, instantsOf(period));
  const total = { person: 'Total', ...totalHours(people) };
  const about = period ? `${title} – ${periodText(period)}` : title;
  return {
    sheets: [
      sheetOf('Créneaux', SLOT_COLUMNS, slots, {
        title: about,
        font: ({ isCancelled }) => (isCancelled ? CANCELLED : undefined),
      }),
      sheetOf('Heures par salarié', HOURS_COLUMNS, [...people, total], {
        title: about,
        font: (row) => (row === total ? { bold: true } : undefined),
      }),
    ],
    properties: { title, creator: 'Socle' },
  };
}
