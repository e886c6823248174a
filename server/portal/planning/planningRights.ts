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

export const PLANNERS_WRITE: AccessRule = ruleOf(Creneaux, 'delete');

/** Planners read all plans, staff their own. */
export const PLAN_READERS: AccessRule = { rights: [...(PLANNERS_READ.rights ?? []), OWN_PLAN] };

const allows = (request: FastifyRequest, rule: AccessRule): boolean => isRouteAllowed(rule, sessionOf(request).grants);

/** True if the caller administers plans, including validated ones. */
export const isSuperPlanner = (request: FastifyRequest): boolean => allows(request, { rights: [SUPER] });

export const isPlanner = (request: FastifyRequest): boolean => allows(request, PLANNERS_WRITE);

/** Undefined if the caller may read all plans; else the caller's id, whose plan alone they may read. */
export const readableOnly = (request: FastifyRequest): number | undefined =>
  allows(request, PLANNERS_READ) ? undefined : sessionOf(request).account.id;

function readableWithin(request: FastifyRequest): Extent | undefined {
  const { extents } = sessionOf(request).limited;
  const held = (PLANNERS_READ.rights ?? []).flatMap((right) => extents[right] ?? []);
  return held.length > 0 && !allows(request, PLANNERS_READ) ? joinExtents(held) : undefined;
}

export interface PlanReader {
  /** The person whose slots alone, besides those for everyone, may be read; undefined: all people. */
  readonly only: number | undefined;
  /** Companies whose slots may be read as well. */
  readonly within?: Extent;
  /** Whether the caller may read their own plan and slots for everyone. */
  readonly readsOwn: boolean;
  /** Whether a search may match the names of a resource's records. */
  readsNamesOf(schema: ResourceSchema): boolean;
}

/** A registry for `mayList`: people and companies have no parents and are no views. */
const FLAT = {
  get(resource: string): never {
    throw new Error(`'${resource}' is asked for above what slots name`);
  },
};

export function planReaderOf(request: FastifyRequest): PlanReader {
  const within = readableWithin(request);
  return {
    only: readableOnly(request),
    ...(within && { within }),
    readsOwn: allows(request, PLAN_READERS),
    readsNamesOf: (schema) => mayList(schema, FLAT, sessionOf(request).grants),
  };
}

/** @throws {ProblemError} `forbidden` if the caller may not read this person's plan */
export function requireReadable(request: FastifyRequest, personId: number): void {
  const only = readableOnly(request);
  if (only !== undefined && only !== personId)
    throw problem('forbidden', { args: { needed: (PLANNERS_READ.rights ?? []).join(', ') } });
}

/** @throws {ProblemError} `forbidden` if the caller neither writes plans nor is this person */
export function requireOwnOrPlanner(request: FastifyRequest, personId: number): void {
  if (sessionOf(request).account.id !== personId && !isPlanner(request))
    throw problem('forbidden', { args: { needed: (PLANNERS_WRITE.rights ?? []).join(', ') } });
}
