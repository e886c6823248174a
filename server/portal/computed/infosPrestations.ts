import { numberOrNull } from '../../../src/resources/common/narrow';
import { momentOn } from '../../../src/resources/language/moments';
import {
  EntrepriseActionsCollectives,
  EntrepriseActionsCollectivesProjet,
} from '../../../src/resources/schemas/entreprisesActions';
import {
  EntreprisePrestations,
  EntreprisePrestationsSites,
} from '../../../src/resources/schemas/entreprisesPrestations';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../../http/problem';
import { serviceProgress, type Intervention } from './serviceProgress';
import type { Computation } from '../../http/resources/computation';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The interventions of a collective action; an action without any counts as one on its own day. */
function interventionsOf({ values }: StoredRecord): readonly Intervention[] {
  const day = String(values['dateAction']);
  const named = Array.isArray(values['interventions'])
    ? (values['interventions'] as readonly Readonly<Record<string, unknown>>[])
    : [];
  return named.length === 0
    ? [{ day, hours: null }]
    : named.map(({ date, duree }) => ({ day: textOrNull(date) ?? day, hours: numberOrNull(duree) }));
}

/** `InfosPrestations?StartDate`: the progress of a service on a day, by default today. */
export const infosPrestations: Computation = async ({ tenant: { store }, parents, query }) => {
  const { entrepriseId = 0, prestationId = 0 } = parents;
  const day = textOrNull(query['StartDate']) ?? String(momentOn({ moment: 'today' }, new Date()));
  const service = await store.get(EntreprisePrestations, prestationId, { entrepriseId });
  // The service was deleted after its parents were checked.
  if (!service) throw problem('unknownRecord');
  const serving = { filter: { field: 'servicesId', operator: 'contains', value: [prestationId] } } as const;
  const ofYear = { field: 'Annee', operator: 'equals', value: Number(day.slice(0, 4)) } as const;
  const [shares, actions, projectActions] = await Promise.all([
    store.list(EntreprisePrestationsSites, { filter: ofYear }, parents),
    store.list(EntrepriseActionsCollectives, serving, { entrepriseId }),
    store.listAll(EntrepriseActionsCollectivesProjet, serving),
  ]);
  return serviceProgress(
    {
      year: numberOrNull(service.values['annee']),
      planned: numberOrNull(service.values['quantitePrevue']),
      unit: textOrNull(service.values['unite']),
    },
    shares.items.map(({ values }) => ({
      siteId: Number(values['siteId']),
      planned: numberOrNull(values['quantitePrevue']),
    })),
    [...actions.items, ...projectActions.items].flatMap(interventionsOf),
    day,
  );
};
