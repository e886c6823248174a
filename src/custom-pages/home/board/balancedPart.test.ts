import { expect, it } from 'vitest';
import type { CardName } from './boardOrder';
import { balancedPart } from './balancedPart';

const heights = (sizes: Partial<Record<CardName, number>>) => new Map(Object.entries(sizes) as [CardName, number][]);
const PART = { main: ['jour', 'incidents'], aside: ['chiffres', 'recents', 'nouveautes'] } as const;

it('the card moves below a short column that makes the longer one shortest', () => {
  const week = { jour: 320, chiffres: 230, recents: 66, nouveautes: 165 };
  expect(balancedPart(PART, heights(week))).toEqual({
    main: ['jour', 'incidents', 'recents'],
    aside: ['chiffres', 'nouveautes'],
  });
  expect(balancedPart(PART, heights({ ...week, recents: 300 }))).toEqual({
    main: ['jour', 'incidents', 'nouveautes'],
    aside: ['chiffres', 'recents'],
  });
  expect(balancedPart(PART, heights({ ...week, jour: 600 }))).toBe(PART);
});

it('cards without content are not counted, and the first card beside stays', () => {
  expect(balancedPart(PART, heights({ jour: 50, chiffres: 400, nouveautes: 100 }))).toEqual({
    main: ['jour', 'incidents', 'nouveautes'],
    aside: ['chiffres', 'recents'],
  });
  expect(balancedPart(PART, heights({ jour: 50, chiffres: 400 }))).toBe(PART);
});
