import { allOf, type Condition } from '../language/condition';
import type { Registry } from '../registry/registry';
import type { Words } from '../language/words';
import { overview } from '../schemas/statistics/commonMeasures';
import { dimensionWords } from './dimensionWords';
import { isPeriod, isResolved, resolvePlace } from './places';
import type { Chart, Measure, Statistic } from './statistic';

/** What an organisation keeps of a statistic of the program, and for which records: it is chosen, never written. */
export interface OwnStatistic {
  /** The name of the statistic that it is made from. */
  readonly base: string;
  /** Its title, and what the page says that it counts; those of the base where absent. */
  readonly title?: string | undefined;
  readonly help?: string | undefined;
  readonly measures: readonly string[];
  /** What the figures are also shown by, each in a chart. */
  readonly dimensions: readonly string[];
  /** Only these records, of those that the base counts. */
  readonly where?: Condition | undefined;
}

const inEveryLanguage = (text: string): Words => [text, text, text, text];

/** The chart of a dimension: that of the base where it has one, else one that fits what it groups by. */
function chartBy(registry: Pick<Registry, 'schemas'>, base: Statistic, by: string, measures: readonly string[]): Chart {
  const known = base.charts.find((chart) => chart.by === by && chart.split === undefined);
  const kept = known?.measures.filter((name) => measures.includes(name)) ?? [];
  if (known && kept.length > 0) return { ...known, measures: kept };
  const schema = registry.schemas.find(({ name }) => name === base.resource);
  const dimension = base.dimensions[by];
  const place = schema && dimension && resolvePlace(registry, schema, dimension);
  const isInTime = place !== undefined && isResolved(place) && isPeriod(place);
  return {
    label: dimensionWords(registry, base, by) ?? inEveryLanguage(by),
    as: isInTime ? 'line' : 'bar',
    by,
    measures: measures.slice(0, 1),
  };
}

/**
 * The statistic that an organisation chose. What the base does not have is left out; filters of the page still find every
 * dimension of the base.
 */
export function composeStatistic(
  registry: Pick<Registry, 'schemas'>,
  base: Statistic,
  own: OwnStatistic,
  name: string,
): Statistic {
  const chosen = own.measures.flatMap((one): (readonly [string, Measure])[] => {
    const measure = base.measures[one];
    return measure ? [[one, measure]] : [];
  });
  const names = chosen.map(([one]) => one);
  const where = allOf([base.where, own.where]);
  return {
    ...base,
    name,
    ...(own.title && { label: inEveryLanguage(own.title) }),
    ...(own.help && { help: inEveryLanguage(own.help) }),
    ...(where && { where }),
    measures: Object.fromEntries(chosen),
    charts: [
      overview(...names),
      ...own.dimensions
        .filter((one) => Object.hasOwn(base.dimensions, one))
        .map((one) => chartBy(registry, base, one, names)),
    ],
  };
}

/** The choice that a statistic of the program stands for: all that its charts show. */
export function ownFrom({ name, measures, charts }: Statistic): OwnStatistic {
  const shown = charts.flatMap((chart) => chart.measures);
  return {
    base: name,
    measures: Object.keys(measures).filter((one) => shown.includes(one)),
    dimensions: [...new Set(charts.flatMap(({ by }) => (by === undefined ? [] : [by])))],
  };
}
