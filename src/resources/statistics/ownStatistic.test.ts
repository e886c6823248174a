import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { checkStatistic } from './checkStatistics';
import { statisticsScreens } from '../schemas/statistics/statisticsScreens';
import { composeStatistic, ownFrom } from './ownStatistic';

const bases = statisticsScreens.flatMap(({ statistics }) => statistics);
const baseNamed = (name: string) => {
  const base = bases.find((one) => one.name === name);
  if (!base) throw new Error(`no statistic '${name}'`);
  return base;
};

it('every statistic of the program stays valid with any selection of its parts', () => {
  for (const base of bases) {
    const all = { ...ownFrom(base), dimensions: Object.keys(base.dimensions) };
    expect(checkStatistic(composeStatistic({ schemas }, base, all, 'propre-1'), schemas), base.name).toEqual([]);
  }
});

it('the measures are kept, dimensions get suitable charts, and counts are filtered', () => {
  const base = baseNamed('crl-presences');
  const where = { field: 'typeCreneauId', operator: 'in', value: [3] } as const;
  const own = {
    base: base.name,
    title: 'Visites',
    measures: ['heures', 'absent'],
    dimensions: ['debut', 'type', 'rien'],
    where,
  };
  const made = composeStatistic({ schemas }, base, own, 'propre-1');
  expect(made).toMatchObject({
    name: 'propre-1',
    label: ['Visites', 'Visites', 'Visites', 'Visites'],
    help: base.help,
  });
  expect(Object.keys(made.measures)).toEqual(['heures']);
  expect(made.charts.map(({ as, by, measures }) => [as, by, ...measures])).toEqual([
    ['figures', undefined, 'heures'],
    ['line', 'debut', 'heures'],
    ['bar', 'type', 'heures'],
  ]);
  expect(made.where).toEqual({ all: [base.where, where] });
  expect(made.dimensions).toEqual(base.dimensions);
});
