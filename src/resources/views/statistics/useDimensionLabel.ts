import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import { dimensionWords } from '../../statistics/dimensionWords';
import type { Statistic } from '../../statistics/statistic';
import { useRegistry } from '../RegistryContext';

/** Label of a statistic's dimension, or of its field. */
export function useDimensionLabel(): (statistic: Statistic, name: string) => string {
  const words = useWords();
  const registry = useRegistry();
  return (statistic, name) => {
    const label = dimensionWords(registry, statistic, name);
    return label ? words(label) : name;
  };
}
