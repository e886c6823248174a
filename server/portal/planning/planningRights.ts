import type { FastifyRequest } from 'fastify';
import { isRouteAllowed, ruleOf } from '../../../src/resources/access/access';
import { mayList } from '../../../src/resources/access/rowAccess';
import type { AccessRule } from '../../../src/resources/language/accessRule';
import { joinExtents, type Extent } from '../../../src/resources/access/extent';
import { Creneaux } from '../../../src/resources/schemas/creneaux';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { problem } from '../../http/problem';
import { sessionOf } from '../../identity/authenticate';

const OWN_PLAN = 'PLANNING_SALARIE:admin';
const SUPER = 'PLANNING_SUPERADMIN:admin';

const PLANNERS_READ = ruleOf(Creneaux, 'list');

/** Who writes plans. */
export const PLANNERS_WRITE: AccessRule = ruleOf(Creneaux, 'delete');

/** Who reads plans: planners all of them, staff their own. */
export const PLAN_READERS: AccessRule = { rights: [...(PLANNERS_READ.rights ?? []), OWN_PLAN] };

const allows = (request: FastifyRequest, rule: AccessRule): boolean => isRouteAllowed(rule, sessionOf(request).grants);

/** Whether the caller administers plans, those that are validated included. */
export const isSuperPlanner = (request: FastifyRequest): boolean => allows(request, { rights: [SUPER] });

/** Whether the caller may write plans. */
export const isPlanner = (request: FastifyRequest): boolean => allows(request, PLANNERS_WRITE);

/** Whose plan the caller may read: everybody's (undefined), or only their own. */
export const readableOnly = (request: FastifyRequest): number | undefined =>
  allows(request, PLANNERS_READ) ? undefined : sessionOf(request).account.id;

/** The rights to read plans that the caller holds for some companies only, joined; undefined for none. */
function readableWithin(request: FastifyRequest): Extent | undefined {
  const { extents } = sessionOf(request).limited;
  const held = (PLANNERS_READ.rights ?? []).flatMap((right) => extents[right] ?? []);
  return held.length > 0 && !allows(request, PLANNERS_READ) ? joinExtents(held) : undefined;
}

/** What a caller may read of plans. */
export interface PlanReader {
  /** Whose slots alone, beside those for everybody; undefined: those of all people. */
  readonly only: number | undefined;
  /** The companies of which they read the slots all the same. */
  readonly within?: Extent;
  /** Whether they read their own plan, and what is for everybody. */
  readonly readsOwn: boolean;
  /** Whether a search finds slots by the names of a resource's records. */
  readsNamesOf(schema: ResourceSchema): boolean;
}

/** People and companies hang below nothing, and are no views. */
const FLAT = {
  get(resource: string): never {
    throw new Error(`'${resource}' is asked for above what slots name`);
  },
};

/** What the caller may read of plans. */
export function planReaderOf(request: FastifyRequest): PlanReader {
  const within = readableWithin(request);
  return {
    only: readableOnly(request),
    ...(within && { within }),
    readsOwn: allows(request, PLAN_READERS),
    readsNamesOf: (schema) => mayList(schema, FLAT, sessionOf(request).grants),
  };
}

/** @throws {ProblemError} `forbidden` where the caller may only read another plan than this person's. */
export function requireReadable(request: FastifyRequest, personId: number): void {
  const only = readableOnly(request);
  if (only !== undefined && only !== personId)
    throw problem('forbidden', { args: { needed: (PLANNERS_READ.rights ?? []).join(', ') } });
}

/** @throws {ProblemError} `forbidden` where the caller neither writes plans nor is this person. */
export function requireOwnOrPlanner(request: FastifyRequest, personId: number): void {
  if (sessionOf(request).account.id !== personId && !isPlanner(request))
    throw problem('forbidden', { args: { needed: (PLANNERS_WRITE.rights ?? []).join(', ') } });
}
