import { useNavigate } from 'ra-core';
import type { BackLink } from '../list/place/useBackToList';
import { useSingleKeys } from '../page/pressedKeys';

/** What Escape closes or clears before it leaves the page. */
const OPEN = '[role="menu"], [role="listbox"], [data-selection]';

/** Escape goes back from a record to its list, unless something on the page has a use for the key. */
export function useLeaveRecordKey(back: BackLink): void {
  const navigate = useNavigate();
  useSingleKeys((key) => {
    if (key !== 'Escape' || document.querySelector(OPEN)) return false;
    void navigate(back.to, { ...back });
    return true;
  });
}
