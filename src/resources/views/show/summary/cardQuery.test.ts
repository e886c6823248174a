import { describe, expect, it } from 'vitest';
import { Clients } from '../../../../../test/support/detailSchemas';
import type { SummaryCard } from '../../../language/nesting';
import { cardQuery, cardsAtOnce, cardValues } from './cardQuery';

const CARD: SummaryCard = {
  label: ['', '', '', ''],
  collection: 'Clients/{clientId}/contrats',
  where: {
    any: [
      { field: 'fin', operator: 'greaterOrEqual', value: { moment: 'today' } },
      { field: 'fin', operator: 'isEmpty' },
    ],
  },
  sort: { field: 'fin', order: 'ASC' },
  limit: 5,
  columns: ['nom'],
};

describe('the query of a card', () => {
  it('contains its condition on the current day, its sort and its limit', () => {
    expect(cardQuery(CARD, new Date(2026, 0, 5))).toEqual({
      filter: {
        where: [
          {
            any: [
              { field: 'fin', operator: 'greaterOrEqual', value: '2026-01-05' },
              { field: 'fin', operator: 'isEmpty' },
            ],
          },
        ],
      },
      sort: { field: 'fin', order: 'ASC' },
      pagination: { page: 1, perPage: 5 },
    });
  });

  it('limits the page to six requests: the record, one per referenced resource, and cards', () => {
    expect(cardsAtOnce(Clients)).toBe(4);
    const { summary: _summary, ...plain } = Clients;
    expect(cardsAtOnce(plain)).toBe(5);
  });
});

describe('what a record added from a card begins with', () => {
  const on = new Date(2026, 0, 5);

  it('has the values that the card shows, so that it appears there', () => {
    const principal = { field: 'principal', operator: 'equals', value: true } as const;
    const annee = { field: 'annee', operator: 'equals', value: { moment: 'year' } } as const;
    expect(cardValues({ where: principal }, on, false)).toEqual({ principal: true });
    expect(cardValues({ where: { all: [principal, annee] } }, on, false)).toEqual({ principal: true, annee: 2026 });
  });

  it('is singled out by a box only while the card has no record', () => {
    const principal = { field: 'principal', operator: 'equals', value: true } as const;
    const annee = { field: 'annee', operator: 'equals', value: 2026 } as const;
    expect(cardValues({ where: { all: [principal, annee] } }, on, true)).toEqual({ annee: 2026 });
  });

  it('has none of a condition that several values meet, or of a card of all records', () => {
    expect(cardValues(CARD, on, false)).toEqual({});
    expect(cardValues({}, on, false)).toEqual({});
  });
});
