import type { CommandSources } from './commands';
import { periodOf } from './apartFromPeriod';

/** Days that a search names anywhere: `2026-12-07`. */
export interface TypedDays {
  readonly first: string;
  /** Undefined for one day. */
  readonly last?: string;
  /** The search without them. */
  readonly rest: string;
}

/** Longest day: "mardi 3 décembre 2026". */
const MOST_WORDS = 4;

/** Before the first and the last day of a stretch. */
const FROM = ['du', 'from', 'vom', 'de'];
const TO = ['au', 'to', 'bis', 'zum', 'a', 'ao', '-'];
/** Before a day. */
const ON = ['le', 'on', 'am', 'the', 'no', 'em', 'pour', 'ce'];

type Words = Pick<CommandSources, 'language' | 'translate'>;

function dayOf(text: string, words: Words, now: Date): string | undefined {
  const search = new URLSearchParams(periodOf(text, words, now) ?? '');
  return search.get('zoom') === 'jour' ? (search.get('date') ?? undefined) : undefined;
}

interface FoundDay {
  readonly day: string;
  /** Index of its first word, and of the word after it. */
  readonly at: number;
  readonly end: number;
}

/** The longest day that begins at a word, without words that say nothing of it. */
function dayAt(typed: readonly string[], at: number, words: Words, now: Date): FoundDay | undefined {
  const dayUntil = (end: number) => dayOf(typed.slice(at, end).join(' '), words, now);
  let end = Math.min(at + MOST_WORDS, typed.length);
  while (end > at && dayUntil(end) === undefined) end -= 1;
  const day = end > at ? dayUntil(end) : undefined;
  if (day === undefined) return undefined;
  while (end - 1 > at && dayUntil(end - 1) === day) end -= 1;
  return { day, at, end };
}

function firstDay(typed: readonly string[], words: Words, now: Date): FoundDay | undefined {
  for (let at = 0; at < typed.length; at += 1) {
    const found = dayAt(typed, at, words, now);
    if (found) return found;
  }
  return undefined;
}

const isNumber = (word: string | undefined): boolean => /^\d{1,2}(?:er)?$/.test(word ?? '');

/**
 * Takes a day, or the days from one to another, out of a search.
 *
 * @example typedDays('congé du 7 au 11 décembre pour wagner', …) // { first: '2026-12-07', last: '2026-12-11', rest: 'congé pour wagner' }
 */
export function typedDays(query: string, words: Words, now: Date): TypedDays | undefined {
  const typed = query.trim().split(/\s+/);
  const isAt = (names: readonly string[], at: number) => names.includes(typed[at]?.toLowerCase() ?? '');
  const restWithout = (from: number, end: number) => [...typed.slice(0, from), ...typed.slice(end)].join(' ');
  const to = typed.findIndex((_, at) => isAt(TO, at) && at > 0 && dayAt(typed, at + 1, words, now) !== undefined);
  const last = to < 0 ? undefined : dayAt(typed, to + 1, words, now);
  const from = typed.findLastIndex((_, at) => at < to && isAt(FROM, at));
  if (last && from >= 0) {
    const between = typed.slice(from + 1, to);
    // "du 7 au 11 décembre" says the month once.
    const month = isNumber(between[0]) && between.length === 1 ? last.day.slice(0, 8) : undefined;
    const first =
      month === undefined
        ? dayOf(between.join(' '), words, now)
        : `${month}${String(Number.parseInt(between[0] ?? '', 10)).padStart(2, '0')}`;
    if (first !== undefined && first < last.day) {
      return { first, last: last.day, rest: restWithout(from, last.end) };
    }
  }
  const one = firstDay(typed, words, now);
  if (!one) return undefined;
  const begin = isAt(ON, one.at - 1) || isAt(FROM, one.at - 1) ? one.at - 1 : one.at;
  return { first: one.day, rest: restWithout(begin, one.end) };
}
