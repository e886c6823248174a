import { useCanAccessResources } from 'ra-core';
import { useMemo } from 'react';
import { useOffers } from '../access/useOffers';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { collectionsBelow, type CollectionTab } from './collections';

export interface Collections {
  /** False while the person's access is loading. */
  readonly isKnown: boolean;
  readonly tabs: readonly CollectionTab[];
}

/** Child collections of a record that this API supports and the person may see. */
export function useCollections(id: string | number): Collections {
  const registry = useRegistry();
  const target = useScreen();
  const offers = useOffers();
  const all = useMemo(() => collectionsBelow(registry, target, id), [registry, target, id]);
  const { canAccess, isPending } = useCanAccessResources({
    action: 'list',
    resources: all.map(({ address }) => address),
    enabled: all.length > 0,
  });
  const tabs = useMemo(
    () => all.filter(({ schema, address }) => canAccess?.[address] === true && offers.shows(schema)),
    [all, canAccess, offers],
  );
  return {
    isKnown: all.length === 0 || (!isPending && offers.isKnown),
    tabs,
  };
}
