import type { FastifyRequest } from 'fastify';
import type { RequestAnswer } from '../../../src/portal/inbox';
import { Creneaux } from '../../../src/resources/schemas/creneaux';
import { DemandesModifications } from '../../../src/resources/schemas/demandesModifications';
import { DemandesModificationsPlannings } from '../../../src/resources/schemas/planningSalaries';
import type { StoredRecord } from '../../database/store';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';

const MOST = 10;

const KINDS = [
  ['plan', DemandesModificationsPlannings],
  ['record', DemandesModifications],
] as const;

const NO_STARTS: ReadonlyMap<number, string | null> = new Map();

const instantOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : new Date(String(value)).toISOString();

/** Starts of the stored slots that the requests are about, by slot: a request for a removal has no time of its own. */
async function storedStarts(
  request: FastifyRequest,
  requests: readonly StoredRecord[],
): Promise<ReadonlyMap<number, string | null>> {
  const ids = requests.flatMap(({ values: { creneauId } }) => (typeof creneauId === 'number' ? [creneauId] : []));
  const slots = await tenantOf(request).store.getMany(Creneaux, [...new Set(ids)]);
  return new Map(slots.map(({ id, values }) => [id, instantOf(values['debut'])]));
}

export async function answersTo(request: FastifyRequest): Promise<readonly RequestAnswer[]> {
  const { store } = tenantOf(request);
  const { account } = sessionOf(request);
  const found = await Promise.all(
    KINDS.map(async ([kind, schema]) => {
      const { items } = await store.list(schema, {
        filter: {
          all: [
            { field: 'utilisateurId', operator: 'equals', value: account.id },
            { field: 'etat', operator: 'in', value: ['Acceptee', 'Refusee'] },
            { field: 'traiteLe', operator: 'isNotEmpty' },
          ],
        },
        orderBy: 'id',
        descending: true,
        page: 1,
        pageSize: MOST,
      });
      const starts = kind === 'plan' ? await storedStarts(request, items) : NO_STARTS;
      return items.map(({ id, values }): RequestAnswer => ({
        kind,
        id,
        etat: values['etat'] === 'Acceptee' ? 'Acceptee' : 'Refusee',
        date: new Date(String(values['traiteLe'])).toISOString(),
        reponse: typeof values['reponse'] === 'string' ? values['reponse'] : null,
        debut: instantOf(values['debut']) ?? starts.get(Number(values['creneauId'])) ?? null,
      }));
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, MOST);
}
