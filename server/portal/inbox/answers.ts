import type { FastifyRequest } from 'fastify';
import type { RequestAnswer } from '../../../src/portal/inbox';
import { DemandesModifications } from '../../../src/resources/schemas/demandesModifications';
import { DemandesModificationsPlannings } from '../../../src/resources/schemas/planningSalaries';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';

const MOST = 10;

const KINDS = [
  ['plan', DemandesModificationsPlannings],
  ['record', DemandesModifications],
] as const;

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
      return items.map(({ id, values }): RequestAnswer => ({
        kind,
        id,
        etat: values['etat'] === 'Acceptee' ? 'Acceptee' : 'Refusee',
        date: new Date(String(values['traiteLe'])).toISOString(),
        reponse: typeof values['reponse'] === 'string' ? values['reponse'] : null,
      }));
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, MOST);
}
