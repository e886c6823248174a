import { originalText } from '../../../exchange/cells/formulas';
import type { Cell } from '../../../exchange/cells/cellTypes';
import { REASONS_LABEL } from '../../../exchange/plan/reasons';
import type { ReadTable } from '../../../exchange/read/readTypes';
import type { RowBatches } from '../../../exchange/write/writeTypes';
import { writeTable } from '../../../exchange/write/writeTable';
import { text } from '../../../fields/text/kind';
import { inLanguage } from '../../../language/words';
import { cellText } from './summary';
import type { RefusedRowsRequest } from './importEngineTypes';

const TEXT = text({ label: REASONS_LABEL });

async function* batch(rows: readonly (readonly Cell[])[]): RowBatches {
  yield rows;
}

/** The rows of a table that were refused, as the file had them, with why. */
export function refusedFile(table: ReadTable, { specs, rows, label, language }: RefusedRowsRequest): Promise<Blob> {
  // A file that was refused before has a column of reasons already.
  const kept = table.headings.flatMap((heading, at) => (REASONS_LABEL.includes(heading) ? [] : [at]));
  const columns = [
    ...kept.map((at) => ({ heading: table.headings[at] ?? '', spec: specs[at] ?? TEXT })),
    { heading: inLanguage(REASONS_LABEL, language), spec: TEXT },
  ];
  const cellAt = (row: number, at: number): Cell => {
    const cell = table.rows[row]?.[at] ?? null;
    // What keeps a text from being run as a formula is put there again by the writer.
    if (typeof cell === 'string') return originalText(cell);
    // In a column of texts a day would be shown as a number.
    return specs[at] || cell === null ? cell : cellText(cell);
  };
  const written = rows.map(({ row, reasons }) => [...kept.map((at) => cellAt(row, at)), reasons]);
  return writeTable(columns, batch(written), { format: table.format, label, language });
}
