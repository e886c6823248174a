import { booleanKind } from '../../fields/boolean/kind';
import { kindOf } from '../../fields/kinds';
import type { Language } from '../../language/words';
import { harmlessText } from '../cells/formulas';
import type { Cell } from '../cells/cellTypes';
import type { RowBatches, WrittenColumn } from './writeTypes';

export interface CsvStyle {
  readonly separator: ';' | ',';
  readonly decimalComma: boolean;
  readonly language: Language;
}

/** With a decimal comma, cells are separated by semicolons. */
export const csvStyleOf = (language: Language): CsvStyle =>
  language === 'en'
    ? { separator: ',', decimalComma: false, language }
    : { separator: ';', decimalComma: true, language };

/** Excel needs a byte order mark to recognise UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';

// Also quotes the separators of other locales, so that no program misreads them.
const quoted = (text: string): string => (/[",;|\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const BOOLEAN = booleanKind.samples.spec;

/**
 * A number without exponent, which spreadsheets would not recognise. Three decimals could be read as
 * thousands (`1,234`), so a zero is appended.
 */
function numberText(value: number, decimalComma: boolean): string {
  const written = String(value);
  const plain = written.includes('e')
    ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : written;
  const distinct = /\.\d{3}$/.test(plain) ? `${plain}0` : plain;
  return decimalComma ? distinct.replace('.', ',') : distinct;
}

/** A day in ISO; an instant without trailing zeros: `2026-03-01 14:30`. */
function dateText(date: Date, column: WrittenColumn | undefined): string {
  const iso = date.toISOString();
  const isDay = column !== undefined && kindOf(column.spec).column(column.spec) === 'date';
  return isDay
    ? iso.slice(0, 10)
    : iso
        .slice(0, -1)
        .replace('T', ' ')
        .replace(/(?::00)?\.000$/, '');
}

function cellText(cell: Cell, column: WrittenColumn | undefined, { decimalComma, language }: CsvStyle): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(cell, decimalComma);
  if (typeof cell === 'boolean') return booleanKind.toText(cell, BOOLEAN, language);
  return quoted(cell instanceof Date ? dateText(cell, column) : harmlessText(cell));
}

/** A line (RFC 4180) with its line end. */
export function csvLine(cells: readonly Cell[], columns: readonly WrittenColumn[], style: CsvStyle): string {
  const texts = cells.map((cell, index) => cellText(cell, columns[index], style));
  // A blank line is no row, so a single empty cell is quoted.
  return `${texts.length === 1 && texts[0] === '' ? '""' : texts.join(style.separator)}${LINE_END}`;
}

export async function* writeCsv(
  columns: readonly WrittenColumn[],
  batches: RowBatches,
  style: CsvStyle,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const headings = columns.map(({ heading }) => heading);
  yield encoder.encode(BYTE_ORDER_MARK + csvLine(headings, [], style));
  for await (const rows of batches) {
    yield encoder.encode(rows.map((cells) => csvLine(cells, columns, style)).join(''));
  }
}
