import { mayList, type Grants } from '../access';
import { readsWhole } from '../openFields';
import type { Registry } from '../registry';
import { isResolved, resolvePlace } from './places';
import type { Dimension, Statistic } from './types';

/** Whether a reader may read the resource that a statistic counts, all of each record. */
function mayCount(registry: Registry, { resource }: Pick<Statistic, 'resource'>, held: Grants): boolean {
  const schema = registry.get(resource);
  return mayList(schema, held) && readsWhole(schema, held);
}

/** Whether they may read what a dimension leads to, and the names of its values. */
function maySee(registry: Registry, { resource }: Statistic, dimension: Dimension, held: Grants): boolean {
  const place = resolvePlace(registry, registry.get(resource), dimension);
  if (!isResolved(place)) return false;
  const isOpen = place.on.every((schema) => mayList(schema, held) && readsWhole(schema, held));
  return isOpen && (place.target === undefined || mayList(registry.get(place.target), held));
}

/** A statistic as far as a reader may see it: without the dimensions that would tell what they may not read. */
export function permittedStatistic(registry: Registry, statistic: Statistic, held: Grants): Statistic | undefined {
  if (!mayCount(registry, statistic, held)) return undefined;
  const dimensions = Object.fromEntries(
    Object.entries(statistic.dimensions).filter(([, dimension]) => maySee(registry, statistic, dimension, held)),
  );
  const isThere = (name: string | undefined) => name === undefined || Object.hasOwn(dimensions, name);
  return {
    ...statistic,
    dimensions,
    charts: statistic.charts.filter(({ by, split }) => isThere(by) && isThere(split)),
  };
}
