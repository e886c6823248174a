import { expect, it } from 'vitest';
import type { Command } from './commands';
import { mayNameSlot, namedSlot } from './namedSlot';

const NOW = new Date(2026, 10, 28, 15);
const creation: Command = {
  id: 'slot',
  group: 'create',
  label: 'Nouveau créneau',
  synonyms: 'ajouter créer planifier poser demander congé absence',
  effect: { kind: 'go', path: '/plannings?creneau=nouveau' },
};
const types = [
  { id: 2, label: 'Entretien' },
  { id: 3, label: 'Congés payés' },
];
const words = {
  language: 'fr' as const,
  translate: (key: string) => {
    const said: Record<string, string> = {
      plan: 'Planning',
      planSynonyms: 'congés absences',
      next: 'prochain',
      create: 'Créer',
    };
    return said[key.split('.').at(-1) ?? ''] ?? 'nouveau nouvelle ajouter';
  },
};

it.each([
  ['pose un entretien avec wagner demain à 10h', 'wagner'],
  ['nouveau créneau wagner jeudi 9h-12h', 'wagner'],
  ['poser un congé pour wagner du 7 au 11 décembre', 'wagner'],
  ['créneau demain 10h', ''],
  ['entretien wagner mardi matin', 'wagner'],
  ['planifier kowalski lundi 14h', 'kowalski'],
])('"%s" is a new slot of "%s"', (query, rest) => {
  expect(namedSlot(query, [creation], types, words, NOW)?.rest).toBe(rest);
  expect(mayNameSlot(query, [creation], words)).toBe(true);
  expect(namedSlot(query, [], types, words, NOW)).toBeUndefined();
});

it('opens the form with what is said', () => {
  expect(namedSlot('pose un entretien demain à 10h', [creation], types, words, NOW)?.command).toMatchObject({
    label: 'Nouveau créneau',
    detail: 'Entretien · dimanche 29 novembre · 10:00',
    effect: { path: '/plannings?creneau=nouveau&debut=2026-11-29T10%3A00&date=2026-11-29&type=2' },
  });
});

it.each([
  'planning wagner demain',
  'plan wagner demain',
  'congés wagner demain',
  'congé wagner demain',
  'qui est en congé demain',
  'nouveau créneau wagner',
  'wagner demain',
  'ajouter contact kowalski',
  'qui est libre jeudi matin',
])('"%s" describes no slot', (query) => {
  expect(namedSlot(query, [creation], types, words, NOW)).toBeUndefined();
});
