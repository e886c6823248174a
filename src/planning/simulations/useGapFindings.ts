import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isWrong, type Finding } from '../core/finding';
import { wireOf } from '../slotForm/slotValues';
import { usePlanSource } from '../source/usePlanSource';
import type { GapRow } from './gapRows';

/** What the API already reports as a conflict of the row, knowing the other rows too. */
const isOfConflicts = (finding: Finding): boolean => isWrong(finding) || finding.code === 'overlap';

/** The slot as the real plan would have it after the validation. */
const realSlot = ({ after, before, mark }: GapRow) =>
  after && wireOf({ ...after, id: mark === 'moved' ? (before?.id ?? 0) : 0, simulationId: null });

/** Warnings about the slots of a simulation in the real plan, by row id; none if the API has no checks. */
export function useGapFindings(rows: readonly GapRow[]): ReadonlyMap<number, readonly Finding[]> {
  const { isKnown, findings } = usePlanSource();
  const slots = rows.flatMap((row) => {
    const slot = realSlot(row);
    return slot ? [{ id: row.id, slot }] : [];
  });
  const text = JSON.stringify(slots);
  const { data } = useQuery({
    queryKey: ['planning', 'verifications', 'gaps', text],
    queryFn: async ({ signal }) => {
      const items =
        (
          await findings(
            slots.map(({ slot }) => slot),
            signal,
          )
        )?.items ?? [];
      return items.flatMap(({ index, findings: own }) => {
        const id = slots[index]?.id;
        const warnings = own.filter((one) => !isOfConflicts(one));
        return id === undefined || warnings.length === 0 ? [] : [[id, warnings] as const];
      });
    },
    enabled: isKnown && slots.length > 0,
    retry: false,
  });
  return useMemo(() => new Map(data), [data]);
}
