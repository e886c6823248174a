import { describe, expect, it } from 'vitest';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { slot } from '../testing/samplePlan';
import { createIndexer, slotsOf } from './planIndex';
import { clockText } from '../../model/clockText';

describe('clockText', () => {
  it('formats a time', () => {
    expect(clockText(Date.parse('2026-11-03T09:05:00Z'))).toBe('09:05');
  });
});

describe('createIndexer', () => {
  const mine = slot(1, 1, '2026-11-03 14:00', '2026-11-03 15:00');
  const early = slot(2, 1, '2026-11-03 08:00', '2026-11-03 09:00');
  const other = slot(3, 2, '2026-11-03 08:00', '2026-11-03 09:00');

  it('sorts the slots of each person', () => {
    const index = createIndexer()([mine, early, other]);
    expect(slotsOf(index, 1).map((placed) => placed.slot.id)).toEqual([2, 1]);
    expect(slotsOf(index, 9)).toEqual([]);
  });

  it('keeps the list of a person with unchanged slots', () => {
    const indexer = createIndexer();
    const before = indexer([mine, early, other]);
    const after = indexer([{ ...mine, title: 'Autre' }, early, other]);
    expect(slotsOf(after, 2)).toBe(slotsOf(before, 2));
    expect(slotsOf(after, 1)).not.toBe(slotsOf(before, 1));
  });

  it('shows a slot that ends at midnight on one day, and a longer one on two', () => {
    const day = dayIndexOfText('2026-11-03');
    const night = slot(4, 3, '2026-11-03 20:00', '2026-11-04 00:00');
    const long = slot(5, 3, '2026-11-03 22:00', '2026-11-04 06:00');
    const days = slotsOf(createIndexer()([night, long]), 3).map(({ firstDay, lastDay }) => [firstDay, lastDay]);
    expect(days).toEqual([
      [day, day],
      [day, day + 1],
    ]);
  });

  it('keeps slots for everyone apart', () => {
    const all = { ...slot(6, 1, '2026-11-03 08:00', '2026-11-03 09:00'), salarieId: null, isForSystem: true };
    expect(slotsOf(createIndexer()([all]), null)).toHaveLength(1);
  });
});
