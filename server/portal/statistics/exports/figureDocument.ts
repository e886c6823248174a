import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Measure } from '../../../../src/resources/statistics/statistic';
import type { Language } from '../../../../src/resources/language/words';
import { DOCUMENT_COLOUR, plainDocument, type DocumentWords } from '../../exports/plainDocument';
import type { RenderJob } from '../../planning/exports/render';
import { translate } from '../../../words';
import type { FigureCell, FigureSection, FigureTable } from './figureTables';

/** Size of the bars in points. */
const BAR = { width: 130, height: 7 } as const;
/** Maximum number of rows per table; the workbook has all. */
const MOST_ROWS = 60;

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
      color: DOCUMENT_COLOUR,
    },
  ],
});

/** A chart as a table, with a bar for the first measure of each row. */
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

export const figureDocument = (
  words: DocumentWords,
  sections: readonly FigureSection[],
  language: Language,
): RenderJob =>
  plainDocument(
    words,
    sections.flatMap(({ title, help, tables }): Content[] => [
      { text: title, style: 'section', headlineLevel: 1 },
      { text: help, style: 'help' },
      ...tables.map((table) => tableContent(table, language)),
    ]),
    {
      section: { fontSize: 14, bold: true, color: DOCUMENT_COLOUR, margin: [0, 14, 0, 2] },
      help: { fontSize: 8.5, color: '#444444' },
      chart: { fontSize: 10.5, bold: true, margin: [0, 10, 0, 3] },
      heading: { bold: true, fillColor: DOCUMENT_COLOUR, color: '#ffffff' },
    },
    language,
  );
