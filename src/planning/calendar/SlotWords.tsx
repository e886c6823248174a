import type { PlanSlot } from '../model/plan';

/** Heights in pixels: an hour of the grid, a line of text, the line with the times. */
const HOUR = 48;
const LINE = 14.4;
const TIMES = 18;

/** Lines of text that fit below a slot's times, at least one. */
export const linesIn = ({ start, end }: Pick<PlanSlot, 'start' | 'end'>): number =>
  Math.max(1, Math.floor((((end - start) / 3_600_000) * HOUR - TIMES) / LINE));

/** The text of a slot in the hour grid, cut at whole lines with an ellipsis. */
export function SlotWords({ slot, person }: { readonly slot: PlanSlot; readonly person: string | undefined }) {
  const lines = linesIn(slot);
  // In a short slot the person follows the title on one line: two lines would both be cut.
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
