import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abbreviate } from './abbreviate';
import { createLabels, fitWords, lineRoom } from './labels';
import { textWidth } from './textWidth';

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
    ['Transports de la Lys SAS', 'Lys'],
    ['Transports Kowalski SAS', 'Kowal.'],
    ['Mécanique des Trois Vallées SAS', 'Vallées'],
    ['Mécanique Saint-Rémy SA', 'Rémy'],
    ['Logistique de l’Évêché SARL', 'Évêché'],
    ['Textiles Lemaître et Fils SA', 'Lem.'],
    ['Réunion', 'Réun.'],
    ['Déplacement', 'Déplac.'],
    ['', ''],
  ])('of %s is what tells it apart, without a cut word', (title, label) => {
    expect(labelOf(title, 42)).toBe(label);
  });

  it('is the whole title where it fits, without its legal form', () => {
    expect(labelOf('Mécanique Saint-Rémy SA', 200)).toBe('Mécanique Saint-Rémy');
    expect(labelOf('Mécanique des Trois Vallées SAS', 70)).toBe('Trois Vallées');
  });

  it('always fits its line', () => {
    for (const room of [24, 32, 40, 52]) {
      for (const title of TITLES) expect(textWidth(labelOf(title, room))).toBeLessThanOrEqual(room);
    }
  });

  it('a sign before the times takes their room', () => {
    expect(lineRoom(48, false) - lineRoom(48, true)).toBe(9);
  });
});

describe('companies of one name', () => {
  it('are told apart by their kind', () => {
    const titles = ['Imprimerie Vanhoutte SA', 'Transports Vanhoutte SAS', 'Façonnage Vanhoutte', 'Travaux Vanhoutte'];
    const labelOf = createLabels(titles);
    expect(titles.map((title) => labelOf(title, 48))).toEqual(['I.Vanh.', 'Tran.Va.', 'F.Vanh.', 'Trav.Va.']);
  });

  it('of one kind, too, have labels of their own', () => {
    const titles = [
      'Transports de la Lys SAS',
      'Transports de la Lys SARL',
      'Transports Lys Nord',
      'Transports Lys Sud',
    ];
    for (const room of [40, 60, 120])
      expect(new Set(titles.map((title) => createLabels(titles)(title, room))).size).toBe(titles.length);
  });

  it('never share a label where five letters have room, and no label passes its line', () => {
    const words = fc.constantFrom('Transports', 'Textiles', 'Travaux', 'Vanhoutte', 'Vanhecke', 'Lys', 'Vieux-Port');
    const title = fc.array(words, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(title, { maxLength: 12 }), fc.integer({ min: 40, max: 160 }), (titles, room) => {
        const labelOf = createLabels(titles);
        const labels = titles.map((one) => labelOf(one, room));
        expect(new Set(labels).size).toBe(titles.length);
        for (const label of labels) expect(textWidth(label)).toBeLessThanOrEqual(room);
      }),
    );
  });
});

it('an abbreviation ends before a vowel, with a full stop', () => {
  expect([abbreviate('Vanhoutte', 40), abbreviate('Vanhoutte', 32), abbreviate('Vieux-Port', 30)]).toEqual([
    'Vanh.',
    'Vanh.',
    'Port',
  ]);
  expect(abbreviate('Réunion', 2)).toBeUndefined();
});

it('each word of a tall slot fits its line', () => {
  expect(fitWords('Menuiserie des Trois Vallées', 40)).toBe('Men. des Trois Vallées');
});
