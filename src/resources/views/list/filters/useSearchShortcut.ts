import type { RefObject } from 'react';
import { focusFirstRow } from '../table/rowKeys';
import { useSingleKeys } from '../../page/pressedKeys';

/** '/' focuses the search box, and Down the first row if nothing has the focus; except while typing or in a dialog. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useSingleKeys((key) => {
    if (key === 'ArrowDown' && input.current && document.activeElement === document.body)
      return focusFirstRow(input.current);
    if (key !== '/') return false;
    input.current?.focus();
    input.current?.select();
    return true;
  });
}
