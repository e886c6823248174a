import { isObject } from '../../resources/common/isObject';
import type { Changelogs } from '../../resources/schemas/changelogs';
import type { RecordOf } from '../../resources/language/resourceSchema';

export type NewsItem = RecordOf<typeof Changelogs>;

export interface NewsPageAnswer {
  readonly items: readonly NewsItem[];
  readonly total: number;
}

const isItem = (value: unknown): value is NewsItem => isObject(value) && 'titre' in value && 'contenu' in value;

/** Newest first; on the same day, last written first. */
const newestFirst = (items: readonly NewsItem[]): readonly NewsItem[] =>
  items.toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);

/** Parses a page of changelogs, and sorts it newest first, whatever the API's order. */
export function newsIn(answer: unknown): NewsPageAnswer {
  const { items, totalCount } = isObject(answer) ? answer : {};
  const found = (Array.isArray(items) ? items : Array.isArray(answer) ? answer : []).filter(isItem);
  return { items: newestFirst(found), total: Number(totalCount ?? found.length) };
}
