import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { installWindow, renderAccessPage, type AccessPageOptions } from '../../../../test/support/renderAccessPage';
import type { ApiCall } from '../../../resources/views/useCall';
import AccessControlPage from './AccessControlPage';

const page = <AccessControlPage />;
const julien = { id: 2, nom: 'Lefèvre', prenom: 'Julien', email: 'j@nord.example', lockoutEnd: null };
const profile = { id: 4, code: 'EXT', libelle: 'Externe' };

/**
 * A person with function 1 (which grants reading right 1), right 3 directly, and a profile that grants reading right
 * 4.
 */
const answers: AccessPageOptions['answers'] = (line) => {
  if (line === 'GET Identities') return { items: [julien], totalCount: 1 };
  if (line === 'GET Identities/2')
    return {
      ...julien,
      fonctions: [{ id: 1, code: 'F1', libelle: 'Fonction 1' }],
      profils: [profile],
      droits: [{ droitId: 3, flag: 'admin' }],
    };
  if (line === 'GET Identities/2/Profils/4')
    return {
      ...profile,
      droits: [{ droitId: 4, flag: 'read' }],
      entreprises: [{ entrepriseId: 12, brancheId: null, regionId: 3, siteId: null }],
    };
  if (line.startsWith('GET access/why'))
    return {
      allowed: false,
      locked: false,
      parts: [{ part: 'rights', passes: false, items: [{ name: 'DROIT_001:read', held: false, sources: [] }] }],
    };
  return {};
};

const at = (tab: string) => `/access-control?personne=2&onglet=${tab}`;

beforeEach(() => {
  installWindow();
  // Wide enough for the list beside the person.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it("finds a person, and revokes a function with the contract's call", async () => {
  const { user, lines } = renderAccessPage({ page, answers, at: '/access-control' });
  await user.click(await screen.findByRole('button', { name: /Lefèvre Julien/ }));
  await user.click(await screen.findByRole('button', { name: 'Retirer Fonction 1' }));
  expect(lines).toContain('DELETE Identities/2/Fonctions/1');
});

it('marks the chosen person in the list, also one whom the first people do not include', async () => {
  const others: typeof answers = (line, more) =>
    line === 'GET Identities'
      ? { items: [{ ...julien, id: 9, nom: 'Abel', email: 'a@nord.example' }], totalCount: 40 }
      : answers(line, more);
  const { user } = renderAccessPage({ page, answers: others, at: at('functions') });
  const list = await screen.findByRole('region', { name: 'Personnes' });
  expect(await within(list).findByRole('button', { current: true })).toHaveTextContent('Lefèvre Julien');
  await user.click(within(list).getByRole('button', { name: /^Abel/ }));
  expect(within(list).queryByRole('button', { name: /Lefèvre/ })).toBeNull();
});

it("shows a person's effective rights and their sources", async () => {
  renderAccessPage({ page, answers, at: at('held') });
  const tab = await screen.findByRole('tabpanel');
  expect(await within(tab).findByText(/: fonction Fonction 1/)).toBeInTheDocument();
  expect(within(tab).getByText(/: droit direct/)).toHaveTextContent('Administration : droit direct');
  expect(within(tab).getByText(/: profil Externe/)).toHaveTextContent('Lecture : profil Externe');
});

it('adds a company or one of its sites to a profile, by name', async () => {
  const add = vi.fn<(body: ApiCall['body']) => object>(() => ({}));
  const added = 'POST Identities/2/Profils/4/Entreprises/15';
  const { user, lines } = renderAccessPage({
    page,
    at: at('profiles'),
    answers: (line, call) => (line === added ? add(call.body) : answers(line, call)),
  });
  const choose = async (name: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  expect(await screen.findByText('Verrerie du Lac')).toBeInTheDocument();
  expect(await screen.findByText('région Hauts-de-France')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Site' })).toBeDisabled();
  const part = within(screen.getByRole('combobox', { name: 'Adhérent' }).closest('form') ?? document.body);
  await user.click(part.getByRole('button', { name: 'Ajouter' }));
  expect(screen.getByText('Choisissez un adhérent.')).toBeInTheDocument();
  expect(lines).not.toContain(added);

  await choose('Adhérent', 'Scierie du Nord');
  await choose('Site', 'Atelier de Lens');
  await choose('Région', 'Hauts-de-France');
  await user.click(part.getByRole('button', { name: 'Ajouter' }));
  expect(lines).toContain(added);
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ entrepriseId: 15, siteId: 31, regionId: 3 }));
  expect(screen.getByRole('combobox', { name: 'Adhérent' })).toHaveValue('');
});

it('removes the site together with its company', async () => {
  const { user } = renderAccessPage({ page, answers, at: at('profiles') });
  await user.click(await screen.findByRole('combobox', { name: 'Adhérent' }));
  await user.click(await screen.findByRole('option', { name: 'Scierie du Nord' }));
  await user.click(screen.getByRole('combobox', { name: 'Site' }));
  await user.click(await screen.findByRole('option', { name: 'Atelier de Lens' }));
  await user.click(screen.getByRole('combobox', { name: 'Adhérent' }));
  await user.click(await screen.findByRole('option', { name: 'Verrerie du Lac' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Site' })).toHaveValue(''));
});

it('offers no branch and region if the API lists none', async () => {
  renderAccessPage({ page, answers, extensions: ['identityList'], at: at('profiles') });
  expect(await screen.findByRole('combobox', { name: 'Adhérent' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Site' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Branche' })).not.toBeInTheDocument();
});

it('asks before removing a profile with its limits', async () => {
  const { user, lines } = renderAccessPage({ page, answers, at: at('profiles') });
  await user.click(await screen.findByRole('button', { name: 'Retirer Externe' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Retirer le profil' }));
  expect(lines).toContain('DELETE Identities/2/Profils/4');
});

it('explains a missing right, and which function would grant it', async () => {
  renderAccessPage({ page, answers, at: `${at('why')}&ecran=/fonctions` });
  expect(await screen.findByRole('alert')).toHaveTextContent('Lefèvre Julien n’a pas accès à « Fonctions ».');
  expect(await screen.findByText('Fonctions qui le donneraient : Fonction 1')).toBeInTheDocument();
});

it('names a right by its label', async () => {
  const items = [{ name: 'ENTREPRISES:admin', held: false, sources: [] }];
  const why = { allowed: false, locked: false, parts: [{ part: 'rights', passes: false, items }] };
  const told: typeof answers = (line, more) => (line.startsWith('GET access/why') ? why : answers(line, more));
  renderAccessPage({ page, answers: told, at: `${at('why')}&ecran=/fonctions` });
  expect(await screen.findByTitle('ENTREPRISES:admin')).toHaveTextContent(/^Adhérents.: administration$/);
});

it('shows which records are read and written per level, and what is missing for others', async () => {
  const rows = [
    { purpose: 'read', label: 'Les siennes', passes: true, all: false, needs: [] },
    { purpose: 'read', label: 'Toutes', passes: false, all: true, needs: ['ENTREPRISES:admin', 'F1'] },
    { purpose: 'write', label: 'Les siennes', passes: true, all: false, needs: [] },
  ];
  const why = { allowed: true, locked: false, parts: [], rows };
  const told: typeof answers = (line, more) => (line.startsWith('GET access/why') ? why : answers(line, more));
  renderAccessPage({ page, answers: told, at: `${at('why')}&ecran=/fonctions` });
  const read = await screen.findByRole('region', { name: 'Lues' });
  expect(await within(read).findByText(/Fonction 1/)).toBeInTheDocument();
  expect(
    within(read)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Condition remplieLes siennes',
    'Condition non remplieToutes (sans limite)Pour ces fiches, il faut\u00a0: Adhérents\u00a0: administration, Fonction 1.',
  ]);
  expect(within(screen.getByRole('region', { name: 'Modifiées' })).getAllByRole('listitem')).toHaveLength(1);
});

it('explains screens on its own if the API cannot', async () => {
  const { lines } = renderAccessPage({ page, answers, extensions: [], at: `${at('why')}&ecran=/access-control` });
  expect(await screen.findByText(/Lefèvre Julien n’a pas accès à/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Voir comme cette personne' })).not.toBeInTheDocument();
  expect(lines.filter((line) => line.includes('access/'))).toEqual([]);
});

it('is read-only without the right to write, and shows refusals', async () => {
  renderAccessPage({ page, answers, at: at('functions'), rights: ['IDENTITES:read'] });
  expect(await screen.findByText('Fonction 1')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Retirer/ })).not.toBeInTheDocument();
});

it('says why something could not be revoked', async () => {
  const { user } = renderAccessPage({
    page,
    at: at('functions'),
    answers: (line, call) =>
      line.startsWith('DELETE') ? new HttpError('Dernier administrateur', 409, {}) : answers(line, call),
  });
  await user.click(await screen.findByRole('button', { name: 'Retirer Fonction 1' }));
  expect(await screen.findByText('Dernier administrateur')).toBeInTheDocument();
});
