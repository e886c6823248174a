import type { FastifyRequest } from 'fastify';
import { isRouteAllowed, ruleOf } from '../../../src/resources/access/access';
import { allOf, type Condition } from '../../../src/resources/language/condition';
import { extentOf } from '../../../src/resources/access/extent';
import type { WaitingKind } from '../../../src/portal/inbox';
import { incidentsInCharge } from '../../../src/portal/incidentsInCharge';
import { keptBackCondition } from '../../../src/resources/access/privacy';
import type { Registry } from '../../../src/resources/registry/registry';
import { DemandesModifications } from '../../../src/resources/schemas/demandesModifications';
import { Entreprises } from '../../../src/resources/schemas/entreprises';
import { EntrepriseContrats } from '../../../src/resources/schemas/entreprisesContrats';
import { FichesIncident } from '../../../src/resources/schemas/incidents';
import { PartenairesFASTT } from '../../../src/resources/schemas/partenairesFastt';
import { DemandesModificationsPlannings, ValidationsPlannings } from '../../../src/resources/schemas/planningSalaries';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import type { CountRequest } from '../../database/listing/counts';
import { contractDays } from '../home/homeCalls';
import { endingContracts } from '../home/endingContracts';
import { mayDoSomewhere } from '../../http/limits';
import { readerOf, readerStore } from '../../http/reader';
import { visibleCondition } from '../../http/resources/visibleRecords';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { isPlanner } from '../planning/planningRights';

const PENDING: Condition = { field: 'etat', operator: 'equals', value: 'EnAttente' };

/** Months back for which pending validations are counted; planners no longer validate older months. */
const MONTHS_BACK = 12;

const monthBefore = (now: Date, months: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7);

const pendingMonths = (now: Date): Condition => ({
  all: [PENDING, { field: 'moisAnnee', operator: 'greaterOrEqual', value: monthBefore(now, MONTHS_BACK) }],
});

/** The earliest month that waits for the caller's validation, `2026-10`; null if none does. */
export async function oldestMonthFor(request: FastifyRequest, now = new Date()): Promise<string | null> {
  if (!isPlanner(request)) return null;
  const { items } = await tenantOf(request).store.list(ValidationsPlannings, {
    filter: pendingMonths(now),
    orderBy: 'moisAnnee',
    page: 1,
    pageSize: 1,
  });
  const month = items[0]?.values['moisAnnee'];
  return typeof month === 'string' ? month : null;
}

type Counted = readonly [kind: WaitingKind, request: CountRequest];

/** The records to count, each only with the right to decide them. */
async function countedFor(request: FastifyRequest, registry: Registry, now: Date): Promise<readonly Counted[]> {
  const { grants, account } = sessionOf(request);
  const plans: readonly Counted[] = [
    ['plans', { schema: DemandesModificationsPlannings, filter: PENDING }],
    ['months', { schema: ValidationsPlannings, filter: pendingMonths(now) }],
  ];
  const kept = keptBackCondition(DemandesModifications, registry, readerOf(request));
  const records = allOf([PENDING, kept]) ?? PENDING;
  const seesIncidents = mayDoSomewhere(request, registry, FichesIncident, 'list');
  const visible = seesIncidents ? await visibleCondition({ schema: FichesIncident, registry }, request) : undefined;
  const incidents = allOf([...(incidentsInCharge(account.id).where ?? []), visible]) ?? PENDING;
  return [
    ...(isPlanner(request) ? plans : []),
    ...(isRouteAllowed(ruleOf(Utilisateurs, 'edit'), grants)
      ? [['records', { schema: DemandesModifications, filter: records }] as const]
      : []),
    ...(seesIncidents ? [['incidents', { schema: FichesIncident, filter: incidents }] as const] : []),
  ];
}

export async function waitingFor(
  request: FastifyRequest,
  registry: Registry,
  now = new Date(),
): Promise<Readonly<Partial<Record<WaitingKind, number>>>> {
  const tenant = tenantOf(request);
  const { account, grants, limited } = sessionOf(request);
  const counted = await countedFor(request, registry, now);
  const counts = await readerStore(request).counts(counted.map(([, one]) => one));
  const reach = extentOf(registry.get(EntrepriseContrats.name), registry, 'list', limited);
  const ending =
    mayDoSomewhere(request, registry, Entreprises, 'list') && reach !== 'nowhere'
      ? (await endingContracts(tenant, account.id, await contractDays(tenant), reach)).totalCount
      : 0;
  // By default, the list omits partners whose validation is pending.
  const pending = { parameters: ['OnlyPendingValidation'], page: 1, pageSize: 1 };
  const fastt = isRouteAllowed(ruleOf(PartenairesFASTT, 'delete'), grants)
    ? (await readerStore(request).list(PartenairesFASTT, pending)).totalCount
    : 0;
  const all = [
    ...counted.map(([kind], at) => [kind, counts[at] ?? 0] as const),
    ['contracts', ending] as const,
    ['fastt', fastt] as const,
  ];
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}
