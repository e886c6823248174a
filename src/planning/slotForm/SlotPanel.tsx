import { Suspense, useMemo, useState, type Ref } from 'react';
import type { FormLeaving } from '../../resources/views/dialogs/useFormLeaving';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { lazyScreen } from '../../resources/views/lazyScreen';
import type { PlanIndex } from '../data/checkEdits';
import type { LoadedPlan } from '../data/usePlan';
import { useFollow } from '../model/followed';
import type { PlanSlot } from '../model/plan';
import type { Proposal } from '../requests/proposal';
import type { PlanEdits } from '../undo/usePlanEdits';
import type { SlotEditorProps } from './SlotEditor';
import type { SlotDetailsProps } from './SlotDetails';

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

// The form holds pickers and rules of repetition: loaded when the first slot is opened.
const SlotEditor = lazyScreen<SlotEditorProps>(() => import('./SlotEditor'));
const SlotDetails = lazyScreen<SlotDetailsProps>(() => import('./SlotDetails'));

/** The panel of a slot: its form for planners, its values for everybody else. */
export function SlotPanel({ opened, isPlanner, ...props }: SlotPanelProps) {
  const [kept, setKept] = useState<PlanSlot>();
  const { slots } = props.loaded.plan;
  const follow = useFollow(slots, props.edits.idOf);
  const slotId = opened?.kind === 'stored' ? follow(opened.slotId) : undefined;
  const now = useMemo(
    (): OpenedSlot | undefined => (slotId === undefined ? opened : { kind: 'stored', slotId }),
    [opened, slotId],
  );
  if (!opened || !now) return null;
  const found = slots.find(({ id }) => id === slotId);
  if (found && found !== kept) setKept(found);
  // What another person deletes meanwhile does not take along what is typed; below zero it was never there.
  const shown = found ?? (kept?.id === slotId && kept && kept.id > 0 ? kept : undefined);
  if (opened.kind === 'stored' && !shown) return null;
  const isFixed = shown && (!isPlanner || shown.mark === 'pending' || shown.mark === 'removed');
  return (
    <Suspense fallback={<DialogComing />}>
      {shown && isFixed ? (
        <SlotDetails slot={shown} isPlanner={isPlanner} {...props} />
      ) : (
        <SlotEditor
          key={opened.kind === 'new' ? `${opened.at.salarieId} ${opened.at.start}` : opened.slotId}
          opened={now}
          {...props}
        />
      )}
    </Suspense>
  );
}
