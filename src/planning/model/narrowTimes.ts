import { DAY, HOUR, MINUTE } from '../../resources/common/durations';
import { wallOf } from '../../resources/fields/shared/zone';
import type { Language } from '../../resources/language/words';
import { clockText } from './clockText';
import type { PlanSlot } from './plan';

/** Languages that write `9h30` where others write `9:30`. */
const WITH_H: ReadonlySet<Language> = new Set(['fr', 'pt']);

/** A leave as long as a day of work needs no times. */
const WHOLE_DAY = 6 * HOUR;

/** `9h`, `9h30` or `09:30`. */
function startText(wall: number, language: Language): string {
  if (!WITH_H.has(language)) return clockText(wall);
  const minutes = Math.floor((wall % HOUR) / MINUTE);
  return `${Math.floor((wall % DAY) / HOUR)}h${minutes > 0 ? clockText(wall).slice(3) : ''}`;
}

/**
 * Times of a slot for a narrow place: all of them, and the start alone.
 * @returns an empty list for a slot of several days or a whole day of leave
 * @example narrowTimes(slot, 'fr') // ['09:30–12:00', '9h30']
 */
export function narrowTimes(
  { start, end, isWork }: Pick<PlanSlot, 'start' | 'end' | 'isWork'>,
  language: Language,
): readonly [whole: string, start: string] | readonly [] {
  const [from, to] = [wallOf(start), wallOf(end)];
  if (Math.floor(from / DAY) !== Math.floor((to - 1) / DAY)) return [];
  if (!isWork && to - from >= WHOLE_DAY) return [];
  return [`${clockText(from)}–${clockText(to)}`, startText(from, language)];
}
