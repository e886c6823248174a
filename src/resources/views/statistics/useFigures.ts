import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Figures } from '../../statistics/figures';
import type { Chart, Statistic } from '../../statistics/statistic';
import type { AnyRecord } from '../../language/resourceSchema';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { useCall } from '../useCall';
import type { StatisticsPlace } from './useStatisticsPlace';

const filtersOf = (
  { dimensions }: Pick<Statistic, 'dimensions'>,
  filters: Readonly<Record<string, readonly unknown[]>>,
): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => Object.hasOwn(dimensions, name)));

export const periodQuery = ({ period, step }: Pick<StatisticsPlace, 'period' | 'step'>) => ({
  Debut: period.first,
  Fin: period.last,
  ...(step !== 'mois' && { Pas: step }),
});

const filterQuery = (filters: Readonly<Record<string, readonly unknown[]>>) =>
  Object.keys(filters).length > 0 ? { Filtres: JSON.stringify(filters) } : {};

export function useFigures(statistic: Statistic, { by, split, measures }: Chart, place: StatisticsPlace) {
  const call = useCall();
  const language = useReaderLanguage();
  const par = [by, split].filter((name) => name !== undefined).join(',');
  const query = {
    ...periodQuery(place),
    ...filterQuery(filtersOf(statistic, place.filters)),
    ...(par !== '' && { Par: par }),
    Mesures: measures.join(','),
    ...(place.compare && { Comparer: true }),
  };
  return useQuery({
    // The counted resource comes last: a live change of it invalidates the query (`layout/live/affectedReadings.ts`).
    queryKey: [place.source, statistic.name, language, query, statistic.resource],
    queryFn: async ({ signal }) => (await call(`${place.source}/${statistic.name}`, { query, signal })) as Figures,
    placeholderData: keepPreviousData,
  });
}

export interface Counted {
  readonly statistic: Statistic;
  readonly label: string;
  readonly filters: Readonly<Record<string, readonly unknown[]>>;
}

interface CountedPage {
  readonly items: readonly AnyRecord[];
  readonly totalCount: number;
}

const PAGE = 25;

export function useCounted({ statistic, filters }: Counted, place: StatisticsPlace) {
  const call = useCall();
  const query = { ...periodQuery(place), ...filterQuery({ ...filtersOf(statistic, place.filters), ...filters }) };
  return useInfiniteQuery({
    queryKey: [place.source, statistic.name, 'fiches', query, statistic.resource],
    queryFn: async ({ pageParam, signal }) =>
      (await call(`${place.source}/${statistic.name}/fiches`, {
        query: { ...query, PageNumber: pageParam, PageSize: PAGE },
        signal,
      })) as CountedPage,
    initialPageParam: 1,
    getNextPageParam: ({ totalCount }, pages) => (pages.length * PAGE < totalCount ? pages.length + 1 : undefined),
  });
}
