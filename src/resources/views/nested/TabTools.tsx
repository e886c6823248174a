import { createContext, Fragment, use, useEffect } from 'react';
import { useScreen } from '../ScreenContext';
import type { ToolOffer } from '../tools/toolOffer';
import { useToolOffers } from '../tools/useToolOffers';
import { useCollectionName } from './useCollectionName';

export interface OpenTabTools {
  readonly name: string;
  readonly offers: readonly ToolOffer[];
}

/** Where the open tab leaves its tools; read when the record's menu opens. */
export interface TabToolsPlace {
  current: OpenTabTools | undefined;
}

export const TabToolsContext = createContext<TabToolsPlace>({ current: undefined });

/** Hands a tab's tools to the record's menu, because two menus on one page are one too many; renders their dialogs. */
export function TabTools() {
  const place = use(TabToolsContext);
  const { schema } = useScreen();
  const name = useCollectionName()(schema);
  const offers = useToolOffers();
  useEffect(() => {
    const tools = { name, offers };
    place.current = tools;
    return () => {
      if (place.current === tools) place.current = undefined;
    };
  }, [place, name, offers]);
  return offers.map((offer) => <Fragment key={offer.name}>{offer.dialog}</Fragment>);
}
