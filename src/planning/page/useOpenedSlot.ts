import type { OpenedSlot } from '../slotForm/slotPanelProps';
import { useCallback, useRef, useState } from 'react';
import type { FormLeaving } from '../../resources/views/dialogs/useFormLeaving';

/** The slot whose panel is open, and the way to another one: what is typed in the panel is not lost to it without a question. */
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
