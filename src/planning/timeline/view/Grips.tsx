import useMediaQuery from '@mui/material/useMediaQuery';
import { isGone } from '../../model/plan';
import { leftOf } from '../scale';
import { personIdOf } from '../shownRows';
import type { TimelineModel } from '../useTimelineModel';

export interface GripsProps {
  readonly model: TimelineModel;
  readonly selection: ReadonlySet<number>;
}

/** Resize handles of the selected slot for touch; a mouse resizes at the slot's edges. */
export function Grips({ model, selection }: GripsProps) {
  const isCoarse = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const { board, layouts, scale, metrics, tops } = model;
  const [id] = selection;
  const slot = selection.size === 1 && id !== undefined && isCoarse ? board.slots.get(id) : undefined;
  if (!slot || isGone(slot)) return null;
  const row = board.rows.findIndex((one) => personIdOf(one) === slot.salarieId);
  const item = layouts[row]?.items.find(({ placed }) => placed.slot.id === slot.id);
  if (!item) return null;
  const top = (tops[row] ?? 0) + metrics.pad + item.lane * metrics.lane;
  const ends = [
    ['start', item.from],
    ['end', item.to],
  ] as const;
  return (
    <div aria-hidden>
      {ends.map(([edge, column]) => (
        <div
          key={edge}
          data-grip={edge}
          data-of={slot.id}
          className="tl-grip"
          style={{ top, left: `calc(var(--tl-names) + ${leftOf(scale, column)}px)` }}
        />
      ))}
    </div>
  );
}
