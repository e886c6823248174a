import { fillTemplate, type Registry } from '../resources/registry/registry';
import type { ResourceSchema } from '../resources/language/resourceSchema';

/** A collection as react-admin names it, resolved against the declarations. */
export interface ResolvedCollection {
  readonly schema: ResourceSchema;
  /** Its address in the API, spelled as the contract does: `Entreprises/12/contrats`. */
  readonly address: string;
  /** The ids of the records that it hangs below, by the parameters of the schema's name. */
  readonly parents: Readonly<Record<string, string>>;
}

/**
 * The collection that a react-admin resource names; nested ones are named by their address.
 *
 * @throws {Error} where no declaration has this address: a mistake of the program, not of its user
 */
export function collectionOf(registry: Registry, resource: string): ResolvedCollection {
  const found = registry.resolve(resource);
  if (!found) throw new Error(`no declared collection has the address '${resource}'`);
  return { ...found, address: fillTemplate(found.schema.name, found.parents) };
}

/** Whether there is one record below each parent, at the collection's own address. */
export const isSingle = ({ schema }: Pick<ResolvedCollection, 'schema'>): boolean =>
  schema.operations.list === 'single';

/** The address of one record of a collection. */
export const recordAddress = (collection: ResolvedCollection, id: string | number): string =>
  isSingle(collection) ? collection.address : `${collection.address}/${encodeURIComponent(String(id))}`;
