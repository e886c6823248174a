import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { productRoutes } from '../../resources/routes/routes';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useHeld } from '../useHeld';
import { menuTree, type MenuSection } from './menuTree';

/** The reader's menu; undefined until their rights are known. */
export function useMenu(): readonly MenuSection[] | undefined {
  const { visible: schemas } = useRegistry();
  const held = useHeld();
  const [language] = useLanguage();
  return useMemo(() => held && menuTree(schemas, productRoutes, held, language), [schemas, held, language]);
}
