import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useExtension } from '../../resources/views/ExtensionsContext';
import { useRegistry } from '../../resources/views/RegistryContext';
import { isOffered } from '../../resources/views/access/offeredScreens';
import { useSkin } from '../../theme/useSkin';
import { useMenu } from '../menu/useMenu';
import { useGrants } from '../../resources/views/access/useGrants';
import { commandsOf, type Command } from './commands';

const NOTHING: readonly Command[] = [];

/** What the palette offers the reader before they type. */
export function useCommands(): readonly Command[] {
  const menu = useMenu();
  const { held } = useGrants();
  const { visible: schemas } = useRegistry();
  const hasRecords = useExtension('records');
  const hasHistory = useExtension('history');
  const [language] = useLanguage();
  const [skin] = useSkin();
  const translate = useTranslate();
  return useMemo(() => {
    if (!menu || !held) return NOTHING;
    const canCreate = (schema: (typeof schemas)[number]) => isOffered(schema, 'create', hasRecords);
    return commandsOf({ menu, schemas, held, language, skin, translate, canCreate, hasHistory });
  }, [menu, held, schemas, hasRecords, hasHistory, language, skin, translate]);
}
