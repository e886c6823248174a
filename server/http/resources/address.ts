import { parseId } from '../../../src/resources/fields/shared/ids';
import { parametersOf, type Registry } from '../../../src/resources/registry';
import type { ResourceSchema } from '../../../src/resources/types';
import type { Store } from '../../database/store';
import { problem } from '../problem';
import { API } from '../requireAccess';

/** The values of an address's parameters, as Fastify gives them. */
export type AddressParameters = Readonly<Record<string, string>>;

/** The name of the parameter that holds a record's own id; no resource's address uses it. */
export const ID = 'recordId';

/** A collection's address as Fastify writes it: `/api/Entreprises/:entrepriseId/contrats`. */
export const collectionUrl = (schema: Pick<ResourceSchema, 'name'>): string =>
  `${API}/${schema.name.replace(/\{(\w+)\}/g, ':$1')}`;

/** An id in an address. @throws {ProblemError} `unknownRecord` where it is none: what cannot exist is not there. */
export function readId(text: string | undefined): number {
  const id = parseId(text);
  if (id === undefined) throw problem('unknownRecord');
  return id;
}

/** The ids of the records that a collection hangs below; undefined for one that hangs below none. */
export function parentIds(schema: ResourceSchema, parameters: AddressParameters): Record<string, number> | undefined {
  const names = parametersOf(schema.name);
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, readId(parameters[name])]));
}

/**
 * Checks that every record above a collection exists, each below the one above it.
 *
 * @throws {ProblemError} `unknownRecord`.
 */
export async function requireParents(
  schema: ResourceSchema,
  registry: Registry,
  store: Store,
  ids: Readonly<Record<string, number>> | undefined,
): Promise<void> {
  if (!schema.parent || !ids) return;
  const above = registry.get(schema.parent.resource);
  const aboveNames = parametersOf(above.name);
  const aboveIds = Object.fromEntries(aboveNames.map((name) => [name, ids[name] ?? 0]));
  await requireParents(above, registry, store, aboveNames.length > 0 ? aboveIds : undefined);
  const found = await store.get(above, ids[schema.parent.parameter] ?? 0, aboveNames.length > 0 ? aboveIds : undefined);
  if (!found) throw problem('unknownRecord');
}
