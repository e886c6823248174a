import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import { GapItem } from './GapItem';
import { gapLines, type GapRow } from './gapRows';
import type { GapNames } from './useSlotWords';

/** As many are drawn at a time. */
const STEP = 100;

export interface GapListProps {
  readonly rows: readonly GapRow[];
  readonly wordsOf: GapNames['wordsOf'];
  /** What the list is called. */
  readonly label: string;
  /** Which of them are chosen for validation; absent where they only are read. */
  readonly choice?: GapChoice;
}

interface GapChoice {
  readonly chosen: ReadonlySet<number>;
  /** Changes the set of those that are left out. */
  readonly onToggle: Dispatch<SetStateAction<ReadonlySet<number>>>;
  readonly disabled: boolean;
}

/** What a slot is called: its company, or its type. */
function titleOf(slot: GapRow['after'], wordsOf: GapNames['wordsOf']): string | undefined {
  const { company, type } = slot ? wordsOf(slot) : {};
  return company ?? type;
}

/** What a simulation changes, each to be chosen for validation, or what it changed. */
export function GapList({ rows, wordsOf, label, choice }: GapListProps) {
  const translate = useTranslate();
  const [most, setMost] = useState(STEP);
  const onToggle = choice?.onToggle;
  const onChoose = useCallback(
    (id: number) =>
      onToggle?.((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [onToggle],
  );
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.slice(0, most).map((row) => (
          <GapItem
            key={row.id}
            row={row}
            lines={gapLines(row.before && wordsOf(row.before), row.after && wordsOf(row.after))}
            title={row.mark === 'moved' ? titleOf(row.after, wordsOf) : undefined}
            isChosen={choice?.chosen.has(row.id)}
            disabled={choice?.disabled === true}
            onChoose={onChoose}
          />
        ))}
      </Box>
      {rows.length > most && (
        <Button size="small" onClick={() => setMost(most + STEP)}>
          {translate('simulations.more', { smart_count: rows.length - most })}
        </Button>
      )}
    </>
  );
}
