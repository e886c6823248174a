import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Measure } from '../../../src/resources/statistics/types';
import type { Language } from '../../../src/resources/words';
import type { RenderJob } from '../../planning/exports/render';
import { translate } from '../../words';
import type { FigureCell, FigureSection, FigureTable } from './figureTables';

const COLOUR = '#1e5a8a';
/** Points of the bars beside the figures. */
const BAR = { width: 130, height: 7 } as const;
/** Rows of a table: more are in the workbook. */
const MOST_ROWS = 60;

/** What the document says besides its figures. */
export interface DocumentWords {
  readonly title: string;
  readonly period: string;
  readonly made: string;
}

/** A figure as the reader's language writes it. */
function figureText(measure: Measure, value: number | null, language: Language): string {
  if (value === null) return '–';
  const decimals = measure.kind === 'count' || measure.kind === 'sum' ? 0 : 1;
  const style = measure.kind === 'share' ? ('percent' as const) : ('decimal' as const);
  const text = new Intl.NumberFormat(language, { style, maximumFractionDigits: decimals }).format(value);
  const unit = 'unit' in measure ? measure.unit : undefined;
  if (unit === 'euros') return `${text} €`;
  return unit === undefined ? text : translate(language, `statistics.units.${unit}`, { value: text });
}

function cellText(cell: FigureCell, language: Language): string {
  if (typeof cell === 'string') return cell;
  return 'hidden' in cell ? translate(language, 'statistics.hidden') : figureText(cell.measure, cell.value, language);
}

const numberOf = (cell: FigureCell | undefined): number =>
  typeof cell === 'object' && 'value' in cell ? (cell.value ?? 0) : 0;

const barOf = (value: number, most: number): TableCell => ({
  canvas: [
    {
      type: 'rect',
      x: 0,
      y: 1,
      w: most > 0 ? Math.max(0, (value / most) * BAR.width) : 0,
      h: BAR.height,
      color: COLOUR,
    },
  ],
});

/** A chart: its table, with a bar for the first measure of each row. */
function tableContent({ label, headings, rows, keys }: FigureTable, language: Language): Content {
  const groups = rows.slice(0, -1);
  const most = Math.max(0, ...groups.map((row) => numberOf(row[keys])));
  const isDrawn = groups.length > 0;
  const line = (row: readonly FigureCell[], bold: boolean): TableCell[] =>
    row.map((cell, at): TableCell => ({
      text: cellText(cell, language),
      bold,
      ...(at >= keys && { alignment: 'right' as const }),
    }));
  return {
    unbreakable: rows.length < 20,
    stack: [
      { text: label, style: 'chart' },
      {
        layout: 'list',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [
            ...headings.map((_heading, at) => (at < keys ? ('*' as const) : ('auto' as const))),
            ...(isDrawn ? [BAR.width] : []),
          ],
          body: [
            [
              ...headings.map((text, at): TableCell => ({
                text,
                style: 'heading',
                alignment: at < keys ? 'left' : 'right',
              })),
              ...(isDrawn ? [{ text: '', style: 'heading' }] : []),
            ],
            ...groups.slice(0, MOST_ROWS).map((row) => [...line(row, false), barOf(numberOf(row[keys]), most)]),
            ...rows.slice(-1).map((row) => [...line(row, true), ...(isDrawn ? [{ text: '' }] : [])]),
          ],
        },
      },
    ],
  };
}

/** A page of statistics as a PDF. */
export function figureDocument(
  { title, period, made }: DocumentWords,
  sections: readonly FigureSection[],
  language: Language,
): RenderJob {
  return {
    kind: 'pdf',
    footer: { left: made, page: 'Page', margin: [40, 12, 40, 0] },
    definition: {
      pageSize: 'A4',
      pageMargins: [40, 44, 40, 40],
      info: { title: `${title} – ${period}`, creator: 'Socle' },
      language,
      content: [
        { text: title, style: 'title' },
        { text: period, style: 'period' },
        ...sections.flatMap(({ title: name, help, tables }): Content[] => [
          { text: name, style: 'section', headlineLevel: 1 },
          { text: help, style: 'help' },
          ...tables.map((table) => tableContent(table, language)),
        ]),
      ],
      defaultStyle: { font: 'Roboto', fontSize: 9 },
      styles: {
        title: { fontSize: 18, bold: true },
        period: { fontSize: 10, color: '#444444', margin: [0, 2, 0, 6] },
        section: { fontSize: 14, bold: true, color: COLOUR, margin: [0, 14, 0, 2] },
        help: { fontSize: 8.5, color: '#444444' },
        chart: { fontSize: 10.5, bold: true, margin: [0, 10, 0, 3] },
        heading: { bold: true, fillColor: COLOUR, color: '#ffffff' },
        footer: { fontSize: 7.5, color: '#555555' },
      },
    },
  };
}
