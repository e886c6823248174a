import getScrollbarSize from '@mui/utils/getScrollbarSize';
import { useState } from 'react';
import { CONTENT_MARGIN, MENU_WIDTH } from './measures';
import { useMenuCollapsed } from './preferences/preferences';

/** Pixels of a table's borders. */
const BORDERS = 2;

/** The expected width of a list's table, in pixels. @param hasMenu the menu is beside the page */
export function useExpectedRoom(hasMenu: boolean): number {
  const [collapsed] = useMenuCollapsed();
  // Initial width only: once rendered, a table follows its container.
  const [room] = useState(() => {
    const menu = hasMenu ? (collapsed ? MENU_WIDTH.collapsed : MENU_WIDTH.open) : 0;
    return Math.max(0, window.innerWidth - menu - 2 * CONTENT_MARGIN - BORDERS - getScrollbarSize());
  });
  return room;
}
