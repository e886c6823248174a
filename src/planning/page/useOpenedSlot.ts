import type { OpenedSlot } from '../slotForm/slotPanelProps';
import { useCallback, useRef, useState } from 'react';
import type { FormLeaving } from '../../resources/views/dialogs/useFormLeaving';

interface Opened {
  readonly slot: OpenedSlot | undefined;
  /** The plan that it was opened in. */
  readonly simulationId: number | undefined;
}

/**
 * The slot whose panel is open. Opening another one, or another plan, first asks about unsaved input.
 * @param dismiss closes the notice of the last gesture, which would cover the panel
 * @param simulationId the shown plan: a form of another one would be saved into it
 */
export function useOpenedSlot(dismiss: () => void, simulationId: number | undefined) {
  const [state, setState] = useState<Opened>({ slot: undefined, simulationId });
  // Another address, as of the browser's back button, closes the panel.
  if (state.simulationId !== simulationId) setState({ slot: undefined, simulationId });
  const setOpened = useCallback((slot: OpenedSlot | undefined) => setState((before) => ({ ...before, slot })), []);
  const leaving = useRef<FormLeaving['leaveTo']>(null);
  const leaveTo = useCallback((next: () => void) => {
    if (leaving.current) leaving.current(next);
    else next();
  }, []);
  const openSlot = useCallback(
    (next: OpenedSlot) => {
      dismiss();
      leaveTo(() => setOpened(next));
    },
    [dismiss, leaveTo, setOpened],
  );
  return {
    opened: state.simulationId === simulationId ? state.slot : undefined,
    openSlot,
    setOpened,
    leaving,
    leaveTo,
  };
}
