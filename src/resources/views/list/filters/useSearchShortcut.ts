import type { RefObject } from 'react';
import { focusFirstRow, isToolOf } from '../table/rowKeys';
import { useSingleKeys } from '../../page/pressedKeys';

/** '/' focuses the search box, and Down or J the first row from the whole page or a button beside the rows; except while typing or in a dialog. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useSingleKeys((key) => {
    // After a navigation the whole page has the focus.
    const { activeElement: focused } = document;
    if (
      (key === 'ArrowDown' || key.toLowerCase() === 'j') &&
      input.current &&
      (focused?.contains(input.current) || isToolOf(input.current, focused))
    )
      return focusFirstRow(input.current);
    if (key !== '/') return false;
    input.current?.focus();
    input.current?.select();
    return true;
  });
}
