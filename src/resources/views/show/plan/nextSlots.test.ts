import { describe, expect, it } from 'vitest';
import { nextSlotsIn, nextSlotsSearch } from './nextSlots';

const NOW = Date.parse('2032-03-01T09:00:00Z');
const slot = (id: number, day: string, more: object = {}) => ({
  id,
  debut: `2032-03-${day}T08:00:00Z`,
  fin: `2032-03-${day}T10:00:00Z`,
  etat: 'Prevu',
  ...more,
});

describe('what is next in a plan', () => {
  it('is searched for by the record, from now on', () => {
    expect(nextSlotsSearch({ of: 'salarieId' }, 4, NOW)).toMatchObject({
      salarieId: 4,
      startDate: '2032-03-01T09:00:00.000Z',
    });
  });

  it('is what is neither over nor cancelled, by start, whatever order the API answers in', () => {
    const items = [
      slot(4, '04'),
      slot(2, '02', { etat: 'Annule' }),
      slot(1, '01'),
      slot(9, '01', { fin: '2032-03-01T08:30:00Z' }),
      ...['05', '06', '07', '08'].map((day, index) => slot(10 + index, day)),
    ];
    expect(nextSlotsIn({ items, totalCount: 8 }, NOW).map(({ id }) => id)).toEqual([1, 4, 10, 11, 12]);
  });

  it.each([null, {}, { items: 'x' }, { items: [null, { id: 1 }, { id: 2, debut: 'x', fin: 'y' }] }])(
    'is nothing in %j',
    (body) => expect(nextSlotsIn(body, NOW)).toEqual([]),
  );
});
