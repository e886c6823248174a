import { useGetIdentity, useGetList } from 'ra-core';
import { mayDo } from '../../resources/access/access';
import { incidentsInCharge } from '../../portal/incidentsInCharge';
import { FichesIncident } from '../../resources/schemas/incidents';
import { useOffers } from '../../resources/views/access/useOffers';
import { useInbox } from '../inbox/useInbox';
import { useGrants } from '../../resources/views/access/useGrants';

/** Milliseconds between reloads. */
const FRESH = 5 * 60_000;

/** Open incidents to act on; 0 if the reader may not read incidents, or the API cannot count them. */
export function useIncidentCount(): number {
  const inbox = useInbox();
  const { held } = useGrants();
  const { filters } = useOffers();
  const { data: identity } = useGetIdentity();
  const ownId = Number(identity?.id);
  const isOpen = held !== undefined && mayDo(FichesIncident, 'list', held);
  const { total = 0 } = useGetList(
    FichesIncident.name,
    { pagination: { page: 1, perPage: 1 }, filter: incidentsInCharge(ownId) },
    {
      enabled: !inbox.isOffered && isOpen && filters && Number.isSafeInteger(ownId),
      staleTime: FRESH,
      refetchInterval: FRESH,
      retry: false,
    },
  );
  return inbox.isOffered ? (inbox.waiting.incidents ?? 0) : total;
}
