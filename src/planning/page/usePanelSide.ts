import { useState } from 'react';
import type { DaySpan, PlanPlace } from '../model/plan';
import type { OpenedSlot } from '../slotForm/slotPanelProps';
import { panelInset, panelSide, type PanelSide } from './panelSide';
import type { PlanUrlState } from './urlState';

/** Pixels beside the plan. */
const MARGINS = 48;

export interface PanelPlace {
  readonly side: PanelSide;
  /** Pixels at the left edge of the plan that a panel on the left leaves in sight. */
  readonly inset: number;
}

/** Where the slot's panel lies; the side is decided when it opens, so that it stays while its form is filled in. */
export function usePanelSide(
  opened: OpenedSlot | undefined,
  at: PlanPlace | undefined,
  place: Pick<PlanUrlState, 'view' | 'zoom'>,
  span: DaySpan,
): PanelPlace {
  const [kept, setKept] = useState<{ readonly of: OpenedSlot | undefined; readonly side: PanelSide }>();
  const width = window.innerWidth - MARGINS;
  const isKept = kept !== undefined && kept.of === opened;
  const side = isKept ? kept.side : panelSide(place, span, opened && at?.start, width);
  if (!isKept) setKept({ of: opened, side });
  return { side, inset: panelInset(place, width) };
}
