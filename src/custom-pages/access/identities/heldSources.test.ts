import { expect, it } from 'vitest';
import { heldSources, type HeldFrom } from './heldSources';

const right = (id: number, code: string) => ({
  id,
  code,
  libelle: code,
  flags: ['read', 'admin'] as const,
  actif: true,
});

const from: HeldFrom = {
  identity: {
    id: 7,
    nom: 'Martin',
    prenom: 'Inès',
    email: 'i@x.fr',
    lockoutEnd: null,
    fonctions: [{ id: 1, code: 'LECTEUR', libelle: 'Lecteur' }],
    profils: [{ id: 4, code: 'EXT', libelle: 'Externe' }],
    droits: [{ droitId: 20, flag: 'admin' }],
  },
  functions: [
    {
      id: 1,
      code: 'LECTEUR',
      libelle: 'Lecteur',
      actif: true,
      droits: [
        { droitId: 10, flag: 'read' },
        { droitId: 99, flag: 'read' },
      ],
    },
    { id: 2, code: 'AUTRE', libelle: 'Autre', actif: true, droits: [{ droitId: 10, flag: 'admin' }] },
  ],
  profiles: [{ id: 4, code: 'EXT', libelle: 'Externe', droits: [{ droitId: 10, flag: 'read' }], entreprises: [] }],
  rights: [right(10, 'THEMES'), right(20, 'DROITS')],
};

it('lists every source of a right, for this person only', () => {
  expect(heldSources(from)).toEqual([
    { right: 'DROITS:admin', via: 'direct', id: null, libelle: null },
    { right: 'THEMES:read', via: 'fonction', id: 1, libelle: 'Lecteur' },
    { right: 'THEMES:read', via: 'profil', id: 4, libelle: 'Externe' },
  ]);
});

it('ignores disabled sources', () => {
  const off = <Item extends object>(items: readonly Item[]) => items.map((item) => ({ ...item, actif: false }));
  const [themes, ...others] = from.rights;
  const rights = [...(themes ? [themes] : []), ...off(others)];
  const sources = heldSources({ ...from, functions: off(from.functions), rights });
  expect(sources.map(({ right, via }) => `${right} ${via}`)).toEqual(['THEMES:read profil']);
});
