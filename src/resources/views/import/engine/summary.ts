import type { Cell } from '../../../exchange/cells/cellTypes';
import type { ReadTable } from '../../../exchange/read/readTypes';
import type { TableSummary } from './importEngineTypes';

const SAMPLES = 3;
/** Rows searched for samples, and maximum characters of each sample. */
const LOOKED_AT = 200;
const LENGTH = 60;

/** A cell as text; dates in ISO 8601. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (!(cell instanceof Date)) return String(cell).trim();
  const iso = Number.isNaN(cell.getTime()) ? '' : cell.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' ');
}

function samplesAt(rows: ReadTable['rows'], column: number): readonly string[] {
  const found = new Set<string>();
  for (const cells of rows.slice(0, LOOKED_AT)) {
    const text = cellText(cells[column] ?? null).slice(0, LENGTH);
    if (text !== '') found.add(text);
    if (found.size === SAMPLES) break;
  }
  return [...found];
}

export function summaryOf({ rows, ...table }: ReadTable): TableSummary {
  return { ...table, samples: table.headings.map((_, column) => samplesAt(rows, column)) };
}
