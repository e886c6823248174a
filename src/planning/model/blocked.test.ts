import { expect, it } from 'vitest';
import { slot } from '../timeline/testing/samplePlan';
import { isBlocked } from './blocked';

const work = slot(1, 10, '2026-11-03 09:00', '2026-11-03 12:00');
const leave = { title: 'Congés', start: work.start, end: work.end, isWork: false };

it('a change of a simulation over an absence is blocked; work beside work, and the real plan, are not', () => {
  const added = { ...work, simulationId: 3, mark: 'added', doubles: [leave] } as const;
  expect(isBlocked(added)).toBe(true);
  expect(isBlocked({ ...added, doubles: [{ ...leave, isWork: true }] })).toBe(false);
  expect(isBlocked({ ...work, doubles: [leave] })).toBe(false);
});
