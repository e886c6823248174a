import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { dayText } from '../../resources/fields/shared/zone';
import { hasModifier } from '../../resources/views/page/pressedKeys';
import type { DaySpan } from '../model/plan';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const isWithin = ({ first, last }: DaySpan, day: number | undefined): day is number =>
  day !== undefined && day >= first && day <= last;

/** The same date in another month, or its last day. */
const sameDate = (day: number, { first, last }: DaySpan): number =>
  Math.min(last, first + Number(dayText(day).slice(8)) - 1);

/** The day of the keyboard: the chosen one, today, or the date of the day that was chosen in another month. */
function focusedDay(span: DaySpan, chosen: number | undefined, today: number): number {
  if (isWithin(span, chosen)) return chosen;
  if (isWithin(span, today)) return today;
  return chosen === undefined ? span.first : sameDate(chosen, span);
}

/**
 * Arrow keys move between days, also into the next month; Home and End go to the first and last one.
 * @param onStep shows the previous or next month
 */
export function useMonthKeys(
  span: DaySpan,
  today: number,
  grid: RefObject<HTMLElement | null>,
  onStep: ((direction: -1 | 1) => void) | undefined,
) {
  const [chosen, setChosen] = useState<number>();
  const focused = focusedDay(span, chosen, today);
  const focus = (day: number) => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"] [data-number]`)?.focus();
  const shown = useRef(span.first);
  useLayoutEffect(() => {
    if (shown.current === span.first) return;
    shown.current = span.first;
    // The day that had the focus is no longer there, or stands for another month.
    const { activeElement } = document;
    if (activeElement === document.body || grid.current?.contains(activeElement)) focus(focused);
  });
  const onWalk = (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-day]');
    if (!cell || hasModifier(event)) return;
    const step = STEPS[event.key];
    const at = Number(cell.dataset.day);
    const next = event.key === 'Home' ? span.first : event.key === 'End' ? span.last : step ? at + step : at;
    if (next === at) return;
    event.preventDefault();
    setChosen(next);
    if (isWithin(span, next)) focus(next);
    else onStep?.(next < at ? -1 : 1);
  };
  /** Arrow keys continue from the day of the focused element. */
  const follow = (event: FocusEvent<HTMLElement>) => {
    const day = event.target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day !== undefined) setChosen(Number(day));
  };
  return { focused, onWalk, follow, focus };
}
