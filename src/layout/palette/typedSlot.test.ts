import { expect, it } from 'vitest';
import { typedSlot } from './typedSlot';
import { typedTimes } from './typedTimes';

const NOW = new Date(2026, 10, 28, 15);
const words = {
  language: 'fr' as const,
  translate: (key: string) => (key.endsWith('next') ? 'prochain prochaine' : key),
};
const types = [
  { id: 1, label: 'Visite en entreprise' },
  { id: 2, label: 'Entretien' },
  { id: 3, label: 'Congés payés' },
];

it.each([
  ['pose un entretien avec wagner demain à 10h', 'debut=2026-11-29T10:00&date=2026-11-29&type=2', 'pose wagner'],
  [
    'nouveau créneau wagner jeudi 9h-12h',
    'debut=2026-12-03T09:00&date=2026-12-03&fin=2026-12-03T12:00',
    'nouveau creneau wagner',
  ],
  [
    'poser un congé pour wagner du 7 au 11 décembre',
    'debut=2026-12-07&date=2026-12-07&fin=2026-12-11&type=3',
    'poser wagner',
  ],
  [
    'poser un congé du 28 décembre au 4 janvier pour wagner',
    'debut=2026-12-28&date=2026-12-28&fin=2027-01-04&type=3',
    'poser wagner',
  ],
  [
    'visite chez kowalski mardi matin',
    'debut=2026-12-01T09:00&date=2026-12-01&fin=2026-12-01T12:00&type=1',
    'kowalski',
  ],
  [
    'créneau lundi avec wagner de 14h à 15h30',
    'debut=2026-11-30T14:00&date=2026-11-30&fin=2026-11-30T15:30',
    'creneau wagner',
  ],
  ['nouveau créneau wagner', '', 'nouveau creneau wagner'],
  ['nouveau créneau à 16h', 'debut=2026-11-28T16:00&date=2026-11-28', 'nouveau creneau'],
])('"%s" says when', (query, search, rest) => {
  const slot = typedSlot(query, types, words, NOW);
  expect({ search: decodeURIComponent(slot.search), rest: slot.rest }).toEqual({ search, rest });
});

it('says it in words', () => {
  expect(typedSlot('pose un entretien mardi de 9h à 10h', types, words, NOW).detail).toBe(
    'Entretien · mardi 1er décembre · 09:00 – 10:00',
  );
  expect(typedSlot('congé du 7 au 11 décembre', types, words, NOW).detail).toBe(
    'Congés payés · lundi 7 décembre – vendredi 11 décembre',
  );
});

it.each(['contrat 2026', 'rue 12', '0321 45', 'créneau 25h', 'hôtel des 3 vallées'])('"%s" names no hours', (query) => {
  expect(typedTimes(query)).toBeUndefined();
});
