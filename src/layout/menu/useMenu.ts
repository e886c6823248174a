import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useHeld } from '../useHeld';
import { customEntries } from './customEntries';
import { menuTree, type MenuSection } from './menuTree';

/** The reader's menu; undefined until their rights are known. */
export function useMenu(): readonly MenuSection[] | undefined {
  const { visible: schemas } = useRegistry();
  const held = useHeld();
  const [language] = useLanguage();
  return useMemo(() => held && menuTree(schemas, customEntries, held, language), [schemas, held, language]);
}
