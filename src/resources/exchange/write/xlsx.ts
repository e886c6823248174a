import { writeXlsxStream, type ColumnDef } from 'hucre/xlsx';
import { kindOf } from '../../fields/kinds';
import { typedText } from '../cells/formulas';
import type { Cell } from '../cells/cellTypes';
import { CellTooLong, MAX_CELL } from './cellTooLong';
import type { RowBatches, WrittenColumn } from './writeTypes';

/** Number format, and width in characters, by column type. */
function formOf({ spec }: WrittenColumn): { readonly numFmt?: string; readonly width: number } {
  const type = kindOf(spec).column(spec);
  if (type === 'boolean' || type === 'integer') return { width: 12 };
  if (type.startsWith('numeric')) return { width: 14 };
  if (type === 'date') return { numFmt: 'dd/mm/yyyy', width: 12 };
  if (type === 'timestamptz') return { numFmt: 'dd/mm/yyyy hh:mm', width: 18 };
  // Text format: an edited postcode keeps its leading zeros, and no edited cell becomes a formula.
  return { numFmt: '@', width: 24 };
}

const MAX_WIDTH = 60;

/** Column definitions of the library. `isHeading` tells which style applies to the current row. */
const definitions = (columns: readonly WrittenColumn[], isHeading: () => boolean): ColumnDef[] =>
  columns.map((column) => {
    const { numFmt, width } = formOf(column);
    const row = numFmt === undefined ? {} : { style: { numFmt } };
    return {
      width: Math.min(MAX_WIDTH, Math.max(width, column.heading.length + 2)),
      // The library has one style per column for heading and rows, and reads it for each row.
      get style() {
        return isHeading() ? { font: { bold: true }, numFmt: '@' } : row.style;
      },
    } as ColumnDef;
  });

// Workbook readers decode `_x0041_` as a character code.
const workbookText = (text: string): string => typedText(text).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

function workbookCell(cell: Cell, column: WrittenColumn | undefined): Cell {
  if (typeof cell !== 'string') return cell;
  const text = workbookText(cell);
  if (text.length > MAX_CELL) throw new CellTooLong(column?.heading ?? '');
  return text;
}

/** A valid sheet name: at most 31 characters, without those used in cell references. */
export const sheetName = (label: string): string =>
  label
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .replace(/^['\s]+|['\s]+$/g, '') || 'Export';

/**
 * Streams a workbook with one sheet: frozen bold headings, typed cells, fitted columns.
 *
 * @throws {CellTooLong} while reading the stream, if a text exceeds a cell
 */
export function writeXlsx(
  columns: readonly WrittenColumn[],
  batches: RowBatches,
  label: string,
): ReadableStream<Uint8Array> {
  let isHeading = true;
  async function* rows(): AsyncGenerator<Cell[]> {
    yield columns.map(({ heading }) => workbookText(heading));
    isHeading = false;
    for await (const batch of batches) {
      for (const cells of batch) yield cells.map((cell, index) => workbookCell(cell, columns[index]));
    }
  }
  return writeXlsxStream(rows(), {
    name: sheetName(label),
    columns: definitions(columns, () => isHeading),
    freezePane: { rows: 1 },
  });
}
