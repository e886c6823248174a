import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { hasModifier } from '../../resources/views/page/pressedKeys';
import type { DaySpan } from '../model/plan';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys move between days; Home and End go to the first and last one. */
export function useMonthKeys(span: DaySpan, today: number, grid: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<number>();
  const isWithin = (day: number | undefined): day is number =>
    day !== undefined && day >= span.first && day <= span.last;
  const focused = isWithin(chosen) ? chosen : isWithin(today) ? today : span.first;
  const onWalk = (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-day]');
    if (!cell || hasModifier(event)) return;
    const step = STEPS[event.key];
    const at = Number(cell.dataset.day);
    const next = event.key === 'Home' ? span.first : event.key === 'End' ? span.last : step && at + step;
    if (next === undefined || !isWithin(next)) return;
    event.preventDefault();
    setChosen(next);
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"] [data-number]`)?.focus();
  };
  /** Arrow keys continue from the day of the focused element. */
  const follow = (event: FocusEvent<HTMLElement>) => {
    const day = event.target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (day !== undefined) setChosen(Number(day));
  };
  return { focused, onWalk, follow };
}
