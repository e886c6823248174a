import type { PlanIndex } from '../data/checkEdits';
import type { PlanPlace } from '../model/plan';
import type { OpenedSlot } from '../slotForm/slotPanelProps';
import type { Notice } from '../undo/EditNotice';

/** What the view keeps in sight: the slot of the panel, and then the slot that was created. */
export function placeInView(
  opened: OpenedSlot | undefined,
  notice: Notice | undefined,
  { byId }: Pick<PlanIndex, 'byId'>,
): PlanPlace | undefined {
  if (opened) return opened.kind === 'new' ? opened.at : byId.get(opened.slotId);
  return notice?.made?.[0];
}
