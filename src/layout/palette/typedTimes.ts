import { foldText } from '../../resources/common/foldText';

/** Hours that a search names: `10:00`. */
export interface TypedTimes {
  readonly from: string;
  readonly to?: string;
  /** The search without them. */
  readonly rest: string;
}

/** `9h`, `9h30`, `09:30`; a number alone is a day. */
const TIME = String.raw`(\d{1,2})\s?(?:h|:|heures?|uhr)\s?([0-5]\d)?`;
const LOOSE_TIME = String.raw`(\d{1,2})\s?(?:(?:h|:)\s?([0-5]\d)?)?`;
const BEFORE = String.raw`(?:^|\s)(?:(?:de|des|a|entre|from|at|between|von|um|zwischen|das|as)\s)?`;

const RANGE = new RegExp(String.raw`${BEFORE}${LOOSE_TIME}\s?(?:a|et|-|–|to|and|bis|und|e)\s?${TIME}(?=\s|$)`);
const ONE = new RegExp(String.raw`${BEFORE}${TIME}(?=\s|$)`);

/** Half days, which begin and end at usual hours. */
const HALVES: readonly (readonly [string, string, string])[] = [
  ['09:00', '12:00', 'matin|matinee|morning|vormittags?|morgens|manha'],
  ['13:30', '17:00', 'apres-midi|aprem|afternoon|nachmittags?|tarde'],
];

function timeOf(hour: string | undefined, minute = '00'): string | undefined {
  return hour === undefined || Number(hour) > 23 ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}

const without = (text: string, found: string): string => text.replace(found, ' ').replace(/\s+/g, ' ').trim();

/**
 * Takes hours out of a search.
 *
 * @example typedTimes('créneau wagner de 9h à 12h30') // { from: '09:00', to: '12:30', rest: 'creneau wagner' }
 */
export function typedTimes(query: string): TypedTimes | undefined {
  const text = foldText(query.trim());
  const [range, fromHour, fromMinute, toHour, toMinute] = RANGE.exec(text) ?? [];
  const [first, last] = [timeOf(fromHour, fromMinute), timeOf(toHour, toMinute)];
  if (range !== undefined && first !== undefined && last !== undefined && first < last) {
    return { from: first, to: last, rest: without(text, range) };
  }
  const [one, hour, minute] = ONE.exec(text) ?? [];
  const from = timeOf(hour, minute);
  if (one !== undefined && from !== undefined) return { from, rest: without(text, one) };
  for (const [start, end, words] of HALVES) {
    const [half] = new RegExp(String.raw`(?:^|\s)(?:(?:le|l'|the|am|de|da)\s?)?(?:${words})(?=\s|$)`).exec(text) ?? [];
    if (half !== undefined) return { from: start, to: end, rest: without(text, half) };
  }
  return undefined;
}

/** The half day that a search names, in the parameters of the plan's page. */
export function typedHalf(query: string): 'matin' | 'apres-midi' | undefined {
  const { from, to } = typedTimes(query) ?? {};
  const half = HALVES.findIndex(([start, end]) => start === from && end === to);
  return half < 0 ? undefined : half === 0 ? 'matin' : 'apres-midi';
}
