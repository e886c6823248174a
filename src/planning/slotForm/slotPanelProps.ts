import type { PlanEdits } from '../undo/usePlanEdits';
import type { Proposal } from '../requests/proposal';
import type { LoadedPlan } from '../data/usePlan';
import type { PlanIndex } from '../data/checkEdits';
import type { FormLeaving } from '../../resources/views/dialogs/useFormLeaving';
import type { Ref } from 'react';

/** What the panel is about. */
export type OpenedSlot =
  | {
      readonly kind: 'new';
      readonly at: { readonly salarieId: number | null; readonly start: number; readonly end: number };
    }
  | { readonly kind: 'stored'; readonly slotId: number };

export interface SlotPanelProps {
  readonly opened: OpenedSlot | undefined;
  readonly onClose: () => void;
  readonly onOpen: (opened: OpenedSlot) => void;
  readonly loaded: LoadedPlan;
  readonly index: PlanIndex;
  readonly names: ReadonlyMap<number, string>;
  readonly edits: PlanEdits;
  readonly isPlanner: boolean;
  /** Gives the page the way to leave what is typed for another slot. */
  readonly leaving?: Ref<FormLeaving['leaveTo']>;
  readonly simulationId: number | undefined;
  /** Whose own plan it is, and how they propose a change in it; absent for planners. */
  readonly own?: { readonly id: number; readonly propose: (proposal: Proposal) => void } | undefined;
}
