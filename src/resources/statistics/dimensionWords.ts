import type { Registry } from '../registry/registry';
import type { Words } from '../language/words';
import { isResolved, resolvePlace } from './places';
import type { Statistic } from './statistic';

export function dimensionWords(
  registry: Pick<Registry, 'schemas'>,
  { resource, dimensions }: Pick<Statistic, 'resource' | 'dimensions'>,
  name: string,
): Words | undefined {
  const dimension = Object.hasOwn(dimensions, name) ? dimensions[name] : undefined;
  const schema = registry.schemas.find((one) => one.name === resource);
  if (!dimension || !schema) return undefined;
  if (dimension.label) return dimension.label;
  const place = resolvePlace(registry, schema, dimension);
  if (!isResolved(place)) return undefined;
  const target = registry.schemas.find((one) => one.name === (place.target ?? resource));
  return place.spec?.label ?? target?.label.one;
}
