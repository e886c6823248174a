import type { CSSProperties } from 'react';
import { slotClass } from '../../calendar/slotStyle';
import type { PlanSlot } from '../../model/plan';
import type { SlotSpan } from '../../timeline/index/planIndex';
import { timeOn } from './paper';
import type { PaperWords } from './usePaperWords';

/** The text of a slot; includes what the screen shows only by colours and styles. */
function slotText(slot: PlanSlot, words: PaperWords, person?: string): string {
  const type = words.typeOf(slot);
  const text = [person, slot.title, type].filter(Boolean).join('\u00a0· ');
  const mark = words.markOf(slot);
  return mark ? `${text} (${mark})` : text;
}

export interface PrintedSlotProps {
  readonly placed: SlotSpan;
  readonly day: number;
  readonly words: PaperWords;
  /** The owner, if the row does not name them. */
  readonly person?: string;
}

export const PrintedSlot = ({ placed, day, words, person }: PrintedSlotProps) => (
  <div className={`paper-slot ${slotClass(placed.slot)}`} style={{ '--slot': placed.slot.colour } as CSSProperties}>
    <b>{timeOn(placed, day) ?? words.allDay}</b> {slotText(placed.slot, words, person)}
  </div>
);
