import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetIdentity, useTranslate, type UserIdentity } from 'ra-core';
import { useCallback } from 'react';
import type { PlanningStaff } from '../core/planningAnswers';
import { withNumbers } from '../core/namesakes';
import type { PlanPerson } from '../core/slot';
import { personOf } from '../source/contractPlan';
import { usePlanSource } from '../source/usePlanSource';
import { readAll } from '../../resources/views/readAll';

/** A team, a structure or an agency, to group and filter people by. */
export interface PlanGroup {
  readonly id: number;
  readonly name: string;
}

/** Builds the reader from their identity: people who see only their own plan may not read users. */
const readerOf = ({ id, fullName }: UserIdentity): PlanPerson => ({
  ...personOf({ id: Number(id) }),
  ...(fullName && { name: fullName }),
});

export interface StaffOptions {
  /** Set if the reader may see only their own plan. */
  readonly ownId?: number | undefined;
  /** False until the reader's identity is known. */
  readonly isEnabled?: boolean;
}

/** The people whose plan the reader may see. */
export function useStaff({ ownId, isEnabled = true }: StaffOptions = {}) {
  const source = usePlanSource();
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  const select = useCallback(
    (staff: PlanningStaff): PlanningStaff => ({
      ...staff,
      items: withNumbers(staff.items, (id) => translate('planningRequests.months.number', { id })),
    }),
    [translate],
  );
  return useQuery({
    queryKey: ['planning', 'staff', ownId ?? null],
    queryFn: ({ signal }): Promise<PlanningStaff> =>
      source.staff(ownId !== undefined && identity ? readerOf(identity) : undefined, signal),
    enabled: source.isKnown && isEnabled,
    select,
    staleTime: 5 * 60_000,
  });
}

/** Groups to arrange people by; empty if the reader may not read the resource. */
export function useGroups(resource: 'Equipes' | 'structures'): readonly PlanGroup[] {
  const provider = useDataProvider();
  const { data } = useQuery({
    queryKey: ['planning', 'groups', resource],
    queryFn: async ({ signal }): Promise<readonly PlanGroup[]> =>
      (await readAll(provider, resource, { signal })).map((one) => ({
        id: Number(one.id),
        name: String(one.nom ?? one.libelle ?? `#${one.id}`),
      })),
    retry: false,
    staleTime: 10 * 60_000,
  });
  return data ?? NONE;
}

const NONE: readonly PlanGroup[] = [];
