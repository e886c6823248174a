import { writeXlsxStream, type ColumnDef } from 'hucre/xlsx';
import { kindOf } from '../../fields/kinds';
import { typedText } from '../cells/formulas';
import type { Cell } from '../cells/cellTypes';
import { CellTooLong, MAX_CELL } from './cellTooLong';
import type { RowBatches, WrittenColumn } from './writeTypes';

/** Number formats, and widths in characters, by how a column stores its values. */
function formOf({ spec }: WrittenColumn): { readonly numFmt?: string; readonly width: number } {
  const type = kindOf(spec).column(spec);
  if (type === 'boolean' || type === 'integer') return { width: 12 };
  if (type.startsWith('numeric')) return { width: 14 };
  if (type === 'date') return { numFmt: 'dd/mm/yyyy', width: 12 };
  if (type === 'timestamptz') return { numFmt: 'dd/mm/yyyy hh:mm', width: 18 };
  // As text, so that what is typed over a postcode keeps its zeros, and no cell becomes a formula when it is edited.
  return { numFmt: '@', width: 24 };
}

const MAX_WIDTH = 60;

/** The columns as the library takes them; `isHeading` says, row by row, which style counts. */
const definitions = (columns: readonly WrittenColumn[], isHeading: () => boolean): ColumnDef[] =>
  columns.map((column) => {
    const { numFmt, width } = formOf(column);
    const row = numFmt === undefined ? {} : { style: { numFmt } };
    return {
      width: Math.min(MAX_WIDTH, Math.max(width, column.heading.length + 2)),
      // The library has one style for a column, heading and rows alike, and looks at it for each row.
      get style() {
        return isHeading() ? { font: { bold: true }, numFmt: '@' } : row.style;
      },
    } as ColumnDef;
  });

// Readers of workbooks take `_x0041_` for the character with that code.
const workbookText = (text: string): string => typedText(text).replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

function workbookCell(cell: Cell, column: WrittenColumn | undefined): Cell {
  if (typeof cell !== 'string') return cell;
  const text = workbookText(cell);
  if (text.length > MAX_CELL) throw new CellTooLong(column?.heading ?? '');
  return text;
}

/** A name that a sheet can have: at most 31 characters, without those that addresses of cells are made of. */
export const sheetName = (label: string): string =>
  label
    .replace(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .replace(/^['\s]+|['\s]+$/g, '') || 'Export';

/**
 * A workbook with one sheet, piece by piece: bold headings that stay in view, typed cells, columns as wide as they need.
 *
 * @throws {CellTooLong} while it is read, where a text is longer than a cell can be
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
