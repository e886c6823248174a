import type { OpenedSlot } from '../slotForm/slotPanelProps';
import { useCallback, useRef, useState } from 'react';
import type { FormLeaving } from '../../resources/views/dialogs/useFormLeaving';

/** The slot whose panel is open. Opening another one first asks about unsaved input. */
export function useOpenedSlot() {
  const [opened, setOpened] = useState<OpenedSlot>();
  const leaving = useRef<FormLeaving['leaveTo']>(null);
  const openSlot = useCallback((next: OpenedSlot) => {
    const show = () => setOpened(next);
    if (leaving.current) leaving.current(show);
    else show();
  }, []);
  return { opened, openSlot, setOpened, leaving };
}
