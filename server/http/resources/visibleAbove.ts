import type { FastifyRequest } from 'fastify';
import { readsAll } from '../../../src/resources/access/access';
import { parametersOf, type Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { sessionOf } from '../../identity/authenticate';
import { tenantOf } from '../tenantOf';
import type { ParentIds } from './address';
import { onlyVisible } from './visibleRecords';

/** True if the caller may read the collection only below parent records that concern them. */
const isNarrowed = ({ schema }: { readonly schema: ResourceSchema }, request: FastifyRequest): boolean =>
  schema.participants !== undefined && schema.parent !== undefined && !readsAll(schema, sessionOf(request).grants);

/** Checks whether the caller may see the parent record, if the collection depends on that. */
export async function isAboveVisible(
  request: FastifyRequest,
  { schema, registry }: { readonly schema: ResourceSchema; readonly registry: Registry },
  parents: ParentIds | undefined,
): Promise<boolean> {
  const { parent } = schema;
  if (!parent || !parents || !isNarrowed({ schema }, request)) return true;
  const above = registry.get(parent.resource);
  const names = parametersOf(above.name);
  const scope = names.length > 0 ? Object.fromEntries(names.map((name) => [name, parents[name] ?? 0])) : undefined;
  const record = await tenantOf(request).store.get(above, parents[parent.parameter] ?? 0, scope);
  return record !== undefined && (await onlyVisible({ schema: above, registry }, [record], request)).length > 0;
}
