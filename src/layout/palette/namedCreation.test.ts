import { expect, it } from 'vitest';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import type { Below, Command, RecordPlace } from './commands';
import { namedCreation, namedCreations } from './namedCreation';

const registry = createRegistry(schemas);
const parent = registry.get('Entreprises');
const belowOf = (name: string): Below => ({ schema: registry.get(name), parent });
const all = ['Entreprises/{entrepriseId}/contacts', 'Entreprises/{entrepriseId}/contrats'].map((name): Command => ({
  id: name,
  group: 'below',
  label: name,
  effect: { kind: 'choose', below: belowOf(name) },
}));
const newSlot: Command = {
  id: 'slot',
  group: 'create',
  label: 'Nouveau créneau',
  synonyms: 'planifier poser',
  effect: { kind: 'go', path: '/plannings?creneau=nouveau' },
};
const planOf = ({ schema }: RecordPlace) => schema.plan;
const words = {
  language: 'fr' as const,
  translate: (key: string, args?: Record<string, string>) =>
    key.endsWith('planSynonyms')
      ? 'congés absences'
      : key.endsWith('Synonyms')
        ? 'nouveau nouvelle ajouter'
        : `Créer\u00a0: ${args?.['name'] ?? ''}`,
};

it.each([
  'nouveau contact clinique delattre',
  'ajouter un contact à clinique delattre',
  'créer un contact pour clinique delattre',
  'clinique delattre nouveau contact',
])('"%s" names what is created, and where', (query) => {
  const named = namedCreation(query, all, words);
  expect(named?.rest).toBe('clinique delattre');
  expect(named?.belows.map(({ schema }) => schema.name)).toEqual(['Entreprises/{entrepriseId}/contacts']);
});

it.each(['nouveau contact', 'contact clinique delattre', 'nouveau clinique'])('"%s" does not', (query) => {
  expect(namedCreation(query, all, words)).toBeUndefined();
});

it('the new record is below the found one', () => {
  const found: Command = {
    id: 'record',
    group: 'records',
    label: 'Clinique Delattre',
    place: { schema: parent, id: '7', parents: {} },
    effect: { kind: 'go', path: '/adherents/details/7' },
  };
  const other: Command = { ...found, place: { schema: registry.get('Utilisateurs'), id: '7', parents: {} } };
  const belows = [belowOf('Entreprises/{entrepriseId}/contacts')];
  expect(namedCreations({ belows }, [other, found], words, planOf)).toMatchObject([
    {
      label: 'Créer\u00a0: Contact · Clinique Delattre',
      effect: { kind: 'go', path: '/adherents/7/contacts/creation' },
    },
  ]);
});

it.each(['nouveau créneau wagner', 'poser un congé pour wagner', 'wagner ajouter absence'])(
  '"%s" names a slot in the plan of a person',
  (query) => {
    const named = namedCreation(query, [...all, newSlot], words);
    expect(named).toMatchObject({ rest: 'wagner', inPlan: newSlot, belows: [] });
    const found: Command = {
      id: 'record',
      group: 'records',
      label: 'Wagner Rémi',
      place: { schema: registry.get('Utilisateurs'), id: '6', parents: {} },
      effect: { kind: 'go', path: '/utilisateurs/details/6' },
    };
    const commands = (seen: typeof planOf | (() => undefined)) =>
      namedCreations({ ...named, belows: [] }, [found], words, seen).map(({ label, effect }) => ({ label, effect }));
    expect(commands(planOf)).toEqual([
      {
        label: 'Nouveau créneau · Wagner Rémi',
        effect: { kind: 'go', path: '/plannings?creneau=nouveau&salaries=6' },
      },
    ]);
    // Of a plan that the reader may not see, nothing is offered.
    expect(commands(() => undefined)).toEqual([]);
  },
);
