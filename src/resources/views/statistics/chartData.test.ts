import type { Palette } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import type { Figures } from '../../statistics/figures';
import { gravite } from '../../schemas/incidentsChoix';
import { stateOptions } from '../../statistics/stateOptions';
import { stateColors } from './stateColors';
import { seriesOf, unbegunPeriods, type DrawnRow, type DrawnSeries } from './chartData';

const line = (id: string, isFormer = false): DrawnSeries => ({ id, label: id, measure: 'total', isFormer });

const month = (key: string, total: number, former = 0): DrawnRow => ({
  key,
  label: key,
  groups: [{ cles: [key], libelles: [key], valeurs: { total }, precedent: { total: former } }],
});

describe('periods that have not begun', () => {
  const past = [month('2026-10-01', 3), month('2026-11-01', 6)];

  it('are left out of a line whose figures end today, whatever the previous period had', () => {
    const rows = [...past, month('2026-12-01', 0, 4)];
    expect([...unbegunPeriods(rows, [line('now'), line('former', true)], '2026-11-28')]).toEqual(['2026-12-01']);
  });

  it('stay in a line that looks ahead', () => {
    const rows = [...past, month('2026-12-01', 0), month('2027-01-01', 2)];
    expect([...unbegunPeriods(rows, [line('now')], '2026-11-28')]).toEqual([]);
  });

  it('include neither the present period nor groups without a day', () => {
    expect([...unbegunPeriods([month('2026-11-01', 0)], [line('now')], '2026-11-01')]).toEqual([]);
    expect([...unbegunPeriods([{ ...month('', 0), key: null }], [line('now')], '2026-11-01')]).toEqual([]);
  });
});

describe('parts of bars', () => {
  const chart = { label: ['', '', '', ''], as: 'bar', by: 'processus', split: 'gravite', measures: ['n'] } as const;
  const group = (key: string, n: number) => ({ cles: [1, key], libelles: ['', key], valeurs: { n } });
  const figures = { groupes: [group('Majeure', 9), group('Critique', 5), group('Mineure', 1)], total: { valeurs: {} } };
  const states = stateOptions(gravite());
  const order = (of: typeof states) =>
    seriesOf(chart, figures as unknown as Figures, { measure: String, former: '' }, of).map(({ label }) => label);

  it('have the declared order of states, and of other values the largest first', () => {
    expect(order(states)).toEqual(['Mineure', 'Majeure', 'Critique']);
    expect(order(undefined)).toEqual(['Majeure', 'Critique', 'Mineure']);
  });

  it('have one ramp of colours if they are a scale, and no colours that two states share', () => {
    const tone = (main: string) => ({ main });
    const palette = {
      severity: ['a', 'b', 'c', 'd'],
      danger: tone('red'),
      success: tone('green'),
    } as unknown as Palette;
    expect([...(stateColors(palette, states) ?? [])].map(String)).toEqual([
      'Mineure,a',
      'Moderee,b',
      'Majeure,c',
      'Critique,d',
    ]);
    const [first, ...others] = (states ?? []).map((one) => ({ ...one, status: 'danger' as const }));
    const two = first && others[0] ? [first, { ...others[0], status: 'success' as const }] : [];
    expect([...(stateColors(palette, two)?.values() ?? [])]).toEqual(['red', 'green']);
    expect(stateColors(palette, others)).toBeUndefined();
  });
});
