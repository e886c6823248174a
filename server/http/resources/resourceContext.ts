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

/**
 * What follows the writing of a record, once it is stored. `before` is absent for a new one.
 *
 * @returns what the answer says besides the record
 */
export type AfterWrite = (
  request: FastifyRequest,
  written: { readonly before?: StoredRecord; readonly after: StoredRecord },
) => Promise<Readonly<Record<string, unknown>>>;

/** Adds to the records of a list what its parameters ask for besides their fields. */
export type CompleteList = (
  request: FastifyRequest,
  items: readonly AnyRecord[],
  parameters: readonly string[],
) => Promise<readonly AnyRecord[]>;

/** What the routes of one resource work with. */
export interface ResourceContext {
  readonly schema: ResourceSchema;
  readonly registry: Registry;
  readonly settings: Settings;
  readonly afterWrite?: AfterWrite;
  readonly completeList?: CompleteList;
  /** Where long answers wait on disk. */
  readonly spools?: Spools;
  /** Where its values are computed: what computes them. */
  readonly computation?: Computation;
}

/** The collection that a request addresses, of its tenant and below its parents. */
export interface RequestedCollection {
  readonly tenant: Tenant;
  readonly parents?: ParentIds;
}

export const addressParameters = (request: FastifyRequest): AddressParameters => request.params as AddressParameters;

export const queryOf = (request: FastifyRequest): RawQuery => request.query as RawQuery;

/**
 * @throws {ProblemError} `unknownTenant`, or `unknownRecord` where a record above the collection does not exist, or is
 *   none that the caller's rights reach.
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
