import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import { afterFile } from './afterFile';
import { buildApp } from '../../server/app';
import { portal } from '../../server/portal';
import type { Product } from '../../server/product';
import type { Computations } from '../../server/http/resources/computation';
import { openIdentities, type Identities } from '../../server/identity/identities';
import type { Hooks } from '../../server/hooks/hooks';
import { prepareTenants } from '../../server/prepareTenants';
import { applyRows } from '../../server/seed/applyRows';
import { settingsFromEnvironment, type Settings } from '../../server/settings';
import type { Tenant, TenantDefinition } from '../../server/tenants';
import { rightNames } from '../../src/resources/access/access';
import type { Registry } from '../../src/resources/registry/registry';
import { PEOPLE } from '../../src/resources/registry/roles';
import { makeRights, withAccess } from './accessResources';
import { openTenantDatabase, type TestDatabase } from './database';

const ORIGIN = 'http://localhost:3000';

export interface Call extends Omit<InjectOptions, 'url' | 'method'> {
  /** Rights of the caller; null sends no token; every right of the registry by default. */
  readonly as?: string | null;
}

export interface ApiServer {
  readonly app: FastifyInstance;
  readonly tenant: Tenant;
  readonly settings: Settings;
  /** Sends a request with the token of the account that `withAccount` created. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH', url: string, call?: Call): Promise<LightMyRequestResponse>;
  account(rights: readonly string[]): Promise<{ readonly id: number; readonly token: string }>;
  tokenFor(rights: readonly string[]): Promise<string>;
  /** Creates one account per right, in two writes. @returns their tokens, in the order of `rights` */
  tokensForEach(rights: readonly string[]): Promise<readonly string[]>;
}

const allRights = (registry: Registry): readonly string[] => [
  ...new Set([
    ...registry.schemas.flatMap(rightNames).map((rights) => `${rights}:admin`),
    'IDENTITES:admin',
    'FONCTIONS:admin',
  ]),
];

async function signToken(identities: Identities, tenant: Tenant, subject: string, origin: string): Promise<string> {
  const [jwk] = identities.of(tenant).keys.signing;
  if (!jwk) throw new Error('the tenant has no key');
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', ...(jwk.kid && { kid: jwk.kid }) })
    .setIssuer(`${origin}/identity`)
    .setAudience(`${origin}/api`)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(await importJWK(jwk, 'ES256'));
}

interface ServerOptions {
  /** Whether an administrator exists from the start; requests without another caller use it. */
  readonly administrators?: boolean;
  readonly computations?: Computations;
  /** The declarations whose rights the administrator holds; all of the server's by default. */
  readonly administered?: Registry;
  /** The served product; the portal by default. */
  readonly product?: Product;
  /** Hooks that validate or follow writes; the product's own by default. */
  readonly hooks?: Hooks;
  /** Directory of a built front end; none is served by default. */
  readonly frontEnd?: string;
}

/** A server that the caller has to close. */
export interface OpenApiServer extends ApiServer {
  close(): Promise<void>;
}

/** Prepares a tenant's schema as every start does, and serves the registry over it. */
export async function serveTenant(
  { database, schema }: TestDatabase,
  registry: Registry,
  env: Readonly<Record<string, string>> = {},
  {
    administrators = true,
    computations,
    administered = registry,
    product: served = portal,
    hooks,
    frontEnd,
  }: ServerOptions = {},
): Promise<OpenApiServer> {
  const product: Product = {
    ...served,
    ...(hooks && { hooks }),
    ...(computations && { resourceCode: { ...served.resourceCode, computations } }),
  };
  const data = await mkdtemp(join(tmpdir(), 'socle-api-'));
  const settings = settingsFromEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SOCLE_DATA: data, ...env });
  const definition: TenantDefinition = {
    id: 'essai',
    name: 'Essai',
    hosts: ['localhost'],
    schema,
    main: true,
    addNetworkFastTrack: false,
  };
  const [tenant] = await prepareTenants([definition], database, { registry, product, settings });
  if (!tenant) throw new Error('no tenant was prepared');
  const identities = await openIdentities([tenant], settings);
  const app = await buildApp({
    settings,
    registry,
    tenants: [tenant],
    identities,
    product,
    ...(frontEnd !== undefined && { frontEnd }),
  });

  const makeAccount = async (rights: readonly string[]) => {
    await makeRights(tenant, rights);
    const account = await identities.of(tenant).accounts.create({
      email: `${randomUUID()}@essai.example`,
      nom: 'Martin',
      prenom: 'Camille',
      rights,
    });
    return { id: account.id, token: await signToken(identities, tenant, String(account.id), ORIGIN) };
  };
  const tokenFor = async (rights: readonly string[]) => (await makeAccount(rights)).token;
  const tokensForEach = async (rights: readonly string[]) => {
    const codes = await makeRights(tenant, rights);
    const person = { nom: 'Martin', prenom: 'Camille' };
    const people = await applyRows(
      tenant,
      PEOPLE,
      rights.map(() => ({ email: `${randomUUID()}@essai.example`, ...person })),
    );
    const links = rights.map((right, index) => {
      const [code = '', flag] = right.split(':');
      return { identityId: people[index], droitId: codes.get(code), flag };
    });
    await applyRows(tenant, 'IdentiteDroits', links);
    return Promise.all(people.map((id) => signToken(identities, tenant, String(id), ORIGIN)));
  };
  const everything = administrators ? await tokenFor(allRights(administered)) : null;

  return {
    app,
    tenant,
    settings,
    account: makeAccount,
    tokenFor,
    tokensForEach,
    async close() {
      await app.close();
      await rm(data, { recursive: true, force: true });
    },
    call: (method, url, { as = everything, headers, ...rest } = {}) =>
      app.inject({
        method,
        url,
        headers: { host: 'localhost:3000', ...(as !== null && { authorization: `Bearer ${as}` }), ...headers },
        ...rest,
      }),
  };
}

/** The real server over the real database, called in-process; closed when the test file ends. */
export async function openApiServer(
  registry: Registry,
  env: Readonly<Record<string, string>> = {},
  {
    connections,
    ...options
  }: ServerOptions & {
    readonly connections?: number;
  } = {},
): Promise<ApiServer> {
  const all = withAccess(registry);
  const opened = await openTenantDatabase(all, connections);
  const server = await serveTenant(opened, all, env, { administered: registry, ...options });
  afterFile(() => server.close());
  return server;
}
