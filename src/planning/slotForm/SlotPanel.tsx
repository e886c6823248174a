import type { SlotPanelProps, OpenedSlot } from './slotPanelProps';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../prefetch/whenIdle';
import { useReadOnly } from '../../resources/views/access/ReadOnlyContext';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { withInputs } from '../../resources/views/withInputs';
import { lazyScreen } from '../../resources/views/lazyScreen';
import { useFollow } from '../model/followed';
import { isGone, type PlanSlot } from '../model/plan';
import type { SlotEditorProps } from './SlotEditor';
import type { SlotDetailsProps } from './SlotDetails';

// After the plan, since the form needs pickers and recurrence rules; ahead of the first slot, which may be opened offline.
const SlotEditor = lazyScreen<SlotEditorProps>(() => withInputs(import('./SlotEditor')));
const SlotDetails = lazyScreen<SlotDetailsProps>(() => import('./SlotDetails'));

/** The panel of a slot: a form for planners, read-only values for others, and while viewing as another person. */
export function SlotPanel({ opened, isPlanner, ...props }: SlotPanelProps) {
  const isReadOnly = useReadOnly();
  const [kept, setKept] = useState<PlanSlot>();
  const { slots } = props.loaded.plan;
  const { isPending } = props.loaded;
  useEffect(() => {
    if (!isPending) whenIdle(() => void (isPlanner ? SlotEditor : SlotDetails).preload());
  }, [isPending, isPlanner]);
  const follow = useFollow(slots, props.edits.idOf);
  const slotId = opened?.kind === 'stored' ? follow(opened.slotId) : undefined;
  const now = useMemo(
    (): OpenedSlot | undefined => (slotId === undefined ? opened : { kind: 'stored', slotId }),
    [opened, slotId],
  );
  if (!opened || !now) return null;
  // The first type is an initial value: arriving later, it would reset what is typed meanwhile.
  if (opened.kind === 'new' && isPending && props.loaded.plan.types.size === 0) return <DialogComing />;
  const found = slots.find(({ id }) => id === slotId);
  if (found && found !== kept) setKept(found);
  // If another person deletes the slot, keep the form's input. Slots with negative ids were never stored.
  const shown = found ?? (kept?.id === slotId && kept && kept.id > 0 ? kept : undefined);
  if (opened.kind === 'stored' && !shown) return null;
  const isFixed = shown && (!isPlanner || isReadOnly || shown.mark === 'pending' || isGone(shown));
  return (
    <Suspense fallback={<DialogComing />}>
      {shown && isFixed ? (
        <SlotDetails slot={shown} isPlanner={isPlanner} {...props} />
      ) : (
        <SlotEditor
          key={opened.kind === 'new' ? `${opened.at.salarieId} ${opened.at.start} ${opened.at.as}` : opened.slotId}
          opened={now}
          {...props}
        />
      )}
    </Suspense>
  );
}
