import { expect, it } from 'vitest';
import fc from 'fast-check';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { summaryOf } from './toolDays';
import type { SlotRow } from '../../source/planSource';

const slot = (day: string, hour: number, salarieId: number | null = 4) => ({
  debut: `${day}T${String(hour).padStart(2, '0')}:00:00Z`,
  fin: `${day}T${String(hour + 1).padStart(2, '0')}:00:00Z`,
  salarieId,
});

it('counts the planned slots, and lists days with clashes first', () => {
  const summary = summaryOf([
    { index: 0, status: 'created', after: slot('2029-01-09', 8), findings: [] },
    { index: 1, status: 'created', after: slot('2029-01-08', 8), findings: [] },
    { index: 2, status: 'created', after: slot('2029-01-08', 9, 5), findings: [{ code: 'overlap', slotId: 7 }] },
    { index: 3, status: 'refused', after: slot('2029-01-08', 15), message: 'Mois validé.' },
  ]);
  expect(summary).toMatchObject({ created: 3, deleted: 0, refused: 1, warned: 1, good: 2, people: 2 });
  expect(summary.days.map(({ day }) => day)).toEqual(['2029-01-08', '2029-01-09'].map(dayIndexOfText));
  expect(summary.days[0]?.rows.map(({ row }) => row.index)).toEqual([3, 2, 1]);
});

it('contains every slot exactly once', () => {
  const rows = fc.array(
    fc.record({
      status: fc.constantFrom('created', 'deleted', 'refused'),
      day: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 0, max: 22 }),
    }),
  );
  fc.assert(
    fc.property(rows, (asked) => {
      const list = asked.map(
        ({ status, day, hour }, index) =>
          ({ index, status, before: slot(`2029-02-${String(day).padStart(2, '0')}`, hour) }) as SlotRow,
      );
      const { refused, warned, good, days } = summaryOf(list);
      expect(refused + warned + good).toBe(list.length);
      expect(days.reduce((sum, { rows: own }) => sum + own.length, 0)).toBe(list.length);
      for (const day of days) expect(day.refused + day.warned + day.good).toBe(day.rows.length);
    }),
  );
});
