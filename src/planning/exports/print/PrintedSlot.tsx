import type { CSSProperties } from 'react';
import { slotClass } from '../../calendar/slotStyle';
import type { PlanSlot } from '../../model/plan';
import type { SlotSpan } from '../../timeline/index/planIndex';
import { timeOn } from './paper';
import type { PaperWords } from './usePaperWords';

/** What stands on a slot besides its time: also what its colour and its look say on the screen. */
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
  /** Whose it is, where its row does not say it. */
  readonly person?: string;
}

/** A slot on one of its days. */
export const PrintedSlot = ({ placed, day, words, person }: PrintedSlotProps) => (
  <div className={`paper-slot ${slotClass(placed.slot)}`} style={{ '--slot': placed.slot.colour } as CSSProperties}>
    <b>{timeOn(placed, day) ?? words.allDay}</b> {slotText(placed.slot, words, person)}
  </div>
);
