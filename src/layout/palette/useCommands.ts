import { useGetIdentity, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/useLanguage';
import { useRegistry } from '../../resources/views/RegistryContext';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { useOffers } from '../../resources/views/access/useOffers';
import { useSkin } from '../../theme/useSkin';
import { useMenu } from '../menu/useMenu';
import { useGrants } from '../../resources/views/access/useGrants';
import { screenAt } from '../screenAt';
import { commandsOf, type Command } from './commands';
import { hereCommands } from './hereCommands';

const NOTHING: readonly Command[] = [];

export function useCommands(): readonly Command[] {
  const menu = useMenu();
  const { held } = useGrants();
  const registry = useRegistry();
  const { pathname } = useLocation();
  const offers = useOffers();
  const [language] = useLanguage();
  const [skin] = useSkin();
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const personId = identity && Number(identity.id);
  return useMemo(() => {
    if (!menu || !held) return NOTHING;
    const words = { held, language, translate };
    return [
      ...hereCommands({ ...words, registry, at: screenAt(registry, pathname), personId, canDo: offers.does }),
      ...commandsOf({ ...words, menu, routes: productRoutes, schemas: registry.visible, skin, offers }),
    ];
  }, [menu, held, registry, pathname, offers, language, skin, translate, personId]);
}
