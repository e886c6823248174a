import type { FastifyRequest } from 'fastify';
import { parseId } from '../../src/resources/fields/shared/ids';
import { isObject } from '../../src/resources/common/isObject';
import { dayOf } from '../../src/resources/language/moments';
import type { Registry } from '../../src/resources/registry/registry';
import { isPeriod, placeOf } from '../../src/resources/statistics/places';
import { isDay } from '../../src/resources/fields/shared/calendar';
import type { DayRange } from '../../src/resources/records/calendarDays';
import { PERIOD_STEPS, yearOf, type PeriodStep } from '../../src/resources/statistics/periods';
import type { Dimension, Statistic } from '../../src/resources/statistics/statistic';
import type { Narrowing } from '../database/statistics/conditions';
import { parsePlain } from '../http/body/plainNumbers';
import { problem } from '../http/problem';
import { accept, readParameters, reject, type RawQuery, type ParameterReader } from '../http/query/readParameters';

export interface StatisticsQuery {
  readonly period: DayRange;
  readonly step: PeriodStep;
  readonly compare: boolean;
  /** By name of the dimension. */
  readonly narrowing: Narrowing;
}

const MOST_VALUES = 200;
const LONGEST = 8000;

const readDay: ParameterReader<string> = (text) =>
  isDay(text) ? accept(text) : reject('filterValue', { name: text.slice(0, 20) });

const readStep: ParameterReader<PeriodStep> = (text) => {
  const step = PERIOD_STEPS.find((one) => one === text.toLowerCase());
  return step ? accept(step) : reject('filterValue', { name: text.slice(0, 20) });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Reads `{"region":[3,null]}`. Only the format is checked, because valid names depend on the statistic. */
const readNarrowing: ParameterReader<Narrowing> = (text) => {
  const value = text.length > LONGEST ? undefined : parsed(text);
  const isRight =
    isObject(value) &&
    Object.values(value).every((one) => Array.isArray(one) && one.length > 0 && one.length <= MOST_VALUES);
  return isRight ? accept(value as Narrowing) : reject('filterJson');
};

const STATISTICS_READERS = {
  Debut: readDay,
  Fin: readDay,
  Pas: readStep,
  Filtres: readNarrowing,
};

/** Maximum length of a period in years. */
const LONGEST_YEARS = 30;

interface StatisticsParameters {
  readonly Debut?: string;
  readonly Fin?: string;
  readonly Pas?: PeriodStep;
  readonly Comparer?: boolean;
  readonly Filtres?: Narrowing;
}

/** Converts the common parameters; the period defaults to this year. @throws {ProblemError} `invalidParameter` */
export function statisticsQueryOf({
  Debut,
  Fin,
  Pas = 'mois',
  Comparer = false,
  Filtres = {},
}: StatisticsParameters): StatisticsQuery {
  const year = yearOf(Debut ?? Fin ?? dayOf(new Date()));
  const period = { first: Debut ?? year.first, last: Fin ?? year.last };
  const years = Number(period.last.slice(0, 4)) - Number(period.first.slice(0, 4));
  if (period.last < period.first || years > LONGEST_YEARS)
    throw problem('invalidParameter', { errors: { Fin: [{ code: 'filterValue', args: { name: 'Fin' } }] } });
  return { period, step: Pas, compare: Comparer, narrowing: Filtres };
}

/** @throws {ProblemError} `invalidParameter` */
export const readStatisticsQuery = <More extends Readonly<Record<string, ParameterReader<unknown>>>>(
  request: FastifyRequest,
  more: More,
) => readParameters(request.query as RawQuery, { ...STATISTICS_READERS, ...more });

function readKey(registry: Registry, statistic: Statistic, dimension: Dimension, value: unknown): unknown {
  if (value === null) return null;
  const place = placeOf(registry, statistic, dimension);
  if (place.target !== undefined || !place.spec) return parseId(value);
  if (isPeriod(place)) return typeof value === 'string' && isDay(value) ? value : undefined;
  const read = parsePlain(place.spec, value);
  return read.ok ? read.value : undefined;
}

/**
 * Selects the restrictions on the dimensions of a statistic and converts their values for the database.
 *
 * @param isStrict whether unknown dimensions are refused
 * @throws {ProblemError} `invalidParameter` if a dimension cannot have a value
 */
export function narrowingOf(
  registry: Registry,
  statistic: Statistic,
  narrowing: Narrowing,
  isStrict: boolean,
): Narrowing {
  const refuse = (name: string): never => {
    throw problem('invalidParameter', { errors: { Filtres: [{ code: 'filterValue', args: { name } }] } });
  };
  return Object.fromEntries(
    Object.entries(narrowing).flatMap(([name, values]) => {
      const dimension = Object.hasOwn(statistic.dimensions, name) ? statistic.dimensions[name] : undefined;
      if (!dimension) return isStrict ? refuse(name.slice(0, 40)) : [];
      const read = values.map((value) => readKey(registry, statistic, dimension, value));
      return [[name, read.includes(undefined) ? refuse(name) : read] as const];
    }),
  );
}
