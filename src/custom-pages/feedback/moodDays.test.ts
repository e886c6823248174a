import { expect, it } from 'vitest';
import { moodDays } from './moodDays';

it('each day has its last mood, oldest first', () => {
  const given = [
    { id: 9, date: '2026-11-24', humeur: 'Bonne' },
    { id: 12, date: '2026-11-23', humeur: 'Moyenne' },
    { id: 10, date: '2026-11-24', humeur: 'Mauvaise' },
    { id: 11, date: '2026-11-25', humeur: 'Autre' },
  ];
  const days = [
    { date: '2026-11-23', mood: 'Moyenne' },
    { date: '2026-11-24', mood: 'Mauvaise' },
  ];
  expect(moodDays(given)).toEqual(days);
  expect(moodDays({ items: given })).toEqual(days);
  expect(moodDays(null)).toEqual([]);
});
