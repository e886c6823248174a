import { useGetIdentity, useStore } from 'ra-core';
import type { Visit } from './visits';

const NONE: readonly Visit[] = [];

/** Records that the reader opened last on this device. */
export function useVisits() {
  const { data: identity } = useGetIdentity();
  // Keyed by person: on a shared computer people must not see each other's visits.
  return useStore<readonly Visit[]>(`visits.${identity?.id ?? 'unknown'}`, NONE);
}

const NO_PAGES: readonly string[] = [];

/** Addresses that the reader opened last on this device, the latest first; of a record, its list's. */
export function usePageVisits() {
  const { data: identity } = useGetIdentity();
  return useStore<readonly string[]>(`pages.${identity?.id ?? 'unknown'}`, NO_PAGES);
}
