import { memo } from 'react';
import { fitWords, lineRoom, type LabelOf } from '../labels';
import { textWidth } from '../textWidth';
import type { LaneItem } from '../index/lanes';
import { TALL, type Metrics } from '../rowHeights';
import { isBlocked } from '../../model/blocked';
import type { Plan, PlanSlot } from '../../model/plan';
import { leftOf, type Scale } from '../scale';
import type { PlanWords } from '../../model/planWords';
import { shortTimes } from '../../model/shortTimes';
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

/** The times, and the title below them: long slots look like short ones beside them. */
const wordsIn = (text: string, title: string): string => text.replace(` ${title}`, () => `\n${title}`);

/** The style of a slot by its lines. */
function linesOf(pixels: number, label: string | undefined, isTall: boolean): string {
  if (isTall) return pixels < ROOM_FOR_TIMES ? 'tl-slot-tall tl-slot-small' : 'tl-slot-tall';
  if (label !== undefined) return label.includes('\n') ? 'tl-slot-narrow' : 'tl-slot-narrow tl-slot-line';
  return 'tl-slot-two';
}

/** The longest times of a slot that fit a line; undefined if it has none. */
const timesIn = (slot: PlanSlot, room: number, { language }: PlanWords): string | undefined =>
  shortTimes(slot, language).find((text) => textWidth(text) <= room);

/** The start alone: ranges below each other in every cell of a month are a wall of digits. */
const startIn = (slot: PlanSlot, room: number, words: PlanWords): string | undefined =>
  shortTimes(slot, words.language)
    .slice(-2)
    .find((text) => !text.includes('–') && textWidth(text) <= room);

/** Pixels by which the last letter of an absence leans over. */
const SLANT = 2;

/** What a narrow slot shows: what tells its title apart, and below it when it begins. No word of it is cut. */
function narrowLabel({ slot }: LaneItem['placed'], pixels: number, { words, labelOf }: SlotElementProps): string {
  const room = lineRoom(pixels, slot.mark !== undefined) - (slot.isWork ? 0 : SLANT);
  const name = labelOf(slot.title, room);
  return [name, startIn(slot, lineRoom(pixels, false), words)].filter(Boolean).join('\n');
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
  const label = isTall
    ? tallLabel(item.placed, pixels, props)
    : isNarrow
      ? narrowLabel(item.placed, pixels, props)
      : undefined;
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
      className={`tl-slot ${linesOf(pixels, label, isTall)}`}
      style={
        {
          left: `calc(var(--tl-names) + ${left + 1}px)`,
          top: metrics.pad + item.lane * metrics.lane,
          width: pixels,
          '--c': slot.colour,
        } as React.CSSProperties
      }
    >
      {isNarrow ? undefined : wordsIn(words.slotOf(slot), slot.title)}
    </div>
  );
});
