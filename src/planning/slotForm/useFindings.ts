import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CheckedSlot } from '../core/checks/facts';
import type { Finding } from '../core/finding';
import { usePlanSource } from '../source/usePlanSource';
import { useSettled } from '../../resources/views/page/useSettled';
import { findingsFor, type PlanIndex } from '../data/checkEdits';
import { wireOf } from './slotValues';

const PAUSE = 350;
const NONE: readonly CheckedSlot[] = [];

export interface LiveFindings {
  /** In the order of the slots. */
  readonly findings: readonly (readonly Finding[])[];
  /** The API has not answered yet: the findings are local ones. */
  readonly isChecking: boolean;
  /** The API could not be reached. */
  readonly error: unknown;
}

/** Findings about slots while typing: first the local ones, then the API's. */
export function useFindings(index: PlanIndex, slots: readonly CheckedSlot[] = NONE): LiveFindings {
  const source = usePlanSource();
  const local = useMemo(
    () => slots.map((slot) => findingsFor(index, slot, new Set(slot.id === undefined ? [] : [slot.id]))),
    [index, slots],
  );
  const text = JSON.stringify(slots.map(wireOf));
  const asked = useSettled(text, () => PAUSE);
  const { data, error, isFetching } = useQuery({
    queryKey: ['planning', 'verifications', asked],
    queryFn: async ({ signal }) =>
      (await source.findings(JSON.parse(asked) as readonly unknown[], signal))?.items ?? null,
    enabled: source.isKnown && slots.length > 0,
    staleTime: 10_000,
    retry: false,
  });
  const isCurrent = data && asked === text;
  const findings = useMemo(() => {
    if (!isCurrent) return local;
    const byIndex = new Map(data.map((one) => [one.index, one.findings]));
    return slots.map((_slot, at) => byIndex.get(at) ?? []);
  }, [data, isCurrent, local, slots]);
  return { findings, isChecking: data !== null && slots.length > 0 && (isFetching || asked !== text), error };
}
