import type { FastifyRequest } from 'fastify';
import type { Action } from '../../src/resources/access/access';
import { allOf, type Condition } from '../../src/resources/language/condition';
import { extentCondition, extentOf, joinExtents, limitOf, rowLimit } from '../../src/resources/access/extent';
import type { Registry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { sessionOf } from '../identity/authenticate';

/** True also if the caller has the right for some companies only. */
export const mayDoSomewhere = (
  request: FastifyRequest,
  registry: Registry,
  schema: ResourceSchema,
  action: Action,
): boolean => extentOf(schema, registry, action, sessionOf(request).limited) !== 'nowhere';

/**
 * True if the caller may read the list, and so the names of its records, be it only for some companies. False for
 * lists that differ by reader (`mayList`).
 */
export const listsSomewhere = (request: FastifyRequest, registry: Registry, schema: ResourceSchema): boolean =>
  schema.ownedBy === undefined && schema.audience === undefined && mayDoSomewhere(request, registry, schema, 'list');

/** Condition of the records that the caller's rights cover; undefined: all. */
export const limitOfCaller = (
  request: FastifyRequest,
  registry: Registry,
  schema: ResourceSchema,
  action: Action,
): Condition | undefined => limitOf(schema, registry, action, sessionOf(request).limited);

const ACTIONS = ['list', 'create', 'edit', 'delete'] as const satisfies readonly Action[];

/**
 * Condition of the parent records below which the caller may do anything at all in a collection; undefined: any
 * parent. Each operation checks its own right on the records themselves.
 */
export function limitAbove(request: FastifyRequest, registry: Registry, schema: ResourceSchema): Condition | undefined {
  if (!schema.parent) return undefined;
  const { limited } = sessionOf(request);
  const above = registry.get(schema.parent.resource);
  const rows = rowLimit(above, registry, 'list', limited);
  const extents = ACTIONS.map((action) => extentOf(schema, registry, action, limited));
  if (extents.includes('everywhere')) return rows;
  const joined = joinExtents(extents.filter((extent) => typeof extent === 'object'));
  return allOf([extentCondition(above, registry, joined, 'read'), rows]);
}
