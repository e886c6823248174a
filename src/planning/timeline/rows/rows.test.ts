import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { person } from '../testing/samplePlan';
import { groupKey } from '../timelineProps';
import { rowAt, rowsBetween, topsOf } from './heights';
import { rowsOf } from './rows';

const people = [
  person(1, 'Arnaud', { equipesId: [2], agenceId: 5 }),
  person(2, 'Bernard', { equipesId: [1, 2] }),
  person(3, 'Chevalier'),
];
const groups = {
  grouping: 'team',
  names: {
    team: new Map([
      [1, 'Sud'],
      [2, 'Nord'],
    ]),
    structure: new Map<number, string>(),
    agency: new Map<number, string>(),
  },
  collapsed: new Set<string>(),
  language: 'fr',
} as const;

const told = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => (row.kind === 'group' ? `[${row.name ?? ''}]` : (row.person?.name ?? 'tous')));

describe('rowsOf', () => {
  it('sorts people below their teams by name, repeated per team, those without last', () => {
    expect(told(rowsOf(people, true, groups))).toEqual([
      'tous',
      '[Nord]',
      'Arnaud',
      'Bernard',
      '[Sud]',
      'Bernard',
      '[]',
      'Chevalier',
    ]);
  });

  it('hides the people of collapsed groups', () => {
    const collapsed = new Set([groupKey('team', 2), groupKey('team', null)]);
    expect(told(rowsOf(people, false, { ...groups, collapsed }))).toEqual(['[Nord]', '[Sud]', 'Bernard', '[]']);
  });

  it('keeps the order of people without groups', () => {
    expect(told(rowsOf(people, false, { ...groups, grouping: 'none' }))).toEqual(['Arnaud', 'Bernard', 'Chevalier']);
  });
});

describe('heights', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 50 });

  it('finds the row at a height', () => {
    fc.assert(
      fc.property(heights, fc.integer({ min: -50, max: 5000 }), (list, y) => {
        const tops = topsOf(list);
        const row = rowAt(tops, y);
        const within = Math.max(0, Math.min((tops.at(-1) ?? 0) - 1, y));
        expect(tops[row]).toBeLessThanOrEqual(within);
        expect(tops[row + 1]).toBeGreaterThan(within);
      }),
    );
  });

  it('finds the visible rows, if any', () => {
    expect(rowsBetween(topsOf([10, 20, 30, 40]), 10, 31)).toEqual([1, 3]);
    expect(rowsBetween(topsOf([]), 0, 100)).toEqual([0, 0]);
    expect(rowAt(topsOf([]), 5)).toBe(-1);
  });
});
