import type { FastifyRequest } from 'fastify';
import type { Condition } from '../../../../src/resources/language/condition';
import { parseId } from '../../../../src/resources/fields/shared/ids';
import { holds } from '../../../../src/resources/records/holds';
import type { Registry } from '../../../../src/resources/registry/registry';
import { representationOf } from '../../../../src/resources/records/representation';
import { FluxCalendriers } from '../../../../src/resources/schemas/planningSalaries';
import type { ApiCall } from '../../../http/calls/apiCall';
import { idIn, optionalBodyOf, refuseQuery, requireRecord } from '../../../http/calls/requestParts';
import type { Store, StoredRecord } from '../../../database/store';
import { problem } from '../../../http/problem';
import { applyOne, ruledChangeSetOf } from '../../../http/resources/applyChange';
import { tenantOf } from '../../../http/tenantOf';
import { sessionOf } from '../../../identity/authenticate';
import type { Settings } from '../../../settings';
import { originOf } from '../../../tenants';
import { createFeed, listFeeds, withdrawFeed } from './feedOperations';
import { companiesPlanned, mayReadPlans, planningReach } from './rights';
import { digestOf, FEEDS, newSecret } from './secret';

const callerOf = (request: FastifyRequest, registry: Registry) => ({
  id: sessionOf(request).account.id,
  reach: planningReach(registry, sessionOf(request).limited),
});

/** Planners see all feeds, or those of the companies that they plan; other people see those of their own plan. */
function visible(request: FastifyRequest, registry: Registry): Condition | undefined {
  const { id, reach } = callerOf(request, registry);
  if (reach === 'everywhere') return undefined;
  return {
    any: [
      { field: 'utilisateurId', operator: 'equals', value: id },
      { field: 'entrepriseId', operator: 'in', value: companiesPlanned(reach) },
    ],
  };
}

async function namesOf(
  { store, registry }: { readonly store: Store; readonly registry: Registry },
  resource: string,
  feeds: readonly StoredRecord[],
  field: string,
): Promise<ReadonlyMap<unknown, string>> {
  const schema = registry.get(resource);
  const ids = [...new Set(feeds.map(({ values }) => values[field]))].filter((id) => typeof id === 'number');
  const records = await store.getMany(schema, ids);
  return new Map(records.map(({ id, values }) => [id, representationOf(schema, { ...values, id })]));
}

/** Reads the subject of a new feed, by default the caller. @throws {ProblemError} `invalid`, `forbidden` */
function subjectOf(request: FastifyRequest, registry: Registry) {
  const caller = callerOf(request, registry);
  const { utilisateurId, entrepriseId, ...others } = optionalBodyOf(request);
  const unknown = Object.keys(others).map((name) => [name, [{ code: 'unknownField', args: { name } }]] as const);
  if (unknown.length > 0) throw problem('invalid', { errors: Object.fromEntries(unknown) });
  const given = (value: unknown) => value !== undefined && value !== null;
  if (given(utilisateurId) && given(entrepriseId))
    throw problem('invalid', { errors: { entrepriseId: [{ code: 'readOnly' }] } });
  const subject = given(entrepriseId)
    ? { entrepriseId }
    : { utilisateurId: given(utilisateurId) ? utilisateurId : caller.id };
  const id = parseId(String('utilisateurId' in subject ? subject.utilisateurId : subject.entrepriseId));
  const mayHandOut =
    'entrepriseId' in subject
      ? companiesPlanned(caller.reach).some((one) => one === id)
      : id === caller.id && mayReadPlans(sessionOf(request).grants);
  if (caller.reach !== 'everywhere' && !mayHandOut)
    throw problem('forbidden', { args: { needed: 'PLANNING_ADMIN:admin' } });
  return subject;
}

export const feedCalls = (settings: Settings): readonly ApiCall[] => [
  {
    operation: listFeeds,
    async handle(request, _reply, { registry }) {
      refuseQuery(request);
      const { store } = tenantOf(request);
      const filter = visible(request, registry);
      const { items: feeds } = await store.list(FluxCalendriers, { orderBy: 'id', ...(filter && { filter }) });
      const source = { store, registry };
      const [people, companies, makers] = await Promise.all([
        namesOf(source, 'Utilisateurs', feeds, 'utilisateurId'),
        namesOf(source, 'Entreprises', feeds, 'entrepriseId'),
        namesOf(source, 'Utilisateurs', feeds, 'creeParId'),
      ]);
      return {
        items: feeds.map(({ id, values: { utilisateurId, entrepriseId, creeLe, creeParId } }) => ({
          id,
          utilisateurId,
          entrepriseId,
          nom: people.get(utilisateurId) ?? companies.get(entrepriseId) ?? '',
          creeLe,
          creePar: makers.get(creeParId) ?? '',
        })),
      };
    },
  },
  {
    operation: createFeed,
    async handle(request, _reply, { registry }) {
      refuseQuery(request);
      const tenant = tenantOf(request);
      const secret = newSecret();
      const values = {
        ...subjectOf(request, registry),
        empreinte: digestOf(secret),
        creeLe: new Date().toISOString(),
        creeParId: sessionOf(request).account.id,
      };
      const { id } = await applyOne(
        tenant.store,
        ruledChangeSetOf(request, { resource: FluxCalendriers.name, action: 'create', values }),
      );
      return { id, adresse: `${originOf(settings, request.hostname.toLowerCase())}${FEEDS}/${secret}.ics` };
    },
  },
  {
    operation: withdrawFeed,
    async handle(request, _reply, { registry }) {
      refuseQuery(request);
      const record = await requireRecord(request, FluxCalendriers, idIn(request, 'recordId'));
      const { id, version, values } = record;
      const filter = visible(request, registry);
      // Another person's feed is answered as if it did not exist.
      if (filter && !holds(filter, { ...values, id }, FluxCalendriers)) throw problem('unknownRecord');
      const change = { resource: FluxCalendriers.name, action: 'delete', id, expectedVersion: version } as const;
      await applyOne(tenantOf(request).store, ruledChangeSetOf(request, change));
      return { id };
    },
  },
];
