import type { CellStyle, WriteSheet } from 'hucre/xlsx';

type Side = NonNullable<NonNullable<CellStyle['border']>['bottom']>;

const LINE: Side = { style: 'thin', color: { rgb: 'D9D9D9' } };
const solid = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;

/** The default colour (`pdf/look.ts`). */
const HEADING = '1E5A8A';

/** Height of the heading row in points: headings may wrap to two lines. */
export const HEADING_HEIGHT = 32;

/** A font must be specified completely; these are the defaults of a new workbook. */
const FONT = { name: 'Calibri', size: 11 } as const;

const isNumber = (numFmt: string): boolean => numFmt.startsWith('0');

/** The cell style of a column. @param numFmt `@` for text, which wraps */
export const columnStyle = (numFmt: string): CellStyle => ({
  numFmt,
  border: { bottom: LINE },
  // Numbers are right-aligned; other values have an indent, to separate them from the column before.
  alignment: {
    vertical: 'top',
    ...(isNumber(numFmt) ? {} : { horizontal: 'left', indent: 1, wrapText: numFmt === '@' }),
  },
});

/** The style of a heading. @param numFmt format of the cells below */
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

export const withFont = (numFmt: string, font: NonNullable<CellStyle['font']>): CellStyle => ({
  ...columnStyle(numFmt),
  font: { ...FONT, ...font },
});

export const CANCELLED = { strikethrough: true, color: { rgb: '767676' } } as const;

/** A quarter of the colour on white, on which black text is always readable. */
const tint = (colour: string): string =>
  [1, 3, 5]
    .map((at) => Math.round(255 - (255 - Number.parseInt(colour.slice(at, at + 2), 16)) / 4))
    .map((part) => part.toString(16).padStart(2, '0').toUpperCase())
    .join('');

/** The style of a type's cell. @param colour `#rrggbb` */
export const typeStyle = (colour: string, isCancelled: boolean): CellStyle => ({
  ...columnStyle('@'),
  fill: solid(tint(colour)),
  ...(isCancelled && { font: { ...FONT, ...CANCELLED } }),
});

/** Prints in landscape with all columns on one page, headings and title on each. */
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
    // `&` starts a code and is escaped by doubling it.
    headerFooter: { oddHeader: `&L&B${title.replaceAll('&', '&&')}`, oddFooter: '&RPage &P / &N' },
  };
}
