import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { productRoutes } from '../../resources/routes/routes';
import { useExtensions } from '../../resources/views/ExtensionsContext';
import { isShown } from '../../resources/views/nested/offered';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useApplications } from '../applications/useApplications';
import { useHeld } from '../useHeld';
import { useEnvironmentFlags } from './EnvironmentFlagsContext';
import { flaggedEntries } from './flaggedEntries';
import { APPLICATION_GROUP, menuTree, type MenuSection } from './menuTree';

/** The reader's menu; undefined until their rights are known. */
export function useMenu(): readonly MenuSection[] | undefined {
  const { visible } = useRegistry();
  const { isKnown, has } = useExtensions();
  const hasRecords = !isKnown || has('records');
  const held = useHeld();
  const flags = useEnvironmentFlags();
  const [language] = useLanguage();
  const translate = useTranslate();
  const applications = useApplications();
  const pages = useMemo(() => {
    // What this API neither reads nor writes has no page that is of use.
    const offered = visible.filter((schema) => isShown(schema, hasRecords));
    const { schemas, routes } = flaggedEntries(offered, productRoutes, flags);
    return held && menuTree(schemas, routes, held, language);
  }, [visible, hasRecords, flags, held, language]);
  return useMemo(() => {
    if (!pages || applications.length === 0) return pages;
    const links = applications.map(({ code, adresse }) => ({
      path: adresse,
      label: translate(`shell.applications.${code}`),
      icon: 'application',
      isElsewhere: true,
    }));
    return [...pages, { group: APPLICATION_GROUP, label: translate('shell.applications.title'), links }];
  }, [pages, applications, translate]);
}
