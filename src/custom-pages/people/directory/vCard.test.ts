import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { DirectoryPerson } from './entry';
import { vCardOf } from './vCard';

const entry: DirectoryPerson = {
  id: 1,
  nom: 'Lemaître; Fils',
  prenom: 'Éloïse',
  fonctions: ['Infirmière, référente'],
  equipes: [],
  structure: null,
  emailProfessionnel: 'eloise@exemple.fr',
  telephone: '+33 1 02 03 04 05',
  photo: null,
};

it('contains name, function and contact details, escaped', () => {
  expect(vCardOf(entry).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'FN:Éloïse Lemaître\\; Fils',
    'N:Lemaître\\; Fils;Éloïse;;;',
    'TITLE:Infirmière\\, référente',
    'EMAIL;TYPE=work:eloise@exemple.fr',
    'TEL;TYPE=work;VALUE=uri:tel:+33102030405',
    'END:VCARD',
    '',
  ]);
});

it('folds lines at 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (structure) => {
      const card = vCardOf({ ...entry, structure: `S${structure}` });
      for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const unfolded = card.replaceAll('\r\n ', '');
      expect(unfolded.split('\r\n').filter((line) => line.startsWith('ORG:'))).toHaveLength(1);
    }),
  );
});
