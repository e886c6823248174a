import { memo } from 'react';
import { initialsOf, lettersFor } from '../initials';
import type { LaneItem } from '../index/lanes';
import type { Metrics } from '../rowHeights';
import type { Scale } from '../scale';
import type { PlanWords } from '../../model/planWords';
import { columnIndex } from './ids';

export interface SlotElementProps {
  readonly id: string;
  readonly item: LaneItem;
  readonly scale: Scale;
  readonly metrics: Metrics;
  readonly words: PlanWords;
  readonly isSelected: boolean;
  readonly isFaded: boolean;
  readonly isFocused: boolean;
}

/** Minimum pixels for times beside the title. */
const ROOM_FOR_TIMES = 120;

/** Below this width in pixels the font is smaller, so that part of the title fits. */
const SHORT = 56;

/** Below this width in pixels initials are shown: two letters and an ellipsis do not tell companies apart. */
const NARROW = 48;

/** A slot, as a single element without children. */
export const SlotElement = memo(function SlotElement(props: SlotElementProps) {
  const { id, item, scale, metrics, words, isSelected, isFaded, isFocused } = props;
  const { slot } = item.placed;
  const { first, width } = scale;
  const pixels = (item.to - item.from) * width - 2;
  return (
    <div
      id={isFocused ? id : undefined}
      role="gridcell"
      aria-colindex={columnIndex(Math.floor(item.from) - first)}
      aria-label={words.datedSlotOf(slot)}
      aria-selected={isSelected || undefined}
      data-slot={slot.id}
      // Drawn by the style sheet: text that is not in the accessible name would fail WCAG 2.5.3.
      data-initials={pixels < NARROW ? initialsOf(slot.title, lettersFor(pixels, slot.mark !== undefined)) : undefined}
      data-mark={slot.mark}
      data-absent={slot.isWork ? undefined : ''}
      data-cancelled={slot.etat === 'Annule' || slot.retire ? '' : undefined}
      data-faded={isFaded ? '' : undefined}
      data-focus={isFocused ? '' : undefined}
      className={pixels < NARROW ? 'tl-slot tl-slot-narrow' : pixels < SHORT ? 'tl-slot tl-slot-short' : 'tl-slot'}
      style={
        {
          left: `calc(var(--tl-names) + ${(item.from - first) * width + 1}px)`,
          top: metrics.pad + item.lane * metrics.lane,
          width: pixels,
          '--c': slot.colour,
        } as React.CSSProperties
      }
    >
      {pixels < NARROW ? undefined : pixels < ROOM_FOR_TIMES ? slot.title : words.slotOf(slot)}
    </div>
  );
});
