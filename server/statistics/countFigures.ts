import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../src/resources/registry/registry';
import {
  arrangeGroups,
  arrangeTotal,
  type ArrangedGroup,
  type Arrangement,
} from '../../src/resources/statistics/arrangeGroups';
import type { Figures, FigureValues } from '../../src/resources/statistics/figures';
import { isPeriod, placeOf } from '../../src/resources/statistics/places';
import { dimensionStates } from '../../src/resources/statistics/stateOptions';
import type { DayRange } from '../../src/resources/records/calendarDays';
import { formerPeriod } from '../../src/resources/statistics/periods';
import type { Measure } from '../../src/resources/statistics/statistic';
import type { Language } from '../../src/resources/language/words';
import { tenantOf } from '../http/tenantOf';
import { countedCondition, type PermittedStatistic } from './countedCondition';
import { labelsOf } from './groupLabels';
import { narrowingOf, type StatisticsQuery } from './statisticsQuery';

export interface CountContext {
  readonly request: FastifyRequest;
  readonly registry: Registry;
  readonly language: Language;
}

export interface CountedPart extends PermittedStatistic {
  readonly by: readonly string[];
  readonly measures: readonly string[];
}

const MOST_GROUPS = 500;

const emptyOf = ({ kind, ...measure }: Measure): number | null =>
  kind === 'count' || kind === 'sum' || ('of' in measure && measure.of === 'sum') ? 0 : null;

const named = (measures: readonly string[], values: readonly (number | null)[]) =>
  Object.fromEntries(measures.map((name, at) => [name, values[at] ?? null]));

const valuesOf = (measures: readonly string[], { values, former, isHidden }: ArrangedGroup): FigureValues => ({
  valeurs: named(measures, values),
  ...(former && { precedent: named(measures, former) }),
  ...(isHidden && { masque: true }),
});

/** Computes figures of a statistic over the records that the caller may read. */
export async function countFigures(
  { request, registry, language }: CountContext,
  { statistic, rights, by, measures }: CountedPart,
  { period, step, compare, narrowing }: StatisticsQuery,
): Promise<Figures> {
  const { store } = tenantOf(request);
  const dimensions = by.flatMap((name) => statistic.dimensions[name] ?? []);
  const asked = measures.flatMap((name) => statistic.measures[name] ?? []);
  const before = formerPeriod(period);
  const visible = await countedCondition(request, registry, { statistic, rights });
  const narrowed = narrowingOf(registry, statistic, narrowing, false);
  const count = (range: DayRange) =>
    store.aggregate({ statistic, period: range, step, narrowing: narrowed, visible, by: dimensions, measures: asked });
  const [now, former] = await Promise.all([count(period), compare && statistic.when ? count(before) : undefined]);
  const arrangement: Arrangement = {
    arePeriods: dimensions.map((dimension) => isPeriod(placeOf(registry, statistic, dimension))),
    states: by.map((name) => dimensionStates(registry, statistic, name)?.map(({ value }) => value)),
    period,
    formerPeriod: before,
    step,
    people: statistic.people === true,
    empty: asked.map(emptyOf),
  };
  const groups = arrangeGroups(now.groups, former?.groups, arrangement);
  const shown = groups.slice(0, MOST_GROUPS);
  const labels = await Promise.all(
    dimensions.map((dimension, at) =>
      labelsOf(
        { store, registry, language, step },
        statistic,
        dimension,
        shown.map(({ keys }) => keys[at]),
      ),
    ),
  );
  return {
    statistique: statistic.name,
    par: by,
    pas: step,
    debut: period.first,
    fin: period.last,
    ...(former && { debutPrecedent: before.first, finPrecedent: before.last }),
    groupes: shown.map((group) => ({
      cles: group.keys,
      libelles: group.keys.map((key, at) => labels[at]?.(key) ?? ''),
      ...valuesOf(measures, group),
    })),
    autres: groups.length - shown.length,
    total: valuesOf(measures, arrangeTotal(now.total, former?.total, arrangement)),
    compteLe: [now, former].flatMap((one) => one?.countedAt ?? []).toSorted()[0] ?? now.countedAt,
  };
}
