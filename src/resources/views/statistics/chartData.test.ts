import { describe, expect, it } from 'vitest';
import { unbegunPeriods, type DrawnRow, type DrawnSeries } from './chartData';

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
