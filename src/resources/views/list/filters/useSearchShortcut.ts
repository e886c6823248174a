import type { RefObject } from 'react';
import { useSingleKeys } from '../../page/pressedKeys';

/** '/' puts the focus into the search box, unless one is writing somewhere or a dialog is open. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useSingleKeys((key) => {
    if (key !== '/') return false;
    input.current?.focus();
    input.current?.select();
    return true;
  });
}
