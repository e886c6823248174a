import { useReaderLanguage } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { rightName } from '../../../resources/registry/rightName';
import { useRegistry } from '../../../resources/views/RegistryContext';

/** Labels of rights and functions; unknown ones stay as they are. */
export function useRightNames(): (names: readonly string[]) => string {
  const { schemas } = useRegistry();
  const language = useReaderLanguage();
  return (names) => names.map((name) => rightName(schemas, name, language)).join(', ');
}
