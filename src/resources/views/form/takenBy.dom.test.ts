import { screen } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { defineResource } from '../../defineResource';
import { text } from '../../fields/text/kind';
import type { Words } from '../../language/words';
import { createRegistry } from '../../registry/registry';

const words = (word: string): Words => [word, word, word, word];
const Lieux = defineResource({
  name: 'Lieux',
  label: { one: words('Lieu'), many: words('Lieux') },
  rights: 'LIEUX',
  fields: {
    code: text({ label: words('Code'), required: true, unique: true }),
    nom: text({ label: words('Nom'), required: true }),
  },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom', 'code'], sort: { field: 'nom', order: 'ASC' }, filters: ['code'] },
});
const duplicate = new HttpError('Refusé', 400, {
  problem: { title: 'Refusé', status: 400, errors: { code: ['Cette valeur est déjà utilisée.'] } },
});

beforeEach(() => localStorage.clear());

it.each([[], ['show Lieux']])('a code that is taken names and links its record (denied: %s)', async (...denied) => {
  const { user, refuse } = renderScreens({
    registry: createRegistry([Lieux]),
    tables: {
      Lieux: [
        { id: 4, code: 'L-1', nom: 'Salle bleue' },
        { id: 5, code: 'L-2', nom: 'Salle rouge' },
      ],
    },
    at: '/lieux/creation',
    denied: denied.flat(),
  });
  refuse((method) => (method === 'create' ? duplicate : undefined));
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'l-2');
  await user.type(screen.getByRole('textbox', { name: 'Nom' }), 'Salle verte');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Cette valeur est déjà utilisée.')).toBeVisible();
  if (denied.length > 0) return expect(screen.queryByRole('link', { name: 'Salle rouge' })).toBeNull();
  const link = await screen.findByRole('link', { name: 'Salle rouge' });
  expect(link).toHaveAttribute('href', '/lieux/details/5');
});
