import { useReaderLanguage } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { rightName } from '../../../resources/registry/rightName';
import { useRegistry } from '../../../resources/views/RegistryContext';

/** Rights and functions as people call them; what no declaration knows stays as it is written. */
export function useRightNames(): (names: readonly string[]) => string {
  const { schemas } = useRegistry();
  const language = useReaderLanguage();
  return (names) => names.map((name) => rightName(schemas, name, language)).join(', ');
}
