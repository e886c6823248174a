import type { PlanEdits } from '../undo/usePlanEdits';
import type { Proposal } from '../requests/proposal';
import type { LoadedPlan } from '../data/usePlan';
import type { DrawnSlot } from '../model/plan';
import type { PlanIndex } from '../data/checkEdits';
import type { FormLeaving } from '../../resources/views/dialogs/useFormLeaving';
import type { Ref } from 'react';

export type OpenedSlot =
  | {
      readonly kind: 'new';
      readonly at: DrawnSlot;
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
  /** Receives the function that leaves the form for another slot, after asking about unsaved input. */
  readonly leaving?: Ref<FormLeaving['leaveTo']>;
  readonly simulationId: number | undefined;
  /** The reader's own plan, and how to request a change; absent for planners. */
  readonly own?: { readonly id: number; readonly propose: (proposal: Proposal) => void } | undefined;
}
