import { hasScreens } from '../../src/resources/access/access';
import { pathOf } from '../../src/resources/registry/paths';
import type { Registry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { PEOPLE } from '../../src/resources/registry/roles';
import { MailFailed } from '../mail/mail';
import type { Mailers } from '../mail/mailers';
import { languageOfPerson } from '../mail/languages';
import type { Settings } from '../settings';
import { originOf, type Tenant } from '../tenants';
import type { Delivered } from './delivered';
import { followUpMail } from './followUpMail';
import type { DueEntry } from './outboxStore';

type DueMail = Extract<DueEntry, { readonly kind: 'mail' }>;

interface MailContext {
  readonly registry: Registry;
  readonly mailers: Mailers;
  readonly settings: Pick<Settings, 'PUBLIC_SCHEME' | 'PUBLIC_PORT'>;
}

const failed = (outcome: string, isFinal: boolean): Delivered => ({ isDelivered: false, outcome, isFinal });

/** The address of the record's page; undefined for nested, screenless or deleted records. */
function linkTo(
  tenant: Pick<Tenant, 'hosts'>,
  schema: ResourceSchema,
  entry: DueMail,
  settings: MailContext['settings'],
) {
  const [host] = tenant.hosts;
  if (host === undefined || schema.parent || !hasScreens(schema) || entry.action === 'delete') return undefined;
  return `${originOf(settings, host)}${pathOf(schema, 'show', entry.rowId)}`;
}

/** The receiver; undefined if their address is not confirmed. */
async function receiverOf(tenant: Pick<Tenant, 'store'>, { payload: { to } }: DueMail) {
  if (typeof to === 'string') return { to, language: 'fr' as const };
  const person = await tenant.store.get(tenant.store.declared(PEOPLE), to);
  // An unconfirmed address may belong to another person.
  if (!person || person.values['emailConfirmed'] !== true) return undefined;
  return {
    to: String(person.values['email'] ?? ''),
    name: String(person.values['prenom'] ?? ''),
    language: await languageOfPerson(tenant.store, to),
  };
}

export async function deliverMail(
  tenant: Pick<Tenant, 'id' | 'name' | 'hosts' | 'store'>,
  entry: DueMail,
  { registry, mailers, settings }: MailContext,
): Promise<Delivered> {
  const schema = registry.schemas.find(({ name }) => name === entry.resource);
  if (!schema) return failed('undeclared', true);
  const receiver = await receiverOf(tenant, entry);
  if (!receiver) return failed('unconfirmedAddress', true);
  const hasAccount = typeof entry.payload.to === 'number';
  const link = hasAccount ? linkTo(tenant, schema, entry, settings) : undefined;
  try {
    await mailers
      .of(tenant)
      .send(followUpMail({ schema, payload: entry.payload, ...receiver, tenantName: tenant.name, link }));
    return { isDelivered: true, outcome: 'sent', isFinal: true };
  } catch (error) {
    if (!(error instanceof MailFailed)) throw error;
    return failed('mailFailed', false);
  }
}
