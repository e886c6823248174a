import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../../../src/resources/registry/registry';
import { FluxCalendriers } from '../../../../src/resources/schemas/planningSalaries';
import { addCalls } from '../../../http/calls/apiCall';
import type { StoredRecord } from '../../../database/store';
import { problem } from '../../../http/problem';
import { isLocked } from '../../../identity/accounts/account';
import { limitedGrantsOf } from '../../../identity/accounts/accountGrants';
import type { Identities } from '../../../identity/identities';
import type { Settings } from '../../../settings';
import type { Tenant } from '../../../tenants';
import { nameFor, type NameReader } from '../exports/namedSlots';
import { calendarOf } from './calendar';
import { feedCalls } from './feedCalls';
import { feedSlots, type FeedSubject } from './feedSlots';
import { companiesPlanned, mayReadPlans, planningReach } from './rights';
import { digestOf, FEEDS, secretIn } from './secret';

export interface FeedOptions {
  readonly identities: Identities;
  readonly registry: Registry;
  readonly settings: Settings;
}

/** The same error for an unknown or withdrawn secret and for a person without access, so that it reveals nothing. */
const unknown = () => problem('unknownLink', { headers: { 'x-robots-tag': 'noindex' } });

function subjectOf({ values }: StoredRecord): FeedSubject | undefined {
  const { utilisateurId, entrepriseId } = values;
  if (typeof utilisateurId === 'number') return { utilisateurId };
  return typeof entrepriseId === 'number' ? { entrepriseId } : undefined;
}

/** Returns the feed's creator if they may still read its plan and no one involved is locked; else undefined. */
async function readerOf(
  { identities, registry }: FeedOptions,
  tenant: Tenant,
  feed: StoredRecord,
): Promise<NameReader | undefined> {
  const { accounts } = identities.of(tenant);
  const maker = await accounts.findById(Number(feed.values['creeParId']));
  const now = new Date();
  if (!maker || isLocked(maker, now)) return undefined;
  const limited = limitedGrantsOf(maker);
  const subject = subjectOf(feed);
  if (subject === undefined) return undefined;
  const reader = { accountId: maker.id, limited };
  const reach = planningReach(registry, limited);
  if ('entrepriseId' in subject)
    return reach === 'everywhere' || companiesPlanned(reach).includes(subject.entrepriseId) ? reader : undefined;
  if (subject.utilisateurId === maker.id) return mayReadPlans(limited.grants) ? reader : undefined;
  const person = await accounts.findById(subject.utilisateurId);
  return reach === 'everywhere' && person && !isLocked(person, now) ? reader : undefined;
}

/** Opens the feed of a secret. @throws {ProblemError} `unknownLink` */
async function openFeed(options: FeedOptions, tenant: Tenant | null, file: string) {
  const secret = secretIn(file);
  if (!tenant || secret === undefined) throw unknown();
  const feed = await tenant.store.findBy(FluxCalendriers, 'empreinte', digestOf(secret));
  const subject = feed && subjectOf(feed);
  const reader = feed && (await readerOf(options, tenant, feed));
  if (!subject || !reader) throw unknown();
  return { tenant, subject, reader };
}

/** Adds the calls about feeds, and the address from which calendar programs read them. */
export function addFeeds(app: FastifyInstance, options: FeedOptions): void {
  const { registry, settings } = options;
  addCalls(app, feedCalls(settings), { registry, operations: () => [] });
  const config = { access: 'anonymous' } as const;
  app.get<{ Params: { file: string } }>(`${FEEDS}/:file`, { config }, async (request, reply) => {
    const { tenant, subject, reader } = await openFeed(options, request.tenant, request.params.file);
    const { store } = tenant;
    const source = { store, registry, reader };
    const isPerson = 'utilisateurId' in subject;
    const schema = registry.get(isPerson ? 'Utilisateurs' : 'Entreprises');
    const [about, slots] = await Promise.all([
      store.get(schema, isPerson ? subject.utilisateurId : subject.entrepriseId),
      feedSlots(source, subject, new Date()),
    ]);
    if (!about) throw unknown();
    const name = `Planning – ${nameFor(source, schema.name, about)}`;
    return reply
      .headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="planning.ics"',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .send(calendarOf({ name, about: isPerson ? 'person' : 'company', tenantId: tenant.id, slots }));
  });
}
