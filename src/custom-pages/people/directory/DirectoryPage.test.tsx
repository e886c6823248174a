import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeFilesReadable } from '../../../../test/support/readableFiles';
import { installScreen, renderShell } from '../../../layout/renderShell.fixture';
import DirectoryPage from './DirectoryPage';

const person = {
  id: 7,
  nom: 'Lefèvre',
  prenom: 'Julien',
  fonctions: ['Infirmier'],
  equipes: [{ id: 3, libelle: 'Littoral', responsable: true }],
  structure: 'Centre des Quais',
  emailProfessionnel: 'j@exemple.fr',
  telephone: '+33102030405',
  photo: null,
};
const discreet = { id: 8, nom: 'Xavier', prenom: 'Inès', fonctions: ['Lectrice'], equipes: [], photo: null };

const show = (items: readonly object[]) =>
  renderShell({
    rights: ['UTILISATEURS:read'],
    page: <DirectoryPage />,
    answers: { Trombinoscope: { items, totalCount: items.length } },
  });

beforeEach(() => {
  installScreen(1440);
  makeFilesReadable();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

it('shows photos with functions, teams and contact details, as far as the API returns them', async () => {
  show([person, discreet]);
  await screen.findByText('Lefèvre Julien');
  const [first, second] = within(screen.getByRole('main')).getAllByRole('listitem');
  if (!first || !second) throw new Error('there are two people');
  expect(first).toHaveTextContent('Lefèvre Julien');
  expect(within(first).getByRole('button', { name: 'Littoral · responsable' })).toBeInTheDocument();
  expect(within(first).getByRole('link', { name: 'j@exemple.fr' })).toHaveAttribute('href', 'mailto:j@exemple.fr');
  expect(within(second).getAllByRole('link')).toHaveLength(1);
  expect(screen.getByText('2 personnes')).toBeInTheDocument();
});

it("saves a person's card for address books", async () => {
  const createObjectURL = vi.fn((_blob: Blob) => 'blob:1');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  show([person]);
  await userEvent.click(await screen.findByRole('button', { name: /^Carte de visite.*Lefèvre Julien$/ }));
  expect(await createObjectURL.mock.calls[0]?.[0]?.text()).toContain('FN:Julien Lefèvre');
});

it('says that a search finds no one', async () => {
  show([]);
  expect(await screen.findByText('Aucune personne')).toBeInTheDocument();
});
