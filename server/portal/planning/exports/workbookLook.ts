import type { CellStyle, WriteSheet } from 'hucre/xlsx';

type Side = NonNullable<NonNullable<CellStyle['border']>['bottom']>;

const LINE: Side = { style: 'thin', color: { rgb: 'D9D9D9' } };
const solid = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;

/** The colours of a page without a template (`pdf/look.ts`). */
const HEADING = '1E5A8A';

/** Points of the row of headings: those of two words stand on two lines. */
export const HEADING_HEIGHT = 32;

/** A font that says anything says all of itself: these are those of a new workbook. */
const FONT = { name: 'Calibri', size: 11 } as const;

const isNumber = (numFmt: string): boolean => numFmt.startsWith('0');

/** How the cells of a column look. @param numFmt `@` for text, which may need several lines */
export const columnStyle = (numFmt: string): CellStyle => ({
  numFmt,
  border: { bottom: LINE },
  // Numbers stand below one another, all else begins a little off the column before it.
  alignment: {
    vertical: 'top',
    ...(isNumber(numFmt) ? {} : { horizontal: 'left', indent: 1, wrapText: numFmt === '@' }),
  },
});

/** How the heading of a column looks. @param numFmt that of the cells below it */
export const headingStyle = (numFmt: string): CellStyle => ({
  numFmt: '@',
  font: { ...FONT, bold: true, color: { rgb: 'FFFFFF' } },
  fill: solid(HEADING),
  alignment: {
    vertical: 'center',
    wrapText: true,
    ...(isNumber(numFmt) ? { horizontal: 'right' } : { horizontal: 'left', indent: 1 }),
  },
});

/** A cell of its column with its own font: of what is cancelled, or of a sum. */
export const withFont = (numFmt: string, font: NonNullable<CellStyle['font']>): CellStyle => ({
  ...columnStyle(numFmt),
  font: { ...FONT, ...font },
});

export const CANCELLED = { strikethrough: true, color: { rgb: '767676' } } as const;

/** A quarter of a colour on white: black words can be read on it, whatever it is. */
const tint = (colour: string): string =>
  [1, 3, 5]
    .map((at) => Math.round(255 - (255 - Number.parseInt(colour.slice(at, at + 2), 16)) / 4))
    .map((part) => part.toString(16).padStart(2, '0').toUpperCase())
    .join('');

/** The cell of a type, in its colour. @param colour `#rrggbb` */
export const typeStyle = (colour: string, isCancelled: boolean): CellStyle => ({
  ...columnStyle('@'),
  fill: solid(tint(colour)),
  ...(isCancelled && { font: { ...FONT, ...CANCELLED } }),
});

/** How a sheet is printed: lying, all columns on a page, its headings and what it is about on each. */
export function paper(title: string): Pick<WriteSheet, 'pageSetup' | 'headerFooter'> {
  return {
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
      // Inches.
      margins: { left: 0.35, right: 0.35, top: 0.6, bottom: 0.5, header: 0.3, footer: 0.25 },
    },
    // An & begins a code.
    headerFooter: { oddHeader: `&L&B${title.replaceAll('&', '&&')}`, oddFooter: '&RPage &P / &N' },
  };
}
