import * as z from 'zod';
import type { Registry } from '../../src/resources/registry/registry';
import type { Database } from '../database/open';
import { openIdentities } from '../identity/identities';
import { makeLink } from '../identity/lifecycle/links';
import { prepareTenants } from '../prepareTenants';
import { applyRows } from '../seed/applyRows';
import { rightRows, rightsOf } from '../seed/rightRows';
import { ensureFunctions, ensureRights } from '../seed/ensureFunctions';
import type { Product } from '../product';
import type { Settings } from '../settings';
import { DEMO_TENANTS, originOf, type TenantDefinition } from '../tenants';
import { registeredTenants, registerTenant } from '../tenantRegister';

const words = (expected: string) => ({
  error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'à indiquer' : expected),
});

const ID_WORDS = 'une minuscule, puis des minuscules, chiffres et tirets, 31 caractères au plus';
const NAME_WORDS = 'de 1 à 120 caractères';

export const tenantRequestSchema = z.object({
  id: z.string(words(ID_WORDS)).regex(/^[a-z][a-z0-9-]{1,30}$/, ID_WORDS),
  name: z.string(words(NAME_WORDS)).min(1, NAME_WORDS).max(120, NAME_WORDS),
  host: z.hostname(words("un nom d'hôte, sans « http:// » ni port")),
  admin: z.email(words('une adresse e-mail')),
});

export type TenantRequest = z.infer<typeof tenantRequestSchema>;

const ADMINISTRATOR = {
  code: 'ADMINISTRATEUR',
  libelle: 'Administrateur',
  description: 'Administre le portail : tous les droits.',
};

/** @throws {Error} if the id or host belongs to another tenant */
async function requireFree(database: Database, { id, host }: TenantRequest): Promise<void> {
  const others = [...DEMO_TENANTS, ...(await registeredTenants(database))];
  if (others.some((other) => other.id === id)) throw new Error(`L'organisation « ${id} » existe déjà.`);
  const owner = others.find(({ hosts }) => hosts.includes(host.toLowerCase()));
  if (owner) throw new Error(`L'hôte ${host} est déjà celui de l'organisation « ${owner.id} ».`);
}

export interface NewTenantServices {
  readonly database: Database;
  readonly registry: Registry;
  readonly settings: Settings;
  readonly product: Product;
}

/**
 * Creates and registers a tenant with its rights, reference lists and first administrator.
 *
 * @returns the one-time link with which the administrator sets a password
 * @throws {Error} with one line if the id or host is taken; nothing is registered
 */
export async function createTenant(
  { database, registry, settings, product }: NewTenantServices,
  request: TenantRequest,
): Promise<string> {
  await requireFree(database, request);
  const { id, name, host, admin } = request;
  const definition: TenantDefinition = {
    id,
    name,
    hosts: [host.toLowerCase()],
    schema: `tenant_${id.replaceAll('-', '_')}`,
    main: false,
    addNetworkFastTrack: false,
  };
  const [tenant] = await prepareTenants([definition], database, { registry, product, settings });
  if (!tenant) throw new Error(`the tenant ${id} was not prepared`);
  const { accounts } = (await openIdentities([tenant], settings)).of(tenant);
  await product.seed?.(tenant, settings, registry);
  const rows = rightRows(registry, product.otherRights);
  const rightIds = await ensureRights(tenant, rows);
  const functions = await ensureFunctions(tenant, [{ ...ADMINISTRATOR, rights: rightsOf(rows) }], rightIds);
  // An earlier, interrupted attempt may have created the account.
  const existing = await accounts.findByEmail(admin);
  const account =
    existing ?? (await accounts.create({ email: admin, nom: 'Administrateur', prenom: name.slice(0, 120) }));
  if (account.fonctions.length === 0) {
    await applyRows(tenant, 'IdentiteFonctions', [
      { identityId: account.id, fonctionId: functions.get(ADMINISTRATOR.code) },
    ]);
  }
  const link = await makeLink(tenant, originOf(settings, definition.hosts[0] ?? host), account.id, 'confirmAccount');
  await registerTenant(database, definition);
  return link;
}
