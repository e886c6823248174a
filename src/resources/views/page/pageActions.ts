import { useEffect, useId } from 'react';
import type { MenuEntry } from './ButtonMenu';

/** By the place that offers them, in the order of the page. */
const offered = new Map<string, readonly MenuEntry[]>();

/** What the open page can do, as its own menus offer it; read when the palette opens. */
export const pageActions = (): readonly MenuEntry[] => [...offered.values()].flat();

/** Offers actions of the page to the palette, as long as their place is on it. */
export function usePageActions(entries: readonly MenuEntry[]): void {
  const id = useId();
  useEffect(() => {
    offered.set(id, entries);
  });
  useEffect(() => () => void offered.delete(id), [id]);
}
