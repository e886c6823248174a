import { expect, it } from 'vitest';
import { directoryDocument } from './directoryDocument';

const person = (id: number, prenom: string) => ({
  id,
  nom: 'Lefèvre',
  prenom,
  fonctions: ['Infirmier', 'Préventeur'],
  equipes: [{ id: 3, libelle: 'Littoral', responsable: true }],
  structure: 'Centre des Quais',
  emailProfessionnel: null,
  telephone: null,
  photo: null,
  isPrivateMember: false,
});
const WORDS = { title: 'Trombinoscope', lead: '4 personnes', made: 'Socle Nord' };

it('the document has three people per row, with picture or initials and their details', () => {
  const people = [person(1, 'Anne'), person(2, 'Julien'), person(3, 'Zoé'), person(4, 'Éric')];
  const job = directoryDocument(WORDS, people, new Map([[2, 'data:image/png;base64,AA==']]), 'fr');
  if (job.kind !== 'pdf') throw new Error('the directory is a PDF');
  const [, , grid] = job.definition.content as unknown as readonly { readonly table: { readonly body: unknown[][] } }[];
  expect(grid?.table.body.map((row) => row.length)).toEqual([3, 3]);
  const [first, second, last] = [grid?.table.body[0]?.[0], grid?.table.body[0]?.[1], grid?.table.body[1]].map((one) =>
    JSON.stringify(one),
  );
  expect(first).toContain('Lefèvre Anne');
  expect(first).toContain('"LA"');
  expect(first).toContain('Infirmier, Préventeur');
  expect(first).toContain('Centre des Quais · Littoral');
  expect(second).toContain('data:image/png');
  expect(second).not.toContain('"LJ"');
  expect(last).toContain('Lefèvre Éric');
});

it('the document is plain data for a worker thread', () => {
  expect(() => structuredClone(directoryDocument(WORDS, [person(1, 'Anne')], new Map(), 'fr'))).not.toThrow();
});
