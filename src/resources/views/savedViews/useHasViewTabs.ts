import { useStore } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReadOnly } from '../access/ReadOnlyContext';
import { usePreferences } from '../access/usePreferences';
import { usePreferenceWriter } from '../access/usePreferenceWriter';
import { useListName } from '../list/columns/useColumns';
import type { SavedViews } from './useSavedViews';
import { hasViewsIn, VIEWED_LISTS, withViewedList } from './viewedLists';

/**
 * Guesses whether the list has views before they are loaded: from local storage, or from the preferences in a
 * new browser.
 */
export function useExpectsViews(): boolean {
  const list = useListName();
  const stored = usePreferences()?.find(({ nom }) => nom === VIEWED_LISTS)?.valeur ?? '';
  const [remembered] = useStore(`lists.${list}.hasViews`, false);
  const [isExpected] = useState(remembered || hasViewsIn(stored, list));
  return isExpected;
}

/**
 * Decides whether the tabs are shown. The guess made on opening stays, because tabs that appear later would
 * push the rows down; views that the reader then adds or deletes are followed at once.
 */
export function useHasViewTabs(isExpected: boolean, { mine, shared, isPending, error }: SavedViews): boolean {
  const list = useListName();
  const preferences = usePreferences();
  const isReadOnly = useReadOnly();
  const write = usePreferenceWriter();
  const [, remember] = useStore(`lists.${list}.hasViews`, false);
  const [hasTabs, setTabs] = useState(isExpected);
  const before = useRef<boolean>(undefined);
  const hasViews = mine.length + shared.length > 0;
  const isRead = !isPending && !error;
  const store = useEffectEvent(() => {
    const value = preferences?.find(({ nom }) => nom === VIEWED_LISTS)?.valeur ?? '';
    if (!preferences || isReadOnly || hasViewsIn(value, list) === hasViews) return;
    // A failed write is harmless; the preference is stored next time.
    write(VIEWED_LISTS, withViewedList(value, list, hasViews)).catch(() => undefined);
  });
  useEffect(() => {
    if (!isRead) return;
    const isChange = before.current !== undefined && before.current !== hasViews;
    before.current = hasViews;
    remember(hasViews);
    store();
    if (isChange) setTabs(hasViews);
  }, [isRead, hasViews, remember]);
  return hasTabs;
}
