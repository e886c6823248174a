import { describe, expect, it } from 'vitest';
import { createLabels, lettersFor } from './labels';

const TITLES = [
  'Transports de la Lys SAS',
  'Transports Kowalski SAS',
  'Mécanique des Trois Vallées SAS',
  'Mécanique Saint-Rémy SA',
  'Logistique de l’Évêché SARL',
  'Textiles Lemaître et Fils SA',
  'Mécanique Lemaître et Fils SCOP',
  'Réunion',
];

describe('the label of a narrow slot', () => {
  const labelOf = createLabels(TITLES);

  it.each([
    ['Transports de la Lys SAS', 'Transports\nLys'],
    ['Transports Kowalski SAS', 'Transports\nKowalski'],
    ['Mécanique des Trois Vallées SAS', 'Mécanique\nTrois Vallées'],
    ['Logistique de l’Évêché SARL', 'Logistique\nÉvêché'],
    ['Textiles Lemaître et Fils SA', 'Textiles\nLemaître et Fils'],
    ['Réunion', 'Réunion'],
    ['Réunion d’équipe', 'Réunion\nd’équipe'],
    ['point avec le client', 'point\navec le client'],
    ['Déplacement', 'Déplacement'],
    ['', ''],
  ])('of %s begins its lines with what tells it apart', (title, label) => {
    expect(labelOf(title, 8)).toBe(label);
  });

  it('is the whole title where it fits, without its legal form', () => {
    expect(labelOf('Mécanique Saint-Rémy SA', 30)).toBe('Mécanique Saint-Rémy');
    expect(labelOf('Mécanique Saint-Rémy SA', 12)).toBe('Mécanique\nSaint-Rémy');
    expect(labelOf('SNCF', 3)).toBe('SNCF');
  });

  it('begins with words that few others have, and keeps together what never stands apart', () => {
    const title = 'Groupe Atelier Beffroi Nord';
    const others = ['Groupe Horizon', 'Groupe Lys', 'Groupe Château', 'Atelier Horizon'];
    expect(createLabels([title, ...others])(title, 8)).toBe('Atelier\nBeffroi Nord');
  });

  it('a sign before the letters takes their room', () => {
    expect([lettersFor(48, false), lettersFor(48, true)]).toEqual([7, 6]);
  });
});
