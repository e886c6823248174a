import { useSearchParams } from 'react-router-dom';
import { isObject } from '../../common/isObject';
import { dayOf } from '../../language/moments';
import { isDay } from '../../fields/shared/calendar';
import type { DayRange } from '../../records/calendarDays';
import { PERIOD_STEPS, yearOf, type PeriodStep } from '../../statistics/periods';

export interface StatisticsPlace {
  /** Base address of the API calls: `statistiques`. */
  readonly source: string;
  readonly period: DayRange;
  readonly step: PeriodStep;
  readonly compare: boolean;
  readonly filters: Readonly<Record<string, readonly number[]>>;
}

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

function filtersIn(text: string | null): StatisticsPlace['filters'] {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, ids]) => {
        const known = Array.isArray(ids) ? ids.filter(isId) : [];
        return known.length > 0 ? [[name, known]] : [];
      }),
    );
  } catch {
    return {};
  }
}

function periodIn(first: string | null, last: string | null): DayRange {
  const isRight = first !== null && last !== null && isDay(first) && isDay(last) && first <= last;
  return isRight ? { first, last } : yearOf(dayOf(new Date()));
}

/** State of a statistics page, kept in the query string, so that it can be shared and survives navigation. */
export function useStatisticsPlace(
  source: string,
): readonly [StatisticsPlace, (changed: Partial<StatisticsPlace>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const place: StatisticsPlace = {
    source,
    period: periodIn(parameters.get('debut'), parameters.get('fin')),
    step: PERIOD_STEPS.find((one) => one === parameters.get('pas')) ?? 'mois',
    compare: parameters.get('comparer') === 'oui',
    filters: filtersIn(parameters.get('filtres')),
  };
  const change = (changed: Partial<StatisticsPlace>) => {
    const { period, step, compare, filters } = { ...place, ...changed };
    const given = Object.entries(filters).filter(([, ids]) => ids.length > 0);
    setParameters(
      {
        debut: period.first,
        fin: period.last,
        ...(step !== 'mois' && { pas: step }),
        ...(compare && { comparer: 'oui' }),
        ...(given.length > 0 && { filtres: JSON.stringify(Object.fromEntries(given)) }),
      },
      { replace: true },
    );
  };
  return [place, change];
}
