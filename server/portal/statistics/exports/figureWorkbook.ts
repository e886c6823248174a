import type { CellValue, ColumnDef, WriteOptions, WriteSheet } from 'hucre/xlsx';
import { typedText } from '../../../../src/resources/exchange/cells/formulas';
import { sheetName } from '../../../../src/resources/exchange/write/xlsx';
import type { Measure } from '../../../../src/resources/statistics/statistic';
import { columnStyle, HEADING_HEIGHT, headingStyle, paper, withFont } from '../../planning/exports/workbookLook';
import type { FigureCell, FigureSection, FigureTable } from './figureTables';

function formatOf({ kind, ...measure }: Measure): string {
  if (kind === 'share') return '0.0%';
  if ('unit' in measure && measure.unit === 'euros') return '0.00 "€"';
  if ('unit' in measure && measure.unit === 'hours') return '0.0 "h"';
  return kind === 'count' ? '0' : '0.0';
}

/** Typed as text, so that Excel does not evaluate formulas; Excel reads `_x0041_` as the character with that code. */
const text = (value: string): string => typedText(value).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

const valueOf =
  (hidden: string) =>
  (cell: FigureCell): CellValue => {
    if (typeof cell === 'string') return text(cell) || null;
    return 'hidden' in cell ? hidden : cell.value;
  };

const formatAt = ({ rows }: FigureTable, column: number): string => {
  const cell = rows.map((row) => row[column]).find((one) => typeof one === 'object' && 'measure' in one);
  return typeof cell === 'object' && 'measure' in cell ? formatOf(cell.measure) : '@';
};

function sheetOf(table: FigureTable, name: string, about: string, hidden: string): WriteSheet {
  const formats = table.headings.map((_heading, column) => formatAt(table, column));
  const last = table.rows.length;
  return {
    name,
    columns: formats.map((numFmt, at): ColumnDef => ({ width: at < table.keys ? 34 : 16, style: columnStyle(numFmt) })),
    rows: [table.headings.map(text), ...table.rows.map((row) => row.map(valueOf(hidden)))],
    cells: new Map(
      formats.flatMap((numFmt, at) => [
        [`0,${at}`, { style: headingStyle(numFmt) }] as const,
        [`${last},${at}`, { style: withFont(numFmt, { bold: true }) }] as const,
      ]),
    ),
    rowDefs: new Map([[0, { height: HEADING_HEIGHT }]]),
    freezePane: { rows: 1 },
    ...paper(`${about} – ${table.label}`),
  };
}

/** Shortens a name between words to the length that sheet names may have. */
const shortName = (label: string): string => {
  const name = sheetName(label);
  if (name.length < 31 || label.trim().length <= 31) return name;
  const cut = name.lastIndexOf(' ', name.length - 2);
  return cut > 0 ? `${name.slice(0, cut).replace(/[\s–(]+$/, '')}…` : name;
};

interface Labelled {
  readonly label: string;
  /** The statistic, which distinguishes charts with the same label. */
  readonly about: string;
}

/** Makes sheet names unique, ignoring case as Excel does. */
function distinctNames(sheets: readonly Labelled[]): readonly string[] {
  const used = new Set<string>();
  const isOnce = (label: string) => sheets.filter((other) => other.label === label).length === 1;
  return sheets.map(({ label, about }) => {
    const whole = isOnce(label) ? label : `${label} – ${about}`;
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? shortName(whole) : `${shortName(whole).slice(0, 27)} ${number}`;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  });
}

/** A page of statistics as a workbook with one sheet per chart. */
export function figureWorkbook(title: string, sections: readonly FigureSection[], hidden: string): WriteOptions {
  const tables = sections.flatMap((section) => section.tables.map((table) => ({ table, about: section.title })));
  const names = distinctNames(tables.map(({ table, about }) => ({ label: table.label, about })));
  return {
    sheets: tables.map(({ table, about }, at) => sheetOf(table, names[at] ?? '', about, hidden)),
    properties: { title, creator: 'Socle' },
  };
}
