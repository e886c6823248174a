import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { PreviewRow } from '../../changes/previewRows';
import { ProblemLine } from '../../changes/ProblemLine';
import { useFieldPath } from '../../changes/useFieldPath';
import { CellInput } from './CellInput';
import type { RefusedCell } from './refusedCells';
import type { CellPlace } from './useCellFocus';

export interface RefusedCellsProps {
  readonly row: PreviewRow;
  readonly cells: readonly RefusedCell[];
  /** Number of the row in the file. */
  readonly line: number;
  readonly textOf: (cell: RefusedCell) => string;
  /** Number of other rows that the correction of a cell can be applied to, because they hold the same text. */
  readonly alikeOf: (cell: RefusedCell) => number;
  readonly onAlike: (cell: RefusedCell) => void;
  /** Where the focus goes now, if it goes into this row. */
  readonly focused: CellPlace | undefined;
  readonly onFocused: () => void;
  readonly onType: (cell: RefusedCell, text: string) => void;
  /** @param next the row's next refused cell */
  readonly onEnter: (next: RefusedCell | undefined) => void;
  /** The row is not imported. */
  readonly isLeftOut: boolean;
  readonly onLeaveOut: (isOut: boolean) => void;
}

/** Cells of a row that a check refused, each with what is wrong beside it, and what leaves the row out. */
export function RefusedCells(props: RefusedCellsProps) {
  const { row, cells, line, textOf, alikeOf, onAlike, focused, onFocused, onType, onEnter, isLeftOut, onLeaveOut } =
    props;
  const translate = useTranslate();
  // Named as in the problems: the heading of the file may be another, or in another language.
  const nameOf = useFieldPath(row.schema);
  const problemsOf = ({ field }: RefusedCell) => row.problems.filter((problem) => problem.field === field);
  const refused = cells.filter((cell) => problemsOf(cell).length > 0);
  const others = row.problems.filter(({ field }) => !cells.some((cell) => cell.field === field));
  const target = focused && (refused.find(({ column }) => column === focused.column) ?? refused[0]);
  return (
    <Box sx={ROW}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        {others.map((problem, number) => (
          <ProblemLine key={number} schema={row.schema} problem={problem} />
        ))}
        {!isLeftOut &&
          cells.map((cell) => {
            const name = nameOf(cell.field);
            const alike = alikeOf(cell);
            return (
              <Box key={cell.column} sx={CELL}>
                <CellInput
                  spec={row.schema.fields[cell.field]}
                  name={name}
                  label={translate('exchange.import.preview.correct', { line, name })}
                  isRefused={refused.includes(cell)}
                  text={textOf(cell)}
                  takesFocus={target === cell}
                  onFocused={onFocused}
                  onType={(text) => onType(cell, text)}
                  onEnter={() => onEnter(refused[refused.indexOf(cell) + 1])}
                />
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  {problemsOf(cell).map((problem, number) => (
                    <ProblemLine key={number} schema={row.schema} problem={problem} />
                  ))}
                  {alike > 0 && (
                    <Button size="small" onClick={() => onAlike(cell)}>
                      {translate('exchange.import.preview.applyAlike', { smart_count: alike })}
                    </Button>
                  )}
                </Box>
              </Box>
            );
          })}
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-label={translate(`exchange.import.preview.${isLeftOut ? 'takeBackNamed' : 'leaveOutNamed'}`, { line })}
        ref={(button) => {
          // A row that is refused as a whole has no cell.
          if (!focused || target || !button) return;
          button.focus();
          onFocused();
        }}
        onClick={() => onLeaveOut(!isLeftOut)}
      >
        {translate(`exchange.import.preview.${isLeftOut ? 'takeBack' : 'leaveOut'}`)}
      </Button>
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  columnGap: 1.5,
} as const;

/** What is wrong stands beside the cell, so that rows keep their height when it is corrected. */
const CELL = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  pt: 1,
  '& > :first-of-type': { flex: { xs: '1 1 100%', sm: '0 0 240px' }, minWidth: 0 },
} as const;
