import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { defineResource } from '../../defineResource';
import { createRegistry } from '../../registry/registry';
import { text } from '../text/kind';
import { naf } from './kind';

const CODE = ['Code', 'Code', 'Code', 'Código'] as const;

const Codes = defineResource({
  name: 'Codes',
  contract: true,
  label: { one: CODE, many: ['Codes', 'Codes', 'Codes', 'Códigos'] },
  rights: 'CODES',
  fields: { code: naf({ label: CODE, required: true, unique: true }), libelle: text({ label: CODE, required: true }) },
  representation: ['code', 'libelle'],
  search: ['code', 'libelle'],
  list: { columns: ['code', 'libelle'], sort: { field: 'code', order: 'ASC' } },
});

const Ateliers = defineResource({
  name: 'Ateliers',
  contract: true,
  label: {
    one: ['Atelier', 'Workshop', 'Werkstatt', 'Oficina'],
    many: ['Ateliers', 'Workshops', 'Werkstätten', 'Oficinas'],
  },
  rights: 'ATELIERS',
  fields: { codeNaf: naf({ label: ['Code NAF', 'NAF code', 'NAF-Code', 'Código NAF'] }) },
  representation: 'codeNaf',
  list: { columns: ['codeNaf'], sort: { field: 'codeNaf', order: 'ASC' } },
});

it('suggests codes that match the input, by label too', async () => {
  const { user } = renderScreens({
    registry: createRegistry([Codes, Ateliers]),
    tables: {
      Ateliers: [],
      Codes: [
        { id: 1, code: '10.71C', libelle: 'Boulangerie et boulangerie-pâtisserie' },
        { id: 2, code: '86.21Z', libelle: 'Activité des médecins généralistes' },
      ],
    },
    at: '/ateliers/creation',
    held: { rights: ['CODES:admin', 'ATELIERS:admin'], functionCodes: [] },
  });
  const box = await screen.findByRole('combobox', { name: 'Code NAF' });
  await user.type(box, 'boul');
  const proposed = () => [...((box as HTMLInputElement).list?.options ?? [])].map(({ value, label }) => [value, label]);
  await waitFor(() => expect(proposed()).toEqual([['10.71C', 'Boulangerie et boulangerie-pâtisserie']]));
});
