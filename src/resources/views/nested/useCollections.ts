import { useCanAccessResources } from 'ra-core';
import { useMemo } from 'react';
import { useExtensions } from '../ExtensionsContext';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { collectionsBelow, type CollectionTab } from './collections';
import { isShown } from './offered';

export interface Collections {
  /** False while it is not known which of them this person may see. */
  readonly isKnown: boolean;
  readonly tabs: readonly CollectionTab[];
}

/** The collections below a record of the screen around, as far as this API has them and this person may see them. */
export function useCollections(id: string | number): Collections {
  const registry = useRegistry();
  const target = useScreen();
  const extensions = useExtensions();
  const all = useMemo(() => collectionsBelow(registry, target, id), [registry, target, id]);
  const { canAccess, isPending } = useCanAccessResources({
    action: 'list',
    resources: all.map(({ address }) => address),
    enabled: all.length > 0,
  });
  const hasRecords = extensions.has('records');
  const tabs = useMemo(
    () => all.filter(({ schema, address }) => canAccess?.[address] === true && isShown(schema, hasRecords)),
    [all, canAccess, hasRecords],
  );
  return {
    isKnown: all.length === 0 || (!isPending && extensions.isKnown),
    tabs,
  };
}
