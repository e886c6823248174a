import { useGetIdentity, useStore } from 'ra-core';
import type { Visit } from './visits';

const NONE: readonly Visit[] = [];

/** The records that the signed-in person opened last on this device. */
export function useVisits() {
  const { data: identity } = useGetIdentity();
  // By person: a shared computer must not tell one what another has read.
  return useStore<readonly Visit[]>(`visits.${identity?.id ?? 'unknown'}`, NONE);
}
