import { useReaderLanguage } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { rightName } from '../../../resources/registry/rightName';
import { useRegistry } from '../../../resources/views/RegistryContext';
import { useFunctions } from '../api/useRightsAndFunctions';

/** Labels of rights and functions; unknown ones stay as they are. */
export function useRightNames(): (names: readonly string[]) => string {
  const { schemas } = useRegistry();
  const language = useReaderLanguage();
  const { data: functions = [] } = useFunctions();
  return (names) =>
    names
      .map((name) => functions.find(({ code }) => code === name)?.libelle ?? rightName(schemas, name, language))
      .join(', ');
}
