import { memo } from 'react';
import { fitWords, lineRoom, MARK, type LabelOf } from '../labels';
import { textWidth } from '../textWidth';
import type { LaneItem } from '../index/lanes';
import { TALL, type Metrics } from '../rowHeights';
import { isBlocked } from '../../model/blocked';
import type { Plan, PlanSlot } from '../../model/plan';
import { leftOf, type Scale } from '../scale';
import type { PlanWords } from '../../model/planWords';
import { narrowTimes } from '../../model/narrowTimes';
import { columnIndex } from './ids';

export interface SlotElementProps {
  readonly id: string;
  readonly item: LaneItem;
  readonly scale: Scale;
  readonly metrics: Metrics;
  readonly words: PlanWords;
  readonly labelOf: LabelOf;
  readonly types: Plan['types'];
  readonly isSelected: boolean;
  readonly isFaded: boolean;
  readonly isFocused: boolean;
}

/** Minimum pixels for the full times beside the title; a narrower slot has its short times above a short title. */
const ROOM_FOR_TIMES = 120;

/** Minimum pixels for `14:00–15:00` in the small letters of a slot. */
const ROOM_FOR_HOURS = 70;

/** The style of a slot by its lines. */
function linesOf(pixels: number, label: string | undefined, isTall: boolean, isShort: boolean): string {
  if (isTall) return pixels < ROOM_FOR_TIMES ? 'tl-slot-tall tl-slot-small' : 'tl-slot-tall';
  if (isShort) return 'tl-slot-two tl-slot-short';
  if (label !== undefined) return label.includes('\n') ? 'tl-slot-narrow' : 'tl-slot-narrow tl-slot-line';
  return 'tl-slot-two';
}

/** All the hours where they fit, else the start alone: other forms beside these two would be a wall of digits. */
function timesIn(slot: PlanSlot, room: number, { language }: PlanWords): string | undefined {
  const [whole, start] = narrowTimes(slot, language);
  return whole !== undefined && textWidth(whole) <= room ? whole : start;
}

/** Pixels by which the last letter of an absence leans over. */
const SLANT = 2;

/** Its name is larger and bolder than that of a narrow slot. */
const SHORT_SCALE = 0.88;

/**
 * What a narrow slot shows, without a cut word: its hours above what tells its title apart, as a longer one; where they
 * do not fit, when it begins below its name.
 */
function narrowLabel({ slot }: LaneItem['placed'], pixels: number, { words, labelOf }: SlotElementProps): NarrowLabel {
  const isMarked = slot.mark !== undefined;
  const slant = slot.isWork ? 0 : SLANT;
  const [whole, start] = narrowTimes(slot, words.language);
  if (whole !== undefined && pixels >= ROOM_FOR_HOURS + (isMarked ? MARK : 0))
    return {
      label: `${whole}\n${labelOf(slot.title, (lineRoom(pixels, false) - slant) * SHORT_SCALE)}`,
      isShort: true,
    };
  const name = labelOf(slot.title, lineRoom(pixels, isMarked) - slant);
  return { label: [name, start].filter(Boolean).join('\n'), isShort: false };
}

interface NarrowLabel {
  readonly label: string;
  readonly isShort: boolean;
}

/** What a tall slot shows: all of a narrow one, or the type below the hours and the company. */
function tallLabel({ slot }: LaneItem['placed'], pixels: number, { words, types }: SlotElementProps): string {
  const type = types.get(slot.typeCreneauId)?.libelle;
  const below = type && type !== slot.title ? `\n${type}` : '';
  if (pixels >= ROOM_FOR_TIMES) return below;
  const room = lineRoom(pixels, slot.mark !== undefined);
  return [timesIn(slot, room, words), fitWords(`${slot.title}${below}`, room)].filter(Boolean).join('\n');
}

/** A slot, as a single element without children. */
export const SlotElement = memo(function SlotElement(props: SlotElementProps) {
  const { id, item, scale, metrics, words, isSelected, isFaded, isFocused } = props;
  const { slot } = item.placed;
  const left = leftOf(scale, item.from);
  const pixels = leftOf(scale, item.to) - left - 2;
  const isNarrow = pixels < ROOM_FOR_TIMES;
  const isTall = metrics.lane >= TALL;
  const narrow = isNarrow && !isTall ? narrowLabel(item.placed, pixels, props) : undefined;
  const label = isTall ? tallLabel(item.placed, pixels, props) : narrow?.label;
  return (
    <div
      id={isFocused ? id : undefined}
      role="gridcell"
      aria-colindex={columnIndex(Math.floor(item.from) - scale.first)}
      aria-label={words.datedSlotOf(slot)}
      aria-selected={isSelected || undefined}
      data-slot={slot.id}
      // Drawn by the style sheet: text that is not in the accessible name would fail WCAG 2.5.3.
      data-label={label}
      data-mark={slot.mark}
      data-double={slot.doubles ? (isBlocked(slot) ? 'blocked' : '') : undefined}
      data-absent={slot.isWork ? undefined : ''}
      data-cancelled={slot.etat === 'Annule' || slot.retire ? '' : undefined}
      data-faded={isFaded ? '' : undefined}
      data-focus={isFocused ? '' : undefined}
      className={`tl-slot ${linesOf(pixels, label, isTall, narrow?.isShort ?? false)}`}
      style={
        {
          left: `calc(var(--tl-names) + ${left + 1}px)`,
          top: metrics.pad + item.lane * metrics.lane,
          width: pixels,
          '--c': slot.colour,
        } as React.CSSProperties
      }
    >
      {/* What a mark means is told by its sign, and in words by the accessible name and the card. */}
      {isNarrow ? undefined : `${words.timesOf(slot)}\n${slot.title}`}
    </div>
  );
});
