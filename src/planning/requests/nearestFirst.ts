import type { PlanRequest } from './requestTypes';

/**
 * Requests in the order in which they have to be answered: those that are still to come by their day, then past ones,
 * the latest first, then those without a day.
 *
 * @param atOf start of the change in milliseconds; undefined if not known
 */
export function nearestFirst<Request extends Pick<PlanRequest, 'id'>>(
  requests: readonly Request[],
  atOf: (request: Request) => number | undefined,
  now: number,
): Request[] {
  const ranked = requests.map((request) => {
    const at = atOf(request);
    const rank = at === undefined ? 2 : at < now ? 1 : 0;
    return { request, rank, distance: at === undefined ? 0 : Math.abs(at - now) };
  });
  return ranked
    .toSorted(
      (one, other) => one.rank - other.rank || one.distance - other.distance || one.request.id - other.request.id,
    )
    .map(({ request }) => request);
}
