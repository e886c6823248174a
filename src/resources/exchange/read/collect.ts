import { originalText } from '../cells/formulas';
import type { Cell } from '../cells/cellTypes';
import { MAX_COLUMNS, MAX_ROWS } from './limits';
import { TableError } from './problems';
import type { ReadTable } from './readTypes';

type Rows = Pick<ReadTable, 'headings' | 'rows' | 'lines'>;

/** A row with its line number in the file, from 1. */
interface RawRow {
  readonly cells: readonly Cell[];
  readonly line: number;
}

const isBlank = (cell: Cell): boolean => cell === null || (typeof cell === 'string' && cell.trim() === '');

function trimmed(cells: readonly Cell[]): readonly Cell[] {
  let length = cells.length;
  while (length > 0 && isBlank(cells[length - 1] ?? null)) length -= 1;
  return length === cells.length ? cells : cells.slice(0, length);
}

const headingOf = (cell: Cell): string =>
  originalText(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '')).trim();

interface Collector {
  readonly add: (row: RawRow) => void;
  /** @throws {TableError} `empty` without headings */
  readonly finish: () => Rows;
}

/**
 * Collects the rows of a file: skips blank rows, takes the first other row as headings, and pads all rows to
 * their width.
 *
 * @param wider `refuse` rows wider than the headings, because an unquoted separator has shifted their cells;
 * or `keep` them under blank headings
 * @throws {TableError} `tooManyRows`, `tooManyColumns`, `tooManyCells`
 */
export function collectRows(wider: 'refuse' | 'keep'): Collector {
  const headings: string[] = [];
  const rows: Cell[][] = [];
  const lines: number[] = [];

  function check(cells: readonly Cell[], line: number): void {
    if (cells.length > MAX_COLUMNS) throw new TableError('tooManyColumns', { max: MAX_COLUMNS });
    if (rows.length >= MAX_ROWS) throw new TableError('tooManyRows', { max: MAX_ROWS });
    if (wider === 'refuse' && cells.length > headings.length)
      throw new TableError('tooManyCells', { line, cells: cells.length, headings: headings.length });
  }

  return {
    add({ cells, line }) {
      const filled = trimmed(cells);
      if (filled.length === 0) return;
      if (headings.length === 0) {
        // In a CSV, trailing blank headings still count as columns.
        const all = wider === 'refuse' ? cells : filled;
        if (all.length > MAX_COLUMNS) throw new TableError('tooManyColumns', { max: MAX_COLUMNS });
        headings.push(...all.map(headingOf));
        return;
      }
      check(filled, line);
      while (headings.length < filled.length) headings.push('');
      rows.push(
        Array.from({ length: headings.length }, (_, index) =>
          isBlank(filled[index] ?? null) ? null : (filled[index] ?? null),
        ),
      );
      lines.push(line);
    },
    finish() {
      if (headings.length === 0) throw new TableError('empty');
      for (const row of rows) while (row.length < headings.length) row.push(null);
      return { headings, rows, lines };
    },
  };
}
