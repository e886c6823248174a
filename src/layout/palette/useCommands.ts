import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/useLanguage';
import { useRegistry } from '../../resources/views/RegistryContext';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { pageActions } from '../../resources/views/page/pageActions';
import { nextSlotsKey } from '../../resources/views/show/plan/planAddressFrom';
import { useOffers } from '../../resources/views/access/useOffers';
import { useSkin } from '../../theme/useSkin';
import { useMenu } from '../menu/useMenu';
import { useGrants } from '../../resources/views/access/useGrants';
import { screenAt } from '../screenAt';
import { commandsOf, type Command } from './commands';
import { pathOf } from './firstCommands';
import { hereCommands, type HereSources } from './hereCommands';
import { pageCommands } from './pageCommands';

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
  const queries = useQueryClient();
  return useMemo(() => {
    if (!menu || !held) return NOTHING;
    const words = { held, language, translate };
    const nextSlots: HereSources['nextSlots'] = (plan, id) => queries.getQueryData(nextSlotsKey(plan, id));
    const at = screenAt(registry, pathname);
    const here = [
      ...hereCommands({ ...words, registry, at, personId, canDo: offers.does, nextSlots }),
      ...pageCommands(pageActions(), translate, at !== undefined),
    ];
    const offered = new Set([pathname, ...here.map(pathOf)]);
    const everywhere = commandsOf({ ...words, menu, routes: productRoutes, schemas: registry.visible, skin, offers });
    // Neither the open page, nor twice what it offers itself.
    return [...here, ...everywhere.filter((command) => pathOf(command) === '' || !offered.has(pathOf(command)))].map(
      (command) => (pathOf(command).startsWith(`${pathname}?`) ? { ...command, group: 'here' as const } : command),
    );
  }, [menu, held, registry, pathname, offers, language, skin, translate, personId, queries]);
}
