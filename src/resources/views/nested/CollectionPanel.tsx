import { ResourceContextProvider } from 'ra-core';
import { useMemo } from 'react';
import { ScreenProvider, type ScreenTarget } from '../ScreenContext';
import { CollectionList } from './CollectionList';
import type { CollectionTab } from './collections';
import { SinglePanel } from './SinglePanel';

export interface CollectionPanelProps {
  readonly tab: CollectionTab;
  readonly onTotal: (name: string, total: number) => void;
}

/** Content of a tab: a list, or the single record. Sets the screen context to the collection. */
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
