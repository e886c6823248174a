import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo, useState } from 'react';
import type { Slot } from '../core/slot';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import type { DaySpan, Plan } from '../model/plan';
import { createDecorate } from './decorate';
import { createMarkDoubles } from './markDoubles';
import { merged, overlaid } from './overlay';
import { requestSlots, usePendingRequests } from './useRequests';
import { useCompanies } from './useCompanies';
import { useValidatedMonths } from './useMonths';
import { useSlots, type LoadedSlots } from './useSlots';
import { useStaff } from './useStaff';
import { useTypes, type SlotTypes } from './useTypes';

export interface LoadedPlan extends Pick<LoadedSlots, 'isFetching' | 'error' | 'retry' | 'progress'> {
  /** The data loaded so far; slots may still be missing. */
  readonly plan: Plan;
  /** Slots before the simulation is merged in. */
  readonly slots: readonly Slot[];
  readonly subTypes: SlotTypes['subTypes'];
  readonly companies: ReadonlyMap<number, string>;
  readonly isPending: boolean;
}

export interface PlanOptions {
  readonly span: DaySpan;
  /** The days that are rendered, such as the whole weeks of a month. */
  readonly drawn: DaySpan;
  readonly simulationId: number | undefined;
  /** Set if the reader may see only their own plan. */
  readonly ownId: number | undefined;
  /** False until the reader's identity is known. */
  readonly isEnabled: boolean;
}

const NO_TYPES: SlotTypes = { types: new Map(), subTypes: new Map() };
const NO_PEOPLE: Plan['people'] = [];

/** Whether a simulation starts empty; false while it loads. */
function useStartsEmpty(simulationId: number | undefined): boolean {
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['simulations', 'planning', simulationId],
    queryFn: async ({ signal }) =>
      (await provider.getOne<AnyRecord>('simulations', { id: simulationId ?? 0, signal })).data,
    enabled: simulationId !== undefined,
  });
  return data?.depart === 'Vide';
}

export function usePlan({ span, drawn, simulationId, ownId, isEnabled }: PlanOptions): LoadedPlan {
  const staff = useStaff({ ownId, isEnabled });
  const types = useTypes();
  const loaded = useSlots(span, drawn, simulationId, isEnabled);
  const { names: companies } = useCompanies(loaded.months);
  const validated = useValidatedMonths(span);
  const requests = usePendingRequests(ownId, isEnabled);
  const isEmpty = useStartsEmpty(simulationId);
  const [decorate] = useState(createDecorate);
  const [markDoubles] = useState(createMarkDoubles);
  const slots = useMemo(() => merged(loaded.months), [loaded.months]);
  const { types: byId, subTypes } = types.data ?? NO_TYPES;
  const pending = useMemo(() => requestSlots(requests, slots), [requests, slots]);
  const marked = useMemo(
    () => [...overlaid(slots, simulationId, isEmpty), ...pending.map((slot) => ({ slot, mark: 'pending' as const }))],
    [slots, simulationId, isEmpty, pending],
  );
  const decorated = useMemo(
    () => markDoubles(decorate(marked, { types: byId, subTypes, companies })),
    [markDoubles, decorate, marked, byId, subTypes, companies],
  );
  const people = staff.data?.items ?? NO_PEOPLE;
  const holidays = staff.data?.feries ?? 'metropole';
  const plan = useMemo(
    (): Plan => ({ people, slots: decorated, types: byId, holidays, validated }),
    [people, decorated, byId, holidays, validated],
  );
  const queries = [staff, types];
  return {
    plan,
    slots,
    subTypes,
    companies,
    isPending: loaded.isPending || queries.some(({ isPending }) => isPending),
    isFetching: loaded.isFetching,
    error: loaded.error ?? queries.find(({ error }) => error)?.error ?? null,
    retry: () => {
      loaded.retry();
      queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch());
    },
    progress: loaded.progress,
  };
}
