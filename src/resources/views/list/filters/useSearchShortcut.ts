import type { RefObject } from 'react';
import { useSingleKeys } from '../../page/pressedKeys';

/** '/' focuses the search box, except while typing or in a dialog. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useSingleKeys((key) => {
    if (key !== '/') return false;
    input.current?.focus();
    input.current?.select();
    return true;
  });
}
