import { DAY, HOUR, MINUTE } from '../../resources/common/durations';
import type { DaySpan } from '../model/plan';

const STEP = 30 * MINUTE;
/** Where the keyboard begins on a day. */
const MORNING = 9 * HOUR;

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -STEP,
  ArrowDown: STEP,
  ArrowLeft: -DAY,
  ArrowRight: DAY,
};

const dayOf = (wall: number): number => Math.floor(wall / DAY);
const isWithin = ({ first, last }: DaySpan, day: number): boolean => day >= first && day <= last;

/** The keyboard's hour in a period: where it was, or at the same time of today or of the first day. */
export function hourIn(span: DaySpan, today: number, wall: number | undefined): number {
  if (wall !== undefined && isWithin(span, dayOf(wall))) return wall;
  const day = isWithin(span, today) ? today : span.first;
  return day * DAY + (wall === undefined ? MORNING : wall - dayOf(wall) * DAY);
}

/** The hour to which an arrow key leads: half an hour within the day, or a day within the period; undefined if none. */
export function hourBeside(span: DaySpan, wall: number, key: string): number | undefined {
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const next = wall + step;
  const isInside = Math.abs(step) === DAY ? isWithin(span, dayOf(next)) : dayOf(next) === dayOf(wall);
  return isInside ? next : wall;
}
