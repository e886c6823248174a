import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SlotFindings } from '../core/planningAnswers';
import type { CheckedSlot } from '../core/checks/facts';
import type { Finding } from '../core/finding';
import { useExtension } from '../../resources/views/ExtensionsContext';
import { useSettled } from '../../resources/views/page/useSettled';
import { findingsFor, type PlanIndex } from '../data/checkEdits';
import { useCall } from '../../resources/views/useCall';
import { wireOf } from './slotValues';

const PAUSE = 350;
const NONE: readonly CheckedSlot[] = [];

export interface LiveFindings {
  /** By the place of the slot among those asked about. */
  readonly findings: readonly (readonly Finding[])[];
  /** The API has not answered yet: what is said is what the screen knows. */
  readonly isChecking: boolean;
  /** The API could not be asked. */
  readonly error: unknown;
}

/** What speaks against slots, while they are typed: at once as far as the screen knows, then as the API says. */
export function useFindings(index: PlanIndex, slots: readonly CheckedSlot[] = NONE): LiveFindings {
  const call = useCall();
  const isThere = useExtension('planning');
  const local = useMemo(
    () => slots.map((slot) => findingsFor(index, slot, new Set(slot.id === undefined ? [] : [slot.id]))),
    [index, slots],
  );
  const text = JSON.stringify(slots.map(wireOf));
  const asked = useSettled(text, () => PAUSE);
  const { data, error, isFetching } = useQuery({
    queryKey: ['planning', 'verifications', asked],
    queryFn: async ({ signal }) => {
      const body = { creneaux: JSON.parse(asked) as unknown };
      return ((await call('planning/verifications', { method: 'POST', body, signal })) as SlotFindings).items;
    },
    enabled: isThere && slots.length > 0,
    staleTime: 10_000,
    retry: false,
  });
  const isCurrent = data !== undefined && asked === text;
  const findings = useMemo(() => {
    if (!isCurrent) return local;
    const byIndex = new Map(data.map((one) => [one.index, one.findings]));
    return slots.map((_slot, at) => byIndex.get(at) ?? []);
  }, [data, isCurrent, local, slots]);
  return { findings, isChecking: isThere && slots.length > 0 && (isFetching || asked !== text), error };
}
