import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/useLanguage';
import { useExtension } from '../../resources/views/ExtensionsContext';
import { useRegistry } from '../../resources/views/RegistryContext';
import { isOffered } from '../../resources/views/access/offeredScreens';
import { useSkin } from '../../theme/useSkin';
import { useMenu } from '../menu/useMenu';
import { useGrants } from '../../resources/views/access/useGrants';
import { screenAt } from '../screenAt';
import { commandsOf, type Command } from './commands';
import { hereCommands, type HereSources } from './hereCommands';

const NOTHING: readonly Command[] = [];

/** What the palette offers the reader before they type. */
export function useCommands(): readonly Command[] {
  const menu = useMenu();
  const { held } = useGrants();
  const registry = useRegistry();
  const { pathname } = useLocation();
  const hasRecords = useExtension('records');
  const hasHistory = useExtension('history');
  const [language] = useLanguage();
  const [skin] = useSkin();
  const translate = useTranslate();
  return useMemo(() => {
    if (!menu || !held) return NOTHING;
    const canDo: HereSources['canDo'] = (schema, action) => isOffered(schema, action, hasRecords);
    const words = { held, language, translate };
    return [
      ...hereCommands({ ...words, registry, at: screenAt(registry, pathname), canDo }),
      ...commandsOf({
        ...words,
        menu,
        schemas: registry.visible,
        skin,
        canCreate: (schema) => canDo(schema, 'create'),
        hasHistory,
      }),
    ];
  }, [menu, held, registry, pathname, hasRecords, hasHistory, language, skin, translate]);
}
