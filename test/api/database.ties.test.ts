import { expect, it } from 'vitest';
import type { ListQuery } from '../../src/resources/records/listQuery';
import { changing } from '../support/changing';
import { Articles, registry } from '../support/databaseResources';

const { store, created } = changing(registry);

it('lists order equal names by the rest of the name, nulls last', async () => {
  const names = [
    ['Petit', null],
    ['Petit', 'Zoé'],
    ['Da Costa', 'Élodie'],
    ['Petit', 'Adèle'],
    ['Da Costa', 'Cédric'],
  ] as const;
  for (const [nom, note] of names) await created(Articles, { nom, note, actif: true });
  const ordered = async (query: ListQuery) =>
    (await store().list(Articles, query)).items.map(({ values }) => `${values.nom} ${values.note ?? '-'}`);
  const [cedric, elodie] = ['Da Costa Cédric', 'Da Costa Élodie'];
  expect(await ordered({})).toEqual([cedric, elodie, 'Petit Adèle', 'Petit Zoé', 'Petit -']);
  expect(await ordered({ descending: true })).toEqual(['Petit Zoé', 'Petit Adèle', 'Petit -', elodie, cedric]);
  expect(await ordered({ search: 'petit' })).toEqual(['Petit Adèle', 'Petit Zoé', 'Petit -']);
});
