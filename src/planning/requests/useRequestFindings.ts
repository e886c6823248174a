import { keepPreviousData, useQuery } from '@tanstack/react-query';
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
  /** Whether a request is being checked for the first time, after the others. */
  readonly isChecking: (request: PlanRequest) => boolean;
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
  const order = slots.map(({ id }) => -id).join();
  const { data, isLoading, isPlaceholderData } = useQuery({
    queryKey: ['planning', 'verifications', text, order],
    queryFn: async ({ signal }) => {
      const items = (await findings(JSON.parse(text) as readonly unknown[], signal))?.items ?? [];
      const requestIds = order.split(',').map(Number);
      return items.map(({ index, findings: own }) => [requestIds[index] ?? 0, own] as const);
    },
    enabled: isKnown && slots.length > 0 && !areSlotsComing,
    // The answer on the others stays while one that was decided leaves the list.
    placeholderData: keepPreviousData,
    retry: false,
  });
  const byRequest = useMemo(() => new Map(data), [data]);
  return {
    findingsOf: ({ id }) => byRequest.get(id) ?? NONE,
    checkedOf: ({ id }) => byRequest.get(id),
    isComing: isLoading || areSlotsComing,
    isChecking: ({ id }) => isPlaceholderData && slotIds.has(id) && !byRequest.has(id),
  };
}
