import { useStore } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useListName } from '../list/columns/useColumns';
import type { SavedViews } from './useSavedViews';

/**
 * Whether the list around has a line of tabs. What the browser remembers decides when the list opens, because a line
 * that came with the answer would push the rows down; what the reader adds or deletes then is followed at once.
 */
export function useHasViewTabs({ mine, shared, isPending, error }: SavedViews): boolean {
  const [remembered, remember] = useStore(`lists.${useListName()}.hasViews`, false);
  const [hasTabs, setTabs] = useState(remembered);
  const before = useRef<boolean>(undefined);
  const hasViews = mine.length + shared.length > 0;
  const isRead = !isPending && !error;
  useEffect(() => {
    if (!isRead) return;
    const isChange = before.current !== undefined && before.current !== hasViews;
    before.current = hasViews;
    remember(hasViews);
    if (isChange) setTabs(hasViews);
  }, [isRead, hasViews, remember]);
  return hasTabs;
}
