import { criterionName } from '../../../resources/language/criteriaCalls';
import type { Http, Query } from '../../httpTypes';
import type { Listing } from './listings';

/** Converts a query to the criteria of a body; leaves out falsy values, as query strings do. */
const criteriaOf = (query: Query): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[criterionName(name), value]] : [])));

/** @returns the answer's JSON */
export async function askListing(
  http: Pick<Http, 'json'>,
  { address, byCriteria }: Pick<Listing, 'address' | 'byCriteria'>,
  query: Query,
  signal?: AbortSignal,
): Promise<unknown> {
  const call = byCriteria ? ({ method: 'POST', body: criteriaOf(query) } as const) : { query };
  const { body } = await http.json(address, { ...call, ...(signal && { signal }) });
  return body;
}
