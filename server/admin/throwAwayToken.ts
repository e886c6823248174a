import { randomUUID } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import * as z from 'zod';
import { PEOPLE } from '../../src/resources/registry/roles';
import type { Identities } from '../identity/identities';
import { audienceOf, issuerOf } from '../identity/provider/frontClient';
import { tableName } from '../identity/storage/identityStore';
import { SIGNING_ALGORITHM } from '../identity/storage/signingKeys';
import type { Settings } from '../settings';
import { originOf, type Tenant } from '../tenants';

const MINUTE_MS = 60_000;

const requestSchema = z.object({
  tenant: z.string(),
  rights: z.array(z.string()),
  admin: z.boolean(),
  minutes: z.number().int().min(1).max(480),
});

export interface TokenServices {
  readonly tenants: readonly Tenant[];
  readonly identities: Identities;
  readonly settings: Settings;
}

/** Client id in the tokens; the history shows their writes separately from those of the front end. */
const TOKEN_CLIENT = 'socle-token';

const AUTHOR = { id: 'socle', name: 'Socle' };

async function allRights({ store }: Tenant): Promise<readonly string[]> {
  const { items } = await store.list(store.declared('Droits'), {});
  return items.flatMap(({ values }) =>
    [values['flags']].flat().map((flag) => `${String(values['code'])}:${String(flag)}`),
  );
}

async function deleteExpired({ database, schema, store }: Tenant): Promise<void> {
  const { rows } = await database.pool.query<{ user_id: number }>(
    `SELECT user_id FROM ${tableName(schema, 'credential')} WHERE throw_away_until < now()`,
  );
  for (const { user_id: id } of rows) {
    const change = { resource: PEOPLE, action: 'delete', id } as const;
    await store.apply({ author: AUTHOR, origin: 'token', changes: [change] });
  }
}

async function sign(
  identities: Identities,
  tenant: Tenant,
  origin: string,
  subject: number,
  until: Date,
): Promise<string> {
  const [jwk] = identities.of(tenant).keys.signing;
  if (!jwk) throw new Error(`the tenant ${tenant.id} has no key`);
  return new SignJWT({ client_id: TOKEN_CLIENT })
    .setProtectedHeader({ alg: SIGNING_ALGORITHM, typ: 'at+jwt', ...(jwk.kid && { kid: jwk.kid }) })
    .setIssuer(issuerOf(origin))
    .setAudience(audienceOf(origin))
    .setSubject(String(subject))
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(until)
    .sign(await importJWK(jwk, SIGNING_ALGORITHM));
}

/**
 * Creates a throw-away account with exactly these rights and an access token for it; both expire together.
 *
 * @throws {Error} if the tenant or a right does not exist, or an external issuer signs the tokens
 */
export async function throwAwayToken(services: TokenServices, input: unknown): Promise<{ readonly token: string }> {
  const { tenants, identities, settings } = services;
  const { tenant: id, rights, admin, minutes } = requestSchema.parse(input);
  if (settings.OIDC_ISSUER) throw new Error(`Les jetons viennent de ${settings.OIDC_ISSUER} : demandez-lui.`);
  const tenant = tenants.find((one) => one.id === id);
  if (!tenant)
    throw new Error(
      `L'organisation « ${id} » n'existe pas ; organisations : ${tenants.map((one) => one.id).join(', ')}.`,
    );
  await deleteExpired(tenant);
  const until = new Date(Date.now() + minutes * MINUTE_MS);
  const account = await identities.of(tenant).accounts.create({
    email: `jeton-${randomUUID()}@socle.example`,
    nom: 'Jeton',
    prenom: 'de test',
    rights: admin ? await allRights(tenant) : rights,
    hidden: true,
    throwAwayUntil: until,
  });
  return { token: await sign(identities, tenant, originOf(settings, tenant.hosts[0] ?? ''), account.id, until) };
}
