import { describe, expect, it } from 'vitest';
import { sampleRegistry } from '../sample.fixture';
import { customEntries, type CustomEntry } from './customEntries';
import { isCurrent, menuTree } from './menuTree';

const labels = (rights: string[], fonctions: string[] = [], entries: readonly CustomEntry[] = customEntries) =>
  menuTree(sampleRegistry.schemas, entries, { rights, fonctions }, 'fr').map(({ label, links }) => [
    label,
    ...links.map((link) => link.label),
  ]);

describe('menuTree', () => {
  it('shows what rights open, in the order of groups and entries', () => {
    expect(labels(['VEHICULES:read', 'THEMES:read', 'EQUIPES:admin'])).toEqual([
      ['', 'Accueil'],
      ['Équipe', 'Équipes'],
      ['Référentiels', 'Thèmes', 'Véhicules'],
    ]);
  });

  it('hides an entry without its right, and a group without an entry', () => {
    expect(labels(['VEHICULES:read', 'EQUIPES:create'])).toEqual([['', 'Accueil'], ['Référentiels', 'Véhicules']]);
  });

  it('hides an entry from whom holds an excluded function', () => {
    const entry: CustomEntry = {
      path: '/avis',
      label: ['Avis', 'Opinions', 'Meinungen', 'Opiniões'],
      icon: 'user',
      group: 'suivi',
      rule: { notFonctions: ['EXTERNE'] },
    };
    expect(labels([], [], [entry])).toEqual([['Suivi', 'Avis']]);
    expect(labels([], ['EXTERNE'], [entry])).toEqual([]);
  });
});

describe('isCurrent', () => {
  it('marks the list for its records, and not its namesakes', () => {
    expect(isCurrent({ path: '/vehicules' }, '/vehicules/details/3')).toBe(true);
    expect(isCurrent({ path: '/vehicules' }, '/vehicules-lourds')).toBe(false);
  });
});
