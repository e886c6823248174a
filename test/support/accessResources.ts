import { createRegistry, type Registry } from '../../src/resources/registry';
import * as rights from '../../src/resources/schemas/acces';
import * as links from '../../src/resources/schemas/liensAcces';
import { Utilisateurs } from '../../src/resources/schemas/utilisateurs';
import type { ResourceSchema } from '../../src/resources/types';
import type { Tenant } from '../../server/tenants';
import { FLAGS } from '../../server/seed/rights';
import { ensureRights } from '../../server/seed/seedFunctions';

const accessSchemas: readonly ResourceSchema[] = [...Object.values(rights), ...Object.values(links), Utilisateurs];

/** The declarations of a test together with those of accounts and rights, without which nobody signs in. */
export function withAccess({ schemas }: Pick<Registry, 'schemas'>): Registry {
  const named = new Map([...accessSchemas, ...schemas].map((schema) => [schema.name, schema]));
  return createRegistry([...named.values()]);
}

/** Makes the rights (`THEMES:read`) that a tenant does not have yet, so that they can be given. */
export const makeRights = (tenant: Pick<Tenant, 'store'>, given: readonly string[]) =>
  ensureRights(
    tenant,
    [...new Set(given.map((right) => right.split(':')[0] ?? ''))].map((code) => ({
      code,
      libelle: code,
      flags: FLAGS,
    })),
  );
