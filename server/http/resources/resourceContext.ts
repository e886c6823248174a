import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Computation } from './computation';
import type { StoredRecord } from '../../database/reading/records';
import type { Settings } from '../../settings';
import type { Tenant } from '../../tenants';
import type { Spools } from '../changes/spools';
import { problem } from '../problem';
import type { RawQuery } from '../query/readParameters';
import { limitAbove } from '../limits';
import { readerTenant } from '../reader';
import { parentIds, parentsExist, type AddressParameters, type ParentIds } from './address';
import { isAboveVisible } from './visibleAbove';

/** An effect of a committed write. `before` is absent for a new record. @returns properties to add to the response */
export type AfterWrite = (
  request: FastifyRequest,
  written: { readonly before?: StoredRecord; readonly after: StoredRecord },
) => Promise<Readonly<Record<string, unknown>>>;

/** Adds derived values to the items of a list, as the true `parameters` request. */
export type CompleteList = (
  request: FastifyRequest,
  items: readonly AnyRecord[],
  parameters: readonly string[],
) => Promise<readonly AnyRecord[]>;

export interface ResourceContext {
  readonly schema: ResourceSchema;
  readonly registry: Registry;
  readonly settings: Settings;
  readonly afterWrite?: AfterWrite;
  readonly completeList?: CompleteList;
  readonly spools?: Spools;
  readonly computation?: Computation;
}

export interface RequestedCollection {
  readonly tenant: Tenant;
  readonly parents?: ParentIds;
}

export const addressParameters = (request: FastifyRequest): AddressParameters => request.params as AddressParameters;

export const queryOf = (request: FastifyRequest): RawQuery => request.query as RawQuery;

/**
 * Resolves the collection that a request addresses.
 *
 * @throws {ProblemError} `unknownTenant`, or `unknownRecord` if a parent record does not exist or the caller may not
 *   see it
 */
export async function collectionOf(
  request: FastifyRequest,
  { schema, registry }: ResourceContext,
): Promise<RequestedCollection> {
  const tenant = readerTenant(request);
  const parents = parentIds(schema, addressParameters(request));
  const limit = limitAbove(request, registry, schema);
  if (!(await parentsExist(schema, registry, tenant.store, parents, limit))) throw problem('unknownRecord');
  if (!(await isAboveVisible(request, { schema, registry }, parents))) throw problem('unknownRecord');
  return parents ? { tenant, parents } : { tenant };
}
