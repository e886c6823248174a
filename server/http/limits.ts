import type { FastifyRequest } from 'fastify';
import type { Action } from '../../src/resources/access/access';
import { allOf, type Condition } from '../../src/resources/language/condition';
import { extentCondition, extentOf, joinExtents, limitOf, rowLimit } from '../../src/resources/access/extent';
import type { Registry } from '../../src/resources/registry/registry';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { sessionOf } from '../identity/authenticate';

/** Whether the caller may do something with records of a resource, be it only those of some companies. */
export const mayDoSomewhere = (
  request: FastifyRequest,
  registry: Registry,
  schema: ResourceSchema,
  action: Action,
): boolean => extentOf(schema, registry, action, sessionOf(request).limited) !== 'nowhere';

/**
 * Whether the caller may read a list, and so the names of its records, be it only those of some companies: never one that
 * shows each reader others (`mayList`).
 */
export const listsSomewhere = (request: FastifyRequest, registry: Registry, schema: ResourceSchema): boolean =>
  schema.ownedBy === undefined && schema.audience === undefined && mayDoSomewhere(request, registry, schema, 'list');

/** Which records of a resource the caller's rights reach; undefined: all of them. */
export const limitOfCaller = (
  request: FastifyRequest,
  registry: Registry,
  schema: ResourceSchema,
  action: Action,
): Condition | undefined => limitOf(schema, registry, action, sessionOf(request).limited);

const ACTIONS = ['list', 'create', 'edit', 'delete'] as const satisfies readonly Action[];

/**
 * Which records a collection may hang below for the caller, whatever they do there; undefined: below any. How far each
 * right reaches is asked of the records themselves.
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
