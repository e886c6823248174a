import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { productRoutes } from '../../resources/routes/routes';
import { useExtensions } from '../../resources/views/ExtensionsContext';
import { isShown } from '../../resources/views/nested/offered';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useHeld } from '../useHeld';
import { useEnvironmentFlags } from './EnvironmentFlagsContext';
import { flaggedEntries } from './flaggedEntries';
import { menuTree, type MenuSection } from './menuTree';

/** The reader's menu; undefined until their rights are known. */
export function useMenu(): readonly MenuSection[] | undefined {
  const { visible } = useRegistry();
  const { isKnown, has } = useExtensions();
  const hasRecords = !isKnown || has('records');
  const held = useHeld();
  const flags = useEnvironmentFlags();
  const [language] = useLanguage();
  return useMemo(() => {
    // What this API neither reads nor writes has no page that is of use.
    const offered = visible.filter((schema) => isShown(schema, hasRecords));
    const { schemas, routes } = flaggedEntries(offered, productRoutes, flags);
    return held && menuTree(schemas, routes, held, language);
  }, [visible, hasRecords, flags, held, language]);
}
