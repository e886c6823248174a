import type { FastifyRequest } from 'fastify';
import { problem } from '../../../http/problem';
import { tenantOf } from '../../../http/tenantOf';
import { planReaderOf } from '../planningRights';
import type { ReadSearch } from './searchBody';
import { searchSlots } from './searchSlots';

/**
 * Reads a page of the slots that the caller may read, as JSON text: planners read all, staff their own and those for
 * everyone. All operations that return slots use it.
 *
 * @throws {ProblemError} `forbidden` for the slots of a simulation, which only planners may read
 */
export async function readablePlan(request: FastifyRequest, search: ReadSearch): Promise<string> {
  const reader = planReaderOf(request);
  if (reader.only !== undefined && search.simulationId !== undefined)
    throw problem('forbidden', { args: { needed: 'PLANNING_ADMIN:admin' } });
  return searchSlots(tenantOf(request), search, reader);
}
