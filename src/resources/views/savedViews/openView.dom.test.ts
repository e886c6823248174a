import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../test/support/window';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../registry/registry';

const registry = createRegistry(schemas);
const stored = JSON.stringify({
  filter: { q: 'contrat' },
  sort: { field: 'libelle', order: 'ASC' },
  columns: {},
});

const open = () =>
  renderScreens({
    registry,
    tables: {
      TypeContrats: [
        { id: 1, code: 'A', libelle: 'Contrat annuel' },
        { id: 2, code: 'B', libelle: 'Devis' },
      ],
      Vues: [{ id: 5, utilisateurId: 7, nom: 'Mes contrats', liste: 'TypeContrats', contenu: stored, groupesId: [] }],
    },
    at: '/types-contrat?vue=5',
    extensions: ['records', 'pagedLists', 'filters', 'savedViews'],
  });

const search = () => screen.findByRole('searchbox', { name: 'Rechercher dans la liste' });

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});

it('the open view is marked, also as changed, and replaced only after a confirmation', async () => {
  localStorage.setItem('RaStore.lists.TypeContrats.hasViews', 'true');
  const { user, tables } = open();
  const tab = await screen.findByRole('tab', { name: 'Mes contrats' });
  await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'));
  await waitFor(async () => expect(await search()).toHaveValue('contrat'));
  await user.type(await search(), ' annuel');
  await waitFor(() => expect(tab).toHaveTextContent(/^Mes contrats.\(modifiée\)$/));
  await user.click(screen.getByRole('button', { name: 'Vues' }));
  await user.click(await screen.findByRole('button', { name: /^Remplacer par l’affichage actuel/ }));
  const question = await screen.findByRole('dialog', { name: /^Remplacer la vue/ });
  expect(tables.Vues).toMatchObject([{ contenu: stored }]);
  await user.click(within(question).getByRole('button', { name: 'Remplacer' }));
  await waitFor(() => expect(String(tables.Vues?.[0]?.['contenu'])).toContain('contrat annuel'));
  await waitFor(() => expect(tab).toHaveTextContent(/^Mes contrats$/));
});

it('the button of the views shows its name if there is no room for tabs', async () => {
  windowOfWidth(390);
  open();
  expect(await screen.findByRole('button', { name: /^Vues\s: Mes contrats$/ })).toBeInTheDocument();
});
