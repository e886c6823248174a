import { useMemo, useState } from 'react';
import type { SlotReport } from '../../source/planSource';
import type { PlanIndex } from '../../data/checkEdits';
import { clashes, isAbsence, isChosen, isCopy, repeats, type CopyChoice } from './copyChoice';

const UNDECIDED: ReadonlyMap<number, boolean> = new Map();

/** Lets a person leave copies out of a preview; a new preview begins anew. */
export function useCopyChoice(
  report: SlotReport | undefined,
  { types }: PlanIndex['plan'],
  leavesAbsences: boolean,
): CopyChoice {
  const [made, setMade] = useState<{ readonly of: SlotReport; readonly decided: ReadonlyMap<number, boolean> }>();
  const decided = report && made?.of === report ? made.decided : UNDECIDED;
  return useMemo(() => {
    // A copy that exists already is counted as such, and in no other group.
    const copies = (report?.rows ?? []).filter((row) => isCopy(row) && !repeats(row));
    const absences = leavesAbsences ? copies.filter((row) => isAbsence(row, types)) : [];
    const isLeft = new Set(absences);
    const clashing = copies.filter((row) => clashes(row) && !isLeft.has(row));
    const leftOut = new Set([...absences, ...clashing].map(({ index }) => index));
    return {
      absences,
      clashing,
      isIn: (row) => isChosen(row, decided, leftOut.has(row.index) || repeats(row)),
      set: (rows, isIn) =>
        report &&
        setMade({ of: report, decided: new Map([...decided, ...rows.map(({ index }) => [index, isIn] as const)]) }),
    };
  }, [report, types, leavesAbsences, decided]);
}
