import { criterionName } from '../../../resources/language/criteriaCalls';
import type { Http, Query } from '../../httpTypes';
import type { Listing } from './listings';

/** What is asked of a list, as criteria of a body; what says nothing is left out, as in a query string. */
const criteriaOf = (query: Query): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[criterionName(name), value]] : [])));

/** Asks the API for a list. @returns the JSON that was answered */
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
