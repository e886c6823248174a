import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { PreviewRow } from '../../changes/previewRows';
import { ProblemLine } from '../../changes/ProblemLine';
import { useFieldPath } from '../../changes/useFieldPath';
import { CellInput } from './CellInput';
import type { RefusedCell } from './refusedCells';

export interface RefusedCellsProps {
  readonly row: PreviewRow;
  readonly cells: readonly RefusedCell[];
  /** Number of the row in the file. */
  readonly line: number;
  /** Identifies a cell of the table: the focus finds it after a check. */
  readonly keyOf: (cell: RefusedCell) => string;
  readonly textOf: (cell: RefusedCell) => string;
  readonly onType: (cell: RefusedCell, text: string) => void;
  readonly onCheck: () => void;
}

/** The problems of a refused row, and its cells at fault, which can be corrected in place. */
export function RefusedCells({ row, cells, line, keyOf, textOf, onType, onCheck }: RefusedCellsProps) {
  const translate = useTranslate();
  // Named as in the problems: the heading of the file may be another, or in another language.
  const nameOf = useFieldPath(row.schema);
  return (
    <>
      {row.problems.map((problem, number) => (
        <ProblemLine key={number} schema={row.schema} problem={problem} />
      ))}
      {cells.length > 0 && (
        <Box sx={CELLS}>
          {cells.map((cell) => {
            const name = nameOf(cell.field);
            return (
              <CellInput
                key={cell.column}
                spec={row.schema.fields[cell.field]}
                name={name}
                label={translate('exchange.import.preview.correct', { line, name })}
                cell={keyOf(cell)}
                text={textOf(cell)}
                onType={(text) => onType(cell, text)}
                onCheck={onCheck}
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
