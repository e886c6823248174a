import { fillTemplate, type Registry } from '../resources/registry/registry';
import type { ResourceSchema } from '../resources/language/resourceSchema';

/** A react-admin resource, resolved against the declarations. */
export interface ResolvedCollection {
  readonly schema: ResourceSchema;
  /** Its path in the API: `Entreprises/12/contrats`. */
  readonly address: string;
  readonly parents: Readonly<Record<string, string>>;
}

/**
 * Resolves a react-admin resource; nested ones are named by their path.
 * @throws {Error} if no declaration matches, which is a programming error
 */
export function collectionOf(registry: Registry, resource: string): ResolvedCollection {
  const found = registry.resolve(resource);
  if (!found) throw new Error(`no declared collection has the address '${resource}'`);
  return { ...found, address: fillTemplate(found.schema.name, found.parents) };
}

/** One record per parent, at the collection's own address. */
export const isSingle = ({ schema }: Pick<ResolvedCollection, 'schema'>): boolean =>
  schema.operations.list === 'single';

export const recordAddress = (collection: ResolvedCollection, id: string | number): string =>
  isSingle(collection) ? collection.address : `${collection.address}/${encodeURIComponent(String(id))}`;
