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

/** Writes the refused rows of a table as the file had them, with the reasons. */
export function refusedFile(table: ReadTable, { specs, rows, label, language }: RefusedRowsRequest): Promise<Blob> {
  // A file of refused rows already has a reasons column.
  const kept = table.headings.flatMap((heading, at) => (REASONS_LABEL.includes(heading) ? [] : [at]));
  const columns = [
    ...kept.map((at) => ({ heading: table.headings[at] ?? '', spec: specs[at] ?? TEXT })),
    { heading: inLanguage(REASONS_LABEL, language), spec: TEXT },
  ];
  const cellAt = (row: number, at: number): Cell => {
    const cell = table.rows[row]?.[at] ?? null;
    // The writer adds the formula guard again, so it is removed first.
    if (typeof cell === 'string') return originalText(cell);
    // In a text column, a date cell would be shown as a number.
    return specs[at] || cell === null ? cell : cellText(cell);
  };
  const written = rows.map(({ row, reasons }) => [...kept.map((at) => cellAt(row, at)), reasons]);
  return writeTable(columns, batch(written), { format: table.format, label, language });
}
