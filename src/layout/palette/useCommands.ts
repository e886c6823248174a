import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/useLanguage';
import type { Inbox } from '../../portal/inbox';
import { inLanguage } from '../../resources/language/words';
import { useRegistry } from '../../resources/views/RegistryContext';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { pageActions } from '../../resources/views/page/pageActions';
import { nextSlotsKey } from '../../resources/views/show/plan/planAddressFrom';
import { useOffers } from '../../resources/views/access/useOffers';
import { useSkin } from '../../theme/useSkin';
import { useMenu } from '../menu/useMenu';
import { useGrants } from '../../resources/views/access/useGrants';
import { pathOf as addressOf } from '../../resources/registry/paths';
import { usePageVisits } from '../visits/useVisits';
import { usePins } from '../pins/usePins';
import { screenAt } from '../screenAt';
import type { Command } from './commands';
import { commandsOf } from './generalCommands';
import { contractsExpiringIn, expiringContracts } from './expiringContracts';
import { fieldCommands } from './fieldCommands';
import { pathOf } from './firstCommands';
import { hereCommands, type HereSources } from './hereCommands';
import { insteadCommands } from './insteadCommands';
import { listSearches } from './listSearches';
import { namedLists, type NamedList } from './namedLists';
import { namedRecord } from './namedRecord';
import { holidaysOfYear, ownCommands } from './ownCommands';
import { pageCommands } from './pageCommands';
import { pinCommands } from './pinCommands';
import { stateCommands } from './stateCommands';
import { atWaitingMonth } from './waitingMonth';

export interface OfferedCommands {
  readonly all: readonly Command[];
  /** All of them, with that of the open page: its plan of another day is no repetition. */
  readonly everywhere: readonly Command[];
  /** What is left to do if nothing is found. */
  readonly insteadOf: (query: string) => readonly Command[];
  readonly listsNamed: (query: string) => readonly NamedList[];
  /** What the search means in the lists that it names, and the records that it creates. */
  readonly listsWith: (query: string, lists: readonly NamedList[]) => readonly Command[];
}

const NOTHING: OfferedCommands = {
  all: [],
  everywhere: [],
  insteadOf: () => [],
  listsNamed: () => [],
  listsWith: () => [],
};

export function useCommands(): OfferedCommands {
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
  const pins = usePins();
  const [pages] = usePageVisits();
  return useMemo(() => {
    if (!menu || !held) return NOTHING;
    const words = { held, language, translate };
    const nextSlots: HereSources['nextSlots'] = (plan, id) => queries.getQueryData(nextSlotsKey(plan, id));
    const at = screenAt(registry, pathname);
    const here = [
      ...hereCommands({ ...words, registry, at, personId, canDo: offers.does, nextSlots }),
      ...fieldCommands(),
      ...pinCommands(at, pins, translate),
      ...pageCommands(pageActions(), translate, language, at && inLanguage(at.schema.label.many, language)),
    ];
    const visited = at ? [addressOf(at.schema, 'list', '', at.parents), ...pages] : pages;
    const offered = new Set([pathname, ...here.map(pathOf)]);
    const sources = { ...words, menu, routes: productRoutes, schemas: registry.visible, skin, offers, visited };
    const inbox = queries.getQueryData<Partial<Inbox>>(['inbox']);
    const everywhere = [
      ...atWaitingMonth(commandsOf(sources), inbox?.oldestMonth),
      ...ownCommands({ ...words, registry, personId }),
      ...stateCommands(sources),
      ...expiringContracts(sources, new Date()),
    ];
    // Neither the open page, nor twice what it offers itself.
    const all = [
      ...here,
      ...everywhere.filter((command) => pathOf(command) === '' || !offered.has(pathOf(command))),
    ].map((command) => (pathOf(command).startsWith(`${pathname}?`) ? { ...command, group: 'here' as const } : command));
    return {
      all,
      everywhere,
      insteadOf: (query) => insteadCommands(query, sources),
      listsNamed: (query) => namedLists(query, sources, new Date()),
      listsWith: (query, lists) => [
        ...namedRecord(query, everywhere, sources),
        ...holidaysOfYear(query, everywhere, language),
        ...contractsExpiringIn(query, everywhere, sources, new Date()),
        ...listSearches(lists, language),
      ],
    };
  }, [menu, held, registry, pathname, offers, language, skin, translate, personId, queries, pins, pages]);
}
