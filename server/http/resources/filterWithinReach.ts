import type { FastifyRequest } from 'fastify';
import { schemaFor } from '../../../src/resources/access/openFields';
import { isComparison, type Condition } from '../../../src/resources/language/condition';
import type { Registry } from '../../../src/resources/registry/registry';
import { sessionOf } from '../../identity/authenticate';
import { mayDoSomewhere } from '../limits';
import type { CollectionsBelow } from '../query/filterReader';
import { visibleCondition } from './visibleRecords';

/** The nested collections that the caller may filter a list by, with the fields that they may read. */
export const collectionsOfCaller =
  (registry: Registry, request: FastifyRequest): CollectionsBelow =>
  (name) => {
    const schema = registry.get(name);
    return mayDoSomewhere(request, registry, schema, 'list') ? schemaFor(schema, sessionOf(request).grants) : undefined;
  };

/** Restricts conditions on nested records to those that the caller may read, so that a filter cannot reveal others. */
export async function filterWithinReach(
  condition: Condition,
  registry: Registry,
  request: FastifyRequest,
): Promise<Condition> {
  if (isComparison(condition)) return condition;
  const within = (part: Condition) => filterWithinReach(part, registry, request);
  if ('all' in condition) return { all: await Promise.all(condition.all.map(within)) };
  if ('any' in condition) return { any: await Promise.all(condition.any.map(within)) };
  if (!('below' in condition)) return condition;
  const schema = registry.get(condition.below);
  const among = await visibleCondition({ schema, registry }, request);
  return { ...condition, where: await within(condition.where), ...(among && { among }) };
}
