import getScrollbarSize from '@mui/utils/getScrollbarSize';
import { useState } from 'react';
import { CONTENT_MARGIN, MENU_WIDTH } from './measures';
import { useMenuCollapsed } from './preferences/preferences';

/** The borders of a list's table. */
const BORDERS = 2;

/** The width that the frame leaves for the table of a list that is a page, in pixels. @param hasMenu it stands beside the page */
export function useExpectedRoom(hasMenu: boolean): number {
  const [collapsed] = useMenuCollapsed();
  // What the window has when the frame opens: a table that is drawn follows its container.
  const [room] = useState(() => {
    const menu = hasMenu ? (collapsed ? MENU_WIDTH.collapsed : MENU_WIDTH.open) : 0;
    return Math.max(0, window.innerWidth - menu - 2 * CONTENT_MARGIN - BORDERS - getScrollbarSize());
  });
  return room;
}
