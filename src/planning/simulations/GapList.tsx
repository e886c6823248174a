import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useCallback, useState, type Dispatch, type SetStateAction } from 'react';
import type { Finding } from '../core/finding';
import { slotsApart, useFindingWords } from '../model/useFindingWords';
import { GapItem } from './GapItem';
import { gapLines, type GapRow } from './gapRows';
import type { GapNames } from './useSlotWords';

/** Rows rendered at first, and added on request. */
const STEP = 100;

const NONE: ReadonlyMap<number, readonly Finding[]> = new Map();

export interface GapListProps {
  readonly rows: readonly GapRow[];
  readonly wordsOf: GapNames['wordsOf'];
  readonly label: string;
  readonly findings?: ReadonlyMap<number, readonly Finding[]>;
  /** Checkboxes for the validation; absent if the list is read-only. */
  readonly choice?: GapChoice;
}

interface GapChoice {
  readonly chosen: ReadonlySet<number>;
  /** Updates the set of excluded rows. */
  readonly onToggle: Dispatch<SetStateAction<ReadonlySet<number>>>;
  readonly disabled: boolean;
}

/** The company or else the type as the title, and the lines that do not repeat it. */
function wordsOfRow({ before, after, mark }: GapRow, wordsOf: GapNames['wordsOf']) {
  const [old, now] = [before && wordsOf(before), after && wordsOf(after)];
  const { company, type } = now ?? old ?? {};
  const titled = company === undefined ? 'type' : 'company';
  const lines = gapLines(old, now);
  return { title: company ?? type, lines: mark === 'moved' ? lines : lines.filter(({ name }) => name !== titled) };
}

/** The changes of a simulation, to be selected for validation, or those of a past validation. */
export function GapList({ rows, wordsOf, label, findings = NONE, choice }: GapListProps) {
  const translate = useTranslate();
  const [most, setMost] = useState(STEP);
  const findingWords = useFindingWords(slotsApart);
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
            {...wordsOfRow(row, wordsOf)}
            warnings={(findings.get(row.id) ?? []).map(findingWords)}
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
