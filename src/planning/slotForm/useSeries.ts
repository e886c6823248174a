import { useQuery } from '@tanstack/react-query';
import { readRule } from '../core/recurrence/readRule';
import type { RecurrenceRule } from '../core/recurrence/rule';
import type { Slot } from '../core/slot';
import { usePlanSource } from '../source/usePlanSource';
import { problemOf } from '../../resources/views/page/problemOf';
import { idsByDay } from './seriesRule';

interface KnownSeries {
  readonly rule: RecurrenceRule;
  /** Ids of the slots that follow the rule, ordered by time. */
  readonly ids: readonly number[];
  /** Ids by day. */
  readonly idOf: ReadonlyMap<string, number>;
}

export interface SeriesOfSlot {
  /** Undefined without a series, while it loads, and if the API does not provide it. */
  readonly series: KnownSeries | undefined;
  /** The slot was moved on its own and no longer follows its series. */
  readonly isAlone: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

const isAnswer = (answer: unknown): answer is { readonly periodicite: string; readonly creneaux: readonly number[] } =>
  typeof answer === 'object' &&
  answer !== null &&
  'periodicite' in answer &&
  typeof answer.periodicite === 'string' &&
  'creneaux' in answer &&
  Array.isArray(answer.creneaux);

/** Loads a slot's series; makes no request if the slot has none. */
export function useSeries(slot: Slot | undefined): SeriesOfSlot {
  const { isKnown, series } = usePlanSource();
  const isAsked = isKnown && typeof slot?.periodiciteId === 'number';
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['planning', 'series', slot?.periodiciteId, slot?.id, slot?.version],
    queryFn: async ({ signal }): Promise<KnownSeries | 'alone' | 'untold'> => {
      try {
        const answer = await series(slot?.id ?? 0, slot?.periodiciteId ?? 0, signal);
        if (answer === undefined) return 'untold';
        const read = isAnswer(answer) ? readRule(answer.periodicite, slot?.start ?? 0) : undefined;
        if (!isAnswer(answer) || !read?.ok) throw new Error('the rule of the series is not readable');
        return { rule: read.value, ids: answer.creneaux, idOf: idsByDay(read.value, answer.creneaux) };
      } catch (failure) {
        if (problemOf(failure).status === 404) return 'alone';
        throw failure;
      }
    },
    enabled: isAsked,
    staleTime: 0,
    retry: false,
  });
  return {
    series: isAsked && typeof data === 'object' ? data : undefined,
    isAlone: isAsked && data === 'alone',
    isPending: isAsked && isPending,
    error: isAsked ? error : null,
    retry: () => void refetch(),
  };
}
