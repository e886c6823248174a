import type { OpenedSlot } from '../slotForm/slotPanelProps';
import { useCallback, useRef, useState } from 'react';
import type { FormLeaving } from '../../resources/views/dialogs/useFormLeaving';

/**
 * The slot whose panel is open. Opening another one first asks about unsaved input.
 * @param dismiss closes the notice of the last gesture, which would cover the panel
 */
export function useOpenedSlot(dismiss: () => void) {
  const [opened, setOpened] = useState<OpenedSlot>();
  const leaving = useRef<FormLeaving['leaveTo']>(null);
  const openSlot = useCallback(
    (next: OpenedSlot) => {
      const show = () => setOpened(next);
      dismiss();
      if (leaving.current) leaving.current(show);
      else show();
    },
    [dismiss],
  );
  return { opened, openSlot, setOpened, leaving };
}
