import { useQuery } from '@tanstack/react-query';
import { useGetMany } from 'ra-core';
import { useMemo } from 'react';
import type { Finding } from '../core/finding';
import type { FoundSlot } from '../core/planningAnswers';
import { readSlot } from '../data/readSlots';
import { requestSlots } from '../data/useRequests';
import { wireOf } from '../slotForm/slotValues';
import { usePlanSource } from '../source/usePlanSource';
import type { PlanRequest } from './requestTypes';

const NONE: readonly Finding[] = [];

export interface RequestFindings {
  readonly findingsOf: (request: PlanRequest) => readonly Finding[];
  /** The same; undefined if the request was not checked. */
  readonly checkedOf: (request: PlanRequest) => readonly Finding[] | undefined;
  readonly isComing: boolean;
}

/** What the plan says against pending requests, in one call; nothing if the API has no checks. */
export function useRequestFindings(requests: readonly PlanRequest[]): RequestFindings {
  const { isKnown, findings } = usePlanSource();
  const open = requests.filter(({ etat, action }) => etat === 'EnAttente' && action !== 'Suppression');
  const ids = [...new Set(open.flatMap(({ creneauId }) => creneauId ?? []))];
  const { data: stored, isPending } = useGetMany<FoundSlot>(
    'creneaux',
    { ids },
    { enabled: ids.length > 0, retry: false },
  );
  const slotIds = new Map(open.map(({ id, creneauId }) => [id, creneauId]));
  const slots = requestSlots(open, (stored ?? []).filter(Boolean).map(readSlot));
  const text = JSON.stringify(slots.map((slot) => wireOf({ ...slot, id: slotIds.get(-slot.id) ?? 0 })));
  const areSlotsComing = ids.length > 0 && isPending;
  const { data, isLoading } = useQuery({
    queryKey: ['planning', 'verifications', text],
    queryFn: async ({ signal }) => (await findings(JSON.parse(text) as readonly unknown[], signal))?.items ?? null,
    enabled: isKnown && slots.length > 0 && !areSlotsComing,
    retry: false,
  });
  const order = slots.map(({ id }) => -id).join();
  const byRequest = useMemo(() => {
    const requestIds = order.split(',').map(Number);
    return new Map((data ?? []).map(({ index, findings: own }) => [requestIds[index] ?? 0, own]));
  }, [data, order]);
  return {
    findingsOf: ({ id }) => byRequest.get(id) ?? NONE,
    checkedOf: ({ id }) => byRequest.get(id),
    isComing: isLoading || areSlotsComing,
  };
}
