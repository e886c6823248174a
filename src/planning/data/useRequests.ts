import { useQuery } from '@tanstack/react-query';
import { BLANK_SLOT, type Slot } from '../core/slot';
import { usePlanSource } from '../source/usePlanSource';
import type { PlanRequest } from '../requests/requestTypes';

const NONE: readonly PlanRequest[] = [];

const requestsIn = (body: unknown): readonly PlanRequest[] => {
  const items = Array.isArray(body) ? body : (body as { readonly items?: unknown } | null)?.items;
  const all = Array.isArray(items) ? (items as readonly PlanRequest[]) : NONE;
  return all.filter(({ etat }) => etat === 'EnAttente');
};

/** Pending change requests. @param personId absent: everyone's */
export function usePendingRequests(personId: number | undefined, isEnabled: boolean): readonly PlanRequest[] {
  const { isKnown, pendingRequests } = usePlanSource();
  const { data } = useQuery({
    queryKey: ['planning', 'requests', personId ?? null],
    queryFn: ({ signal }) => pendingRequests(personId, signal),
    select: requestsIn,
    enabled: isEnabled && isKnown,
    retry: false,
  });
  return data ?? NONE;
}

/** Slots that show pending requests in the plan; their ids are the negated ids of the requests. */
export function requestSlots(requests: readonly PlanRequest[], slots: readonly Slot[]): readonly Slot[] {
  const byId = new Map(requests.some(({ creneauId }) => creneauId) ? slots.map((slot) => [slot.id, slot]) : []);
  return requests.flatMap((request): readonly Slot[] => {
    const base = request.creneauId === null ? undefined : byId.get(request.creneauId);
    const start = request.debut ? Date.parse(request.debut) : base?.start;
    const end = request.fin ? Date.parse(request.fin) : base?.end;
    const typeCreneauId = request.typeCreneauId ?? base?.typeCreneauId;
    if (start === undefined || end === undefined || typeCreneauId === undefined) return [];
    const kept = base ?? BLANK_SLOT;
    const entrepriseId = request.sansEntreprise ? null : (request.entrepriseId ?? kept.entrepriseId);
    // Keep the site and the service only if the company stays the same.
    const isThere = entrepriseId === kept.entrepriseId;
    return [
      {
        ...BLANK_SLOT,
        id: -request.id,
        salarieId: request.utilisateurId,
        entrepriseId,
        siteId: isThere ? kept.siteId : null,
        prestationId: isThere ? kept.prestationId : null,
        typeCreneauId,
        sousTypeCreneauId: typeCreneauId === base?.typeCreneauId ? base.sousTypeCreneauId : null,
        start,
        end,
        texte: request.sansTexte ? null : (request.texte ?? kept.texte),
        // A requested deletion is drawn as removed.
        retire: request.action === 'Suppression',
      },
    ];
  });
}
