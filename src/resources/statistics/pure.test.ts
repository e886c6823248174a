import { describe, expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { arrangeGroups, arrangeTotal, type Arrangement } from './arrangeGroups';
import { assertStatistics, checkScreens, checkStatistic, statisticProblemLine } from './checkStatistics';
import { statisticsScreens } from '../schemas/statistics/statisticsScreens';
import { hiddenGroups } from './hideSmall';
import { isDay } from '../fields/shared/calendar';
import { bucketsOf, formerPeriod, lastTwelveMonths, nextTwelveMonths, periodLabel } from './periods';
import { STATISTIC_CODES, type StatisticCode } from './statisticCodes';
import type { Statistic } from './statistic';

describe('periods', () => {
  it('have a preceding one of equal months or days', () => {
    expect(formerPeriod({ first: '2026-01-01', last: '2026-12-31' })).toEqual({
      first: '2025-01-01',
      last: '2025-12-31',
    });
    expect(formerPeriod({ first: '2024-03-01', last: '2024-03-31' })).toEqual({
      first: '2024-02-01',
      last: '2024-02-29',
    });
    expect(formerPeriod({ first: '2026-03-02', last: '2026-03-04' })).toEqual({
      first: '2026-02-27',
      last: '2026-03-01',
    });
  });

  it('consist of months, quarters and years', () => {
    expect(bucketsOf({ first: '2025-11-15', last: '2026-01-01' }, 'mois')).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
    ]);
    expect(bucketsOf({ first: '2025-11-15', last: '2026-01-01' }, 'trimestre')).toEqual(['2025-10-01', '2026-01-01']);
    expect(periodLabel('2026-04-01', 'trimestre', 'de')).toBe('Q2 2026');
    expect(lastTwelveMonths('2026-11-24')).toEqual({ first: '2025-12-01', last: '2026-11-30' });
    expect(nextTwelveMonths('2026-11-24')).toEqual({ first: '2026-11-01', last: '2027-10-31' });
    expect(['2024-02-29', '2025-02-29', '2025-1-1'].map(isDay)).toEqual([true, false, false]);
  });
});

describe('groups of a few people', () => {
  const group = (key: unknown, count: number) => ({ keys: [key], count });
  const hidden = (...counts: readonly number[]) => {
    const groups = counts.map((count, at) => group(at, count));
    const found = hiddenGroups(groups);
    return groups.filter((one) => found.has(one)).map(({ count }) => count);
  };

  it('are hidden with another group, so that the total does not reveal them', () => {
    expect(hidden(9, 4, 7)).toEqual([4, 7]);
    expect(hidden(9, 4, 3)).toEqual([4, 3]);
    expect(hidden(9, 5, 0)).toEqual([]);
  });

  it('are hidden in rows and columns of two dimensions', () => {
    const cells = [
      { keys: ['a', 'x'], count: 3 },
      { keys: ['a', 'y'], count: 8 },
      { keys: ['b', 'x'], count: 9 },
      { keys: ['b', 'y'], count: 20 },
    ];
    expect(cells.filter((cell) => hiddenGroups(cells).has(cell))).toEqual(cells);
  });
});

describe('sorted groups', () => {
  const arrangement: Arrangement = {
    arePeriods: [true],
    states: [undefined],
    period: { first: '2026-01-01', last: '2026-03-31' },
    formerPeriod: { first: '2025-10-01', last: '2025-12-31' },
    step: 'mois',
    people: false,
    empty: [0],
  };

  it('contain every month, beside the corresponding month of the preceding period', () => {
    const groups = arrangeGroups(
      [{ keys: ['2026-02-01'], count: 4, values: [4] }],
      [{ keys: ['2025-12-01'], count: 7, values: [7] }],
      arrangement,
    );
    expect(groups.map(({ keys, values, former }) => [keys[0], values[0], former?.[0]])).toEqual([
      ['2026-01-01', 0, 0],
      ['2026-02-01', 4, 0],
      ['2026-03-01', 0, 7],
    ]);
  });

  it('have the declared order of states, whatever their size, and what has no state last', () => {
    const group = (key: unknown, count: number) => ({ keys: [key], count, values: [count] });
    const groups = arrangeGroups(
      [group('Critique', 3), group(null, 9), group('Majeure', 4), group('Mineure', 1)],
      undefined,
      {
        ...arrangement,
        arePeriods: [false],
        states: [['Mineure', 'Moderee', 'Majeure', 'Critique']],
      },
    );
    expect(groups.map(({ keys }) => keys[0])).toEqual(['Mineure', 'Majeure', 'Critique', null]);
  });

  it('do not show small groups of the preceding period', () => {
    const people = { ...arrangement, arePeriods: [false], people: true };
    const [first] = arrangeGroups(
      [{ keys: ['a'], count: 9, values: [9] }],
      [{ keys: ['a'], count: 2, values: [2] }],
      people,
    );
    expect(first).toEqual({ keys: ['a'], values: [9], former: [null], isHidden: false });
    expect(arrangeTotal({ keys: [], count: 3, values: [3] }, undefined, people)).toEqual({
      keys: [],
      values: [null],
      isHidden: true,
    });
  });
});

const words = ['a', 'a', 'a', 'a'] as const;
const right: Statistic = {
  name: 'essai',
  label: words,
  help: words,
  resource: 'Dossiers',
  when: { in: 'dateOuverture' },
  measures: { nombre: { kind: 'count', label: words } },
  dimensions: { region: { field: 'regionId', through: [{ reference: 'entrepriseId' }] } },
  charts: [{ label: words, as: 'bar', by: 'region', measures: ['nombre'] }],
};
const wrong: Readonly<Record<StatisticCode, readonly [Partial<Statistic>, RegExp]>> = {
  T001: [{ name: 'Deux mots' }, /^T001 Deux mots: 'Deux mots' is no segment/],
  T002: [{ resource: 'Dossier' }, /^T002 essai: 'Dossier' has no records to count; did you mean 'Dossiers'\?/],
  T003: [{ dimensions: { region: { field: 'etats' } } }, /^T003 essai: 'etats' is not a field; did you mean 'etat'\?/],
  T004: [{ measures: { nombre: { kind: 'sum', field: 'nom', label: words } } }, /^T004 essai: it computes with 'nom'/],
  T005: [
    {
      resource: 'Entreprises/{entrepriseId}/ActionsCollectives',
      when: { in: 'dateAction' },
      dimensions: { region: { field: 'regionsId' } },
    },
    /^T005/,
  ],
  T006: [
    { charts: [{ label: words, as: 'bar', by: 'regions', measures: ['nombre'] }] },
    /^T006 essai: a chart is by 'regions'.*'region'\?/,
  ],
  T007: [{ items: 'nom' }, /^T007 essai: 'nom' is no embedded list/],
  T008: [{ where: { field: 'etat', operator: 'equals', value: 'Perdu' } }, /^T008 essai: /],
  T009: [{}, /^T009 \/page: no statistic has the dimension 'branche'/],
  T010: [{ dimensions: { region: { field: 'siteId' } } }, /^T010 essai: no index holds 'siteId'/],
};

describe('the check of statistics', () => {
  it("accepts the product's", () => {
    expect(() => assertStatistics(statisticsScreens, schemas)).not.toThrow();
    expect(JSON.parse(JSON.stringify(statisticsScreens))).toEqual(statisticsScreens);
  });

  it.each(Object.keys(STATISTIC_CODES) as StatisticCode[])('reports %s', (code) => {
    const [change, line] = wrong[code];
    const screen = { path: '/page', help: words, filters: ['branche'], statistics: [{ ...right, ...change }] };
    const lines = checkScreens([screen], schemas).map(statisticProblemLine);
    expect(lines.filter((one) => line.test(one))).toHaveLength(1);
    expect(checkStatistic(right, schemas)).toEqual([]);
  });
});
