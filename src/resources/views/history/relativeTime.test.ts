import { expect, it } from 'vitest';
import { timeAgo } from './relativeTime';

const NOW = new Date('2026-03-15T12:00:00Z');

it('the time since is given in the largest suitable unit', () => {
  const ago = (at: string) => timeAgo(new Date(at), NOW);
  expect(ago('2026-03-15T11:59:30Z')).toEqual({ value: 0, unit: 'second' });
  expect(ago('2026-03-15T12:00:09Z')).toEqual({ value: 0, unit: 'second' });
  expect(ago('2026-03-15T11:57:01Z')).toEqual({ value: -2, unit: 'minute' });
  expect(ago('2026-03-15T09:00:00Z')).toEqual({ value: -3, unit: 'hour' });
  expect(ago('2026-03-13T12:00:00Z')).toEqual({ value: -2, unit: 'day' });
  expect(ago('2026-01-01T12:00:00Z')).toEqual({ value: -2, unit: 'month' });
  expect(ago('2024-01-01T12:00:00Z')).toEqual({ value: -2, unit: 'year' });
});
