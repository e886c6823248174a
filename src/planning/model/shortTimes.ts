import { DAY, HOUR, MINUTE } from '../../resources/common/durations';
import { wallOf } from '../../resources/fields/shared/zone';
import type { Language } from '../../resources/language/words';
import { clockText } from './clockText';
import type { PlanSlot } from './plan';

/** Languages that write `9h30` where others write `9:30`. */
const WITH_H: ReadonlySet<Language> = new Set(['fr', 'pt']);

/** A leave as long as a day of work needs no times. */
const WHOLE_DAY = 6 * HOUR;

/** `9`, `9h30` or `9:30`. @param isLast the unit follows whole hours, too: `12h` */
function hourText(wall: number, language: Language, isLast: boolean): string {
  const hours = Math.floor((wall % DAY) / HOUR);
  const minutes = Math.floor((wall % HOUR) / MINUTE);
  const unit = WITH_H.has(language) ? 'h' : ':';
  if (minutes > 0) return `${hours}${unit}${clockText(wall).slice(3)}`;
  return isLast && unit === 'h' ? `${hours}h` : String(hours);
}

/**
 * Times of a slot for a narrow place, longest first, ending with its start alone.
 * @returns an empty list for a slot of several days or a whole day of leave
 * @example shortTimes(slot, 'fr') // ['09:30–12:00', '9h30–12h', '9h30–12', '9h30', '09:30']
 */
export function shortTimes(
  { start, end, isWork }: Pick<PlanSlot, 'start' | 'end' | 'isWork'>,
  language: Language,
): readonly string[] {
  const [from, to] = [wallOf(start), wallOf(end)];
  if (Math.floor(from / DAY) !== Math.floor((to - 1) / DAY)) return [];
  if (!isWork && to - from >= WHOLE_DAY) return [];
  const alone = WITH_H.has(language) ? hourText(from, language, true) : clockText(from);
  const [first, last] = [hourText(from, language, false), hourText(to, language, true)];
  return [
    ...new Set([
      `${clockText(from)}–${clockText(to)}`,
      `${first}–${last}`,
      // An end without its unit says more than a start alone.
      `${first}–${hourText(to, language, false)}`,
      alone,
      // The sign is narrower than the letter.
      ...(alone.length > 3 ? [clockText(from)] : []),
    ]),
  ];
}
