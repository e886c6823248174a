import { describe, expect, it } from 'vitest';
import { nextSlotsIn, nextSlotsSearch, placesFor } from './nextSlots';

const NOW = Date.parse('2032-03-01T09:00:00Z');
const slot = (id: number, day: string, more: object = {}) => ({
  id,
  debut: `2032-03-${day}T08:00:00Z`,
  fin: `2032-03-${day}T10:00:00Z`,
  etat: 'Prevu',
  ...more,
});

describe('the next slots', () => {
  it('are searched by record, from now on', () => {
    expect(nextSlotsSearch({ of: 'salarieId' }, 4, NOW)).toMatchObject({
      salarieId: 4,
      startDate: '2032-03-01T09:00:00.000Z',
    });
  });

  it('are neither over nor cancelled, sorted by start', () => {
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
    'are none in %j',
    (body) => expect(nextSlotsIn(body, NOW)).toEqual([]),
  );
});

it.each([
  [undefined, { reserved: 3, most: 3 }],
  [0, { reserved: 1, most: 5 }],
  [2, { reserved: 2, most: 5 }],
  [40, { reserved: 5, most: 5 }],
])('with %s slots to come, room is reserved for as many as are shown', (coming, places) =>
  expect(placesFor(coming)).toEqual(places),
);
