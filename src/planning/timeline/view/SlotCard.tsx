import Popper, { type PopperProps } from '@mui/material/Popper';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { Plan } from '../../model/plan';
import { SlotSummary } from '../../slotForm/SlotSummary';

export interface SlotCardProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly plan: Plan;
  /** Hides the card, for example during a drag. */
  readonly isQuiet: () => boolean;
}

/** Milliseconds of hovering before the card opens. */
const REST = 350;

/** Pixels from where a slot was dropped within which its card would cover the neighbours of its new place. */
const DROP = 16;

interface Hovered {
  readonly slotId: number;
  readonly anchor: PopperProps['anchorEl'];
}

/** Anchors the card at the pointer: a slot may be wider than the screen. */
function anchorAt(element: HTMLElement, clientX: number): PopperProps['anchorEl'] {
  const { top, height } = element.getBoundingClientRect();
  return { getBoundingClientRect: () => new DOMRect(clientX, top, 0, height) };
}

/** Details of a hovered slot, below an open form. Hidden from screen readers, which read the slot's label. */
export function SlotCard({ scroller, plan, isQuiet }: SlotCardProps) {
  const [hovered, setHovered] = useState<Hovered | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let timer: number | undefined;
    let over: HTMLElement | null = null;
    let dropped: { readonly x: number; readonly y: number } | undefined;
    const hide = () => {
      window.clearTimeout(timer);
      over = null;
      setHovered(null);
    };
    const onOver = (event: PointerEvent) => {
      const slot = (event.target as HTMLElement).closest<HTMLElement>('[data-slot]');
      if (slot === over) return;
      hide();
      if (!slot || event.pointerType === 'touch' || event.buttons !== 0) return;
      const isAtDrop = dropped && Math.hypot(event.clientX - dropped.x, event.clientY - dropped.y) < DROP;
      if (isAtDrop) return;
      dropped = undefined;
      over = slot;
      timer = window.setTimeout(() => {
        if (!isQuiet()) setHovered({ slotId: Number(slot.dataset.slot), anchor: anchorAt(slot, event.clientX) });
      }, REST);
    };
    const onUp = ({ clientX: x, clientY: y }: PointerEvent) => {
      hide();
      dropped = { x, y };
    };
    const gone = ['pointerleave', 'pointerdown', 'scroll', 'keydown', 'contextmenu'] as const;
    element.addEventListener('pointerover', onOver);
    window.addEventListener('pointerup', onUp);
    for (const name of gone) element.addEventListener(name, hide, { passive: true });
    return () => {
      hide();
      element.removeEventListener('pointerover', onOver);
      window.removeEventListener('pointerup', onUp);
      for (const name of gone) element.removeEventListener(name, hide);
    };
  }, [scroller, isQuiet]);
  const slot = useMemo(
    () => (hovered ? plan.slots.find(({ id }) => id === hovered.slotId) : undefined),
    [plan.slots, hovered],
  );
  if (!hovered || !slot) return null;
  return (
    <Popper open anchorEl={hovered.anchor} placement="bottom-start" sx={{ zIndex: 'fab', pointerEvents: 'none' }}>
      <SlotSummary slot={slot} plan={plan} />
    </Popper>
  );
}
