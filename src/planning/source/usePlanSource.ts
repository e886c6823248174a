import { useDataProvider, type DataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { Extension } from '../../resources/protocol/extensions';
import { useExtensions } from '../../resources/views/ExtensionsContext';
import { useCall, type CallApi } from '../../resources/views/useCall';
import { contractPlan } from './contractPlan';
import { embeddedPlan, taggedSlots } from './embeddedPlan';
import type { PlanSource } from './planSource';

/** Chooses the plan source by the API's extensions. */
export function choosePlanSource(
  call: CallApi,
  provider: DataProvider,
  has: (extension: Extension) => boolean,
): PlanSource {
  const contract = contractPlan(call, provider);
  const source = has('planning') ? embeddedPlan(call, contract) : contract;
  return has('slotReading') ? { ...source, slotPage: taggedSlots(call) } : source;
}

export interface KnownPlanSource extends PlanSource {
  /** False until the API's extensions are known; no data is read before. */
  readonly isKnown: boolean;
}

/** The plan's data source; the only place of the planning that looks at extensions. */
export function usePlanSource(): KnownPlanSource {
  const call = useCall();
  const provider = useDataProvider();
  const { isKnown, has } = useExtensions();
  return useMemo(() => ({ ...choosePlanSource(call, provider, has), isKnown }), [call, provider, has, isKnown]);
}
