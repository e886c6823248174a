import type { Condition } from '../../../src/resources/language/condition';
import { parseId } from '../../../src/resources/fields/shared/ids';
import { parametersOf, type Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Store } from '../../database/store';
import { problem } from '../problem';
import { API } from '../requireAccess';

export type AddressParameters = Readonly<Record<string, string>>;

/** Ids of the parent records, by the parameters in the resource's name. */
export type ParentIds = Readonly<Record<string, number>>;

/** The path parameter for a record's own id; no resource name contains it. */
export const ID = 'recordId';

/** Converts an address template into Fastify's notation: `/api/Entreprises/:entrepriseId/contrats`. */
const urlOf = (template: string): string => `${API}/${template.replace(/\{(\w+)\}/g, ':$1')}`;

export const collectionUrl = ({ name }: Pick<ResourceSchema, 'name'>): string => urlOf(name);

/** The address of a record; a single record has its collection's address. */
export const recordUrl = (schema: ResourceSchema): string =>
  schema.operations.list === 'single' ? collectionUrl(schema) : `${collectionUrl(schema)}/:${ID}`;

export const listUrl = ({ name, addresses }: ResourceSchema): string => urlOf(addresses?.list ?? name);

export const createUrl = ({ name, addresses, createdAtKey }: ResourceSchema): string =>
  createdAtKey ? `${urlOf(name)}/:${ID}` : urlOf(addresses?.create ?? name);

/** The contract counts a nested collection at an address below the parent record. */
export const countUrl = ({ resource, parameter }: NonNullable<ResourceSchema['parent']>, countAt: string): string =>
  `${urlOf(resource)}/:${parameter}/${countAt}`;

/** @throws {ProblemError} `unknownRecord` if the text is not an id: no such record can exist */
export function readId(text: string | undefined): number {
  const id = parseId(text);
  if (id === undefined) throw problem('unknownRecord');
  return id;
}

export function parentIds(schema: ResourceSchema, parameters: AddressParameters): ParentIds | undefined {
  const names = parametersOf(schema.name);
  return names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, readId(parameters[name])]));
}

/** Parent ids that the address for creation lacks, so that the body must give them. */
export function parentsInBody({ name, addresses }: Pick<ResourceSchema, 'name' | 'addresses'>): readonly string[] {
  const addressed = parametersOf(addresses?.create ?? name);
  return parametersOf(name).filter((parameter) => !addressed.includes(parameter));
}

/**
 * Checks with one query that all parent records exist, each below the next.
 *
 * @param limit a further condition on the direct parent
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
  // The store finds a record by its whole chain of parents.
  const aboveIds = Object.fromEntries(aboveNames.map((name) => [name, ids[name] ?? 0]));
  const id = ids[schema.parent.parameter] ?? 0;
  const parents = aboveNames.length > 0 ? aboveIds : undefined;
  if (!limit) return (await store.get(above, id, parents)) !== undefined;
  const filter: Condition = { all: [{ field: 'id', operator: 'equals', value: id }, limit] };
  const [count] = await store.counts([{ schema: above, filter, ...(parents && { parents }) }]);
  return count === 1;
}
