import { useWords } from '../../resources/fields/shared/readerLanguage';
import { isResolved, resolvePlace } from '../../resources/statistics/places';
import type { Statistic } from '../../resources/statistics/types';
import { useRegistry } from '../../resources/views/RegistryContext';

/** The words for the dimensions of a statistic: its own, or those of the field. */
export function useDimensionLabel(): (statistic: Statistic, name: string) => string {
  const words = useWords();
  const registry = useRegistry();
  return ({ resource, dimensions }, name) => {
    const dimension = dimensions[name];
    if (!dimension) return name;
    if (dimension.label) return words(dimension.label);
    const place = resolvePlace(registry, registry.get(resource), dimension);
    if (!isResolved(place)) return name;
    return words(place.spec?.label ?? registry.get(place.target ?? resource).label.one);
  };
}
