import { isObject } from '../../resources/common/isObject';
import { MOOD_VALUES, type Mood } from '../../portal/moods';

export interface MoodDay {
  readonly date: string;
  readonly mood: Mood;
}

const isMood = (value: unknown): value is Mood => typeof value === 'string' && Object.hasOwn(MOOD_VALUES, value);

/** The reader's moods, oldest first; the last one of each day. */
export function moodDays(answer: unknown): readonly MoodDay[] {
  const items: unknown = isObject(answer) && 'items' in answer ? answer['items'] : answer;
  const given = (Array.isArray(items) ? items : [])
    .filter(isObject)
    .toSorted((one, other) => Number(one['id']) - Number(other['id']));
  const days = new Map<string, Mood>();
  for (const { date, humeur } of given) if (typeof date === 'string' && isMood(humeur)) days.set(date, humeur);
  return [...days].map(([date, mood]) => ({ date, mood })).toSorted((one, other) => one.date.localeCompare(other.date));
}
