import type { Condition } from '../../../src/resources/language/condition';
import { parseId } from '../../../src/resources/fields/shared/ids';
import { parametersOf, type Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Store } from '../../database/store';
import { problem } from '../problem';
import { API } from '../requireAccess';

/** The values of an address's parameters, as Fastify gives them. */
export type AddressParameters = Readonly<Record<string, string>>;

/** The ids of the records that a collection hangs below, by the parameters of its name. */
export type ParentIds = Readonly<Record<string, number>>;

/** The name of the parameter that holds a record's own id; no resource's address uses it. */
export const ID = 'recordId';

/** An address template as Fastify writes it: `/api/Entreprises/:entrepriseId/contrats`. */
const urlOf = (template: string): string => `${API}/${template.replace(/\{(\w+)\}/g, ':$1')}`;

/** A collection's own address, below which its records are. */
export const collectionUrl = ({ name }: Pick<ResourceSchema, 'name'>): string => urlOf(name);

/** The address of one of its records; of the only one below each parent, the collection's own. */
export const recordUrl = (schema: ResourceSchema): string =>
  schema.operations.list === 'single' ? collectionUrl(schema) : `${collectionUrl(schema)}/:${ID}`;

export const listUrl = ({ name, addresses }: ResourceSchema): string => urlOf(addresses?.list ?? name);

/** Where its records are created. */
export const createUrl = ({ name, addresses, createdAtKey }: ResourceSchema): string =>
  createdAtKey ? `${urlOf(name)}/:${ID}` : urlOf(addresses?.create ?? name);

/** Where the contract counts a nested collection: below the record that it hangs below. */
export const countUrl = ({ resource, parameter }: NonNullable<ResourceSchema['parent']>, countAt: string): string =>
  `${urlOf(resource)}/:${parameter}/${countAt}`;

/** An id in an address. @throws {ProblemError} `unknownRecord` where it is not one: what cannot exist is not there. */
export function readId(text: string | undefined): number {
  const id = parseId(text);
  if (id === undefined) throw problem('unknownRecord');
  return id;
}

/** The ids of the records that a collection hangs below; undefined for one that hangs below none. */
export function parentIds(schema: ResourceSchema, parameters: AddressParameters): ParentIds | undefined {
  const names = parametersOf(schema.name);
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, readId(parameters[name])]));
}

/** The parameters of a collection's name of which the address that creates in it says nothing: its body does. */
export function parentsInBody({ name, addresses }: Pick<ResourceSchema, 'name' | 'addresses'>): readonly string[] {
  const addressed = parametersOf(addresses?.create ?? name);
  return parametersOf(name).filter((parameter) => !addressed.includes(parameter));
}

/**
 * Whether every record above a collection exists, each below the one above it: one query, whatever the depth.
 *
 * @param limit what has to hold of the record directly above besides
 */
export async function parentsExist(
  schema: ResourceSchema,
  registry: Registry,
  store: Store,
  ids: ParentIds | undefined,
  limit?: Condition,
): Promise<boolean> {
  if (!schema.parent || !ids) return true;
  const above = registry.get(schema.parent.resource);
  const aboveNames = parametersOf(above.name);
  // The store keeps a record below those above it, as far up as the address goes.
  const aboveIds = Object.fromEntries(aboveNames.map((name) => [name, ids[name] ?? 0]));
  const id = ids[schema.parent.parameter] ?? 0;
  const parents = aboveNames.length > 0 ? aboveIds : undefined;
  if (!limit) return (await store.get(above, id, parents)) !== undefined;
  const filter: Condition = { all: [{ field: 'id', operator: 'equals', value: id }, limit] };
  const [count] = await store.counts([{ schema: above, filter, ...(parents && { parents }) }]);
  return count === 1;
}
