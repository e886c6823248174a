import { ResourceContextProvider } from 'ra-core';
import { useMemo } from 'react';
import { ScreenProvider, type ScreenTarget } from '../ScreenContext';
import { CollectionList } from './CollectionList';
import type { CollectionTab } from './collections';
import { SinglePanel } from './SinglePanel';

export interface CollectionPanelProps {
  readonly tab: CollectionTab;
  /** Told how many records there are, once it is known. */
  readonly onTotal: (name: string, total: number) => void;
}

/** What a tab shows: a list, or the one record that there is. Below it everything is about the collection. */
export function CollectionPanel({ tab: { schema, address, parents }, onTotal }: CollectionPanelProps) {
  const target = useMemo<ScreenTarget>(() => ({ schema, address, parents }), [schema, address, parents]);
  return (
    <ScreenProvider value={target}>
      <ResourceContextProvider value={address}>
        {schema.operations.list === 'single' ? <SinglePanel /> : <CollectionList onTotal={onTotal} />}
      </ResourceContextProvider>
    </ScreenProvider>
  );
}
