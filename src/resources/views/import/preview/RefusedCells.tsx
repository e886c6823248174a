import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { PreviewRow } from '../../changes/previewRows';
import { ProblemLine } from '../../changes/ProblemLine';
import type { RefusedCell } from './refusedCells';

export interface RefusedCellsProps {
  readonly row: PreviewRow;
  readonly cells: readonly RefusedCell[];
  readonly headings: readonly string[];
  /** Number of the row in the file. */
  readonly line: number;
  readonly textOf: (cell: RefusedCell) => string;
  readonly onType: (cell: RefusedCell, text: string) => void;
  readonly onCheck: () => void;
}

/** The problems of a refused row, and its cells at fault, which can be corrected in place. */
export function RefusedCells({ row, cells, headings, line, textOf, onType, onCheck }: RefusedCellsProps) {
  const translate = useTranslate();
  return (
    <>
      {row.problems.map((problem, number) => (
        <ProblemLine key={number} schema={row.schema} problem={problem} />
      ))}
      {cells.length > 0 && (
        <Box sx={CELLS}>
          {cells.map((cell) => {
            const heading = headings[cell.column] ?? '';
            return (
              <TextField
                key={cell.column}
                size="small"
                label={heading}
                value={textOf(cell)}
                onChange={({ target }) => onType(cell, target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') onCheck();
                }}
                slotProps={{
                  htmlInput: { 'aria-label': translate('exchange.import.preview.correct', { line, name: heading }) },
                }}
              />
            );
          })}
        </Box>
      )}
    </>
  );
}

const CELLS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 1,
  pt: 1,
} as const;
