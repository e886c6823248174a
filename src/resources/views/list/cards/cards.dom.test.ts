import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../../test/support/screenSchemas';
import { windowOfWidth } from '../../../../../test/support/window';
import { defineResource } from '../../../defineResource';
import { enumeration } from '../../../fields/enumeration/kind';
import { file } from '../../../fields/file/kind';
import { integer } from '../../../fields/integer/kind';
import { text } from '../../../fields/text/kind';
import type { Words } from '../../../language/words';
import { createRegistry } from '../../../registry/registry';

const words = (word: string): Words => [word, word, word, word];
const Gens = defineResource({
  name: 'Gens',
  label: { one: words('Personne'), many: words('Gens') },
  rights: 'GENS',
  fields: {
    nom: text({ label: words('Nom'), required: true }),
    prenom: text({ label: words('Prénom') }),
    ville: text({ label: words('Ville') }),
  },
  representation: ['nom', 'prenom'],
  search: ['nom', 'prenom'],
  list: { columns: ['nom', 'prenom', 'ville'], sort: { field: 'nom', order: 'ASC' } },
});

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(390);
});

it('a line leads to its record by its name, where it is edited and deleted: no button meets the same finger', async () => {
  const Services = [{ id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true }];
  const { user, address } = renderScreens({ registry: screenRegistry, tables: { Services }, at: '/services' });
  expect(await screen.findByRole('link', { name: 'Audit' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Modifier Audit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Supprimer Audit' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Afficher Audit' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Audit' }));
  expect(address()).toBe('/services/details/2');
});

it('the title of a card is the whole name, which its lines do not repeat, and a tap beside it opens the record', async () => {
  const tables = {
    Gens: [
      { id: 1, nom: 'Benali', prenom: 'Gaël', ville: 'Lille' },
      { id: 2, nom: 'Benali', prenom: 'Inès', ville: 'Metz' },
    ],
  };
  const { user, address } = renderScreens({ registry: createRegistry([Gens]), tables, at: '/gens' });
  expect(await screen.findByRole('link', { name: 'Benali Gaël' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Benali Inès' })).toBeVisible();
  expect(screen.queryByText('Prénom')).not.toBeInTheDocument();
  await user.click(screen.getByText('Metz'));
  expect(address()).toBe('/gens/details/2');
});

it('a file beyond the first fields is on the card, to be opened from there', async () => {
  const Pieces = defineResource({
    name: 'Pieces',
    label: { one: words('Pièce'), many: words('Pièces') },
    rights: 'GENS',
    fields: {
      nom: text({ label: words('Nom'), required: true }),
      a: text({ label: words('Lieu') }),
      b: text({ label: words('Salle') }),
      c: text({ label: words('Étage') }),
      d: text({ label: words('Porte') }),
      scan: file({ label: words('Document') }),
    },
    representation: 'nom',
    search: ['nom'],
    list: { columns: ['nom', 'a', 'b', 'c', 'd', 'scan'], sort: { field: 'nom', order: 'ASC' } },
  });
  const scan = { id: 'a'.repeat(64), name: 'contrat.pdf', type: 'application/pdf', size: 903 };
  const tables = { Pieces: [{ id: 1, nom: 'Bail', a: 'Lille', b: '2', c: '3', d: 'Nord', scan }] };
  renderScreens({ registry: createRegistry([Pieces]), tables, at: '/pieces' });
  expect(await screen.findByRole('button', { name: 'Aperçu de contrat.pdf' })).toBeVisible();
  expect(screen.queryByText('Nord')).not.toBeInTheDocument();
});

const named = (at: string) => screen.queryByText(at, { selector: 'dt' });

it('a value that says what it is stands without the name of its field, which is read out all the same', async () => {
  const Services = [{ id: 2, libelle: 'Audit', code: 'AUD', ordre: 1, actif: true }];
  renderScreens({ registry: screenRegistry, tables: { Services }, at: '/services' });
  await screen.findByText('AUD');
  expect(named('Code')).toHaveStyle({ position: 'absolute', width: '1px' });
  expect(named('Ordre')).not.toHaveStyle({ position: 'absolute' });
});

it('the state stands beside the name, words have no label, and what is empty takes no room', async () => {
  const Dossiers = defineResource({
    name: 'Dossiers',
    label: { one: words('Dossier'), many: words('Dossiers') },
    rights: 'GENS',
    fields: {
      nom: text({ label: words('Nom'), required: true }),
      ville: text({ label: words('Ville') }),
      rue: text({ label: words('Rue') }),
      agents: integer({ label: words('Agents') }),
      etat: enumeration({
        label: words('État'),
        options: [{ value: 'ouvert', label: words('Ouvert'), status: 'success' }],
      }),
    },
    representation: 'nom',
    search: ['nom'],
    list: { columns: ['nom', 'ville', 'rue', 'agents', 'etat'], sort: { field: 'nom', order: 'ASC' } },
  });
  const tables = { Dossiers: [{ id: 1, nom: 'Quai', ville: 'Lille', rue: null, agents: 7, etat: 'ouvert' }] };
  renderScreens({ registry: createRegistry([Dossiers]), tables, at: '/dossiers' });
  const state = await screen.findByText('Ouvert');
  expect(state.closest('dl')).toBeNull();
  expect(named('Ville')).toHaveStyle({ position: 'absolute', width: '1px' });
  expect(named('Agents')).not.toHaveStyle({ position: 'absolute' });
  expect(named('Rue')).not.toBeInTheDocument();
});

it('a record without a page is deleted from the menu of its card', async () => {
  const Postes = defineResource({
    name: 'Postes',
    label: { one: words('Poste'), many: words('Postes') },
    rights: 'POSTES',
    fields: { nom: text({ label: words('Nom'), required: true }) },
    representation: ['nom'],
    search: ['nom'],
    list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
    operations: { get: 'none' },
  });
  const { user } = renderScreens({
    registry: createRegistry([Postes]),
    tables: { Postes: [{ id: 1, nom: 'Accueil' }] },
    at: '/postes',
  });
  const more = await screen.findByRole('button', { name: 'Autres actions pour Accueil' });
  expect(screen.queryByRole('button', { name: 'Supprimer Accueil' })).not.toBeInTheDocument();
  await user.click(more);
  await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});
