import { schemas as declared } from '../../src/portal/declared';
import { kindOf } from '../../src/resources/fields/kinds';
import { createRegistry, type Registry } from '../../src/resources/registry/registry';
import * as constants from '../../src/resources/schemas';
import * as rights from '../../src/resources/schemas/acces';
import { GroupeMembres } from '../../src/resources/schemas/equipes';
import * as links from '../../src/resources/schemas/liensAcces';
import { TagsInformations } from '../../src/resources/schemas/notices';
import { preferencesUtilisateur } from '../../src/resources/schemas/preferences';
import { Utilisateurs } from '../../src/resources/schemas/utilisateurs';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { Tenant } from '../../server/tenants';
import { FLAGS } from '../../server/seed/rightRows';
import { ensureRights } from '../../server/seed/ensureFunctions';

const accessSchemas: readonly ResourceSchema[] = [
  ...Object.values(rights),
  ...Object.values(links),
  Utilisateurs,
  GroupeMembres,
  // `MyRights` shows them.
  TagsInformations,
  // Holds the language of a person's mails.
  preferencesUtilisateur,
];

const ofThePortal: ReadonlySet<ResourceSchema> = new Set<ResourceSchema>(Object.values(constants));

/** Replaces a declaration of the portal by the one with the contract's calls; returns any other unchanged. */
const withCalls = (schema: ResourceSchema): ResourceSchema =>
  (ofThePortal.has(schema) && declared.find(({ name }) => name === schema.name)) || schema;

const targetsOf = ({ fields, parent, view, audience, grantedBy, links: linked }: ResourceSchema): readonly string[] => [
  ...Object.values(fields).flatMap((spec) => kindOf(spec).reference?.(spec).resource ?? []),
  ...(parent ? [parent.resource] : []),
  ...(view ? [view.resource] : []),
  ...(grantedBy ? [grantedBy.resource] : []),
  ...(audience ? ['Groupes/{groupeId}/membres'] : []),
  ...Object.values(linked).map(({ resource }) => resource),
];

function extended(schemas: readonly ResourceSchema[]): Registry {
  const named = new Map([...accessSchemas, ...schemas].map((schema) => [schema.name, withCalls(schema)]));
  // Iterating a map also visits the entries added meanwhile.
  for (const schema of named.values()) {
    for (const target of targetsOf(schema)) {
      const declaredTarget = declared.find(({ name }) => name === target);
      if (declaredTarget && !named.has(target)) named.set(target, declaredTarget);
    }
  }
  return createRegistry([...named.values()]);
}

const extendedRegistries = new WeakMap<readonly ResourceSchema[], Registry>();

/**
 * The declarations of a test together with those of accounts and rights, which sign-in needs, and all that they refer
 * to. The same declarations get the same registry, so that what the server derives from it, such as the statements of
 * its tables, is derived once for all test files of a worker.
 */
export function withAccess({ schemas }: Pick<Registry, 'schemas'>): Registry {
  const registry = extendedRegistries.get(schemas) ?? extended(schemas);
  extendedRegistries.set(schemas, registry);
  return registry;
}

/** Creates the rights (`THEMES:read`) that a tenant lacks, so that they can be granted. */
export const makeRights = (tenant: Pick<Tenant, 'store'>, given: readonly string[]) =>
  ensureRights(
    tenant,
    [...new Set(given.map((right) => right.split(':')[0] ?? ''))].map((code) => ({
      code,
      libelle: code,
      flags: FLAGS,
    })),
  );
