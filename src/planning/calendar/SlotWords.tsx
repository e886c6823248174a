import type { PlanSlot } from '../model/plan';

/** Of an hour in the grid, of a line of words, and of the line with the times, in pixels. */
const HOUR = 48;
const LINE = 14.4;
const TIMES = 18;

/** How many lines of words a slot has room for below its times, at least one. */
export const linesIn = ({ start, end }: Pick<PlanSlot, 'start' | 'end'>): number =>
  Math.max(1, Math.floor((((end - start) / 3_600_000) * HOUR - TIMES) / LINE));

/** The words of a slot in the grid of hours: as many lines as it has room for, each whole or with an ellipsis. */
export function SlotWords({ slot, person }: { readonly slot: PlanSlot; readonly person: string | undefined }) {
  const lines = linesIn(slot);
  // In a short slot the person goes on behind the title: a line of each would cut both.
  const isShort = lines < 3;
  return (
    <div data-slot={slot.id}>
      <strong style={{ WebkitLineClamp: Math.max(lines - (isShort || !person ? 0 : 1), 1) }}>
        {slot.title}
        {isShort && person && <span>{` · ${person}`}</span>}
      </strong>
      {!isShort && person && <div>{person}</div>}
      {slot.texte && lines > 5 && <p style={{ WebkitLineClamp: lines - 5 }}>{slot.texte}</p>}
    </div>
  );
}
