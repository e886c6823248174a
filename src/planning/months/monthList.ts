import { foldText } from '../../resources/common/foldText';
import type { MonthState } from './monthSteps';

/** Filter of months: all, by state, or without a request (`none`). */
export const MONTH_SHOWS = ['all', 'EnAttente', 'none', 'Refusee', 'Acceptee'] as const;
export type MonthShow = (typeof MONTH_SHOWS)[number];

export interface MonthSought {
  readonly show: MonthShow;
  readonly text: string;
}

type States = ReadonlyMap<number, MonthState>;
type Person = { readonly id: number; readonly name: string };

export function monthCounts(people: readonly Person[], states: States): Readonly<Record<MonthShow, number>> {
  const counts = { all: people.length, none: 0, EnAttente: 0, Acceptee: 0, Refusee: 0 };
  for (const { id } of people) counts[states.get(id) ?? 'none'] += 1;
  return counts;
}

export function soughtPeople<One extends Person>(
  people: readonly One[],
  states: States,
  { show, text }: MonthSought,
): readonly One[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  return people.filter(({ id, name }) => {
    if (show !== 'all' && (states.get(id) ?? 'none') !== show) return false;
    return words.every((word) => foldText(name).includes(word));
  });
}

/** Below this number of people, search and filters are not shown. */
const FEW = 5;

export const hasFilter = (people: readonly Person[]): boolean => people.length > FEW;

/** The people of the list: all if it has no filter. */
export const seenPeople = <One extends Person>(
  people: readonly One[],
  states: States,
  sought: MonthSought,
): readonly One[] => (hasFilter(people) ? soughtPeople(people, states, sought) : people);
