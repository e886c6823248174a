import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Extension } from '../../protocol/extensions';
import { registry } from '../../../../test/support/referenceResources';
import { chooseInMenu } from '../../../../test/support/chooseInMenu';
import { renderScreens } from '../../../../test/support/renderScreens';
import { windowOfWidth } from '../../../../test/support/window';
import type { Grants } from '../../access/access';

const PARTIES = 'Clubs/3/parties';

const tables = () => ({
  Amis: [
    { id: 1, nom: 'Lefèvre', prenom: 'Anne' },
    { id: 2, nom: 'Martin', prenom: 'Bruno' },
  ],
  Clubs: [{ id: 3, nom: 'Les pions', presidentId: 1 }],
  'Clubs/3/jeux': [{ id: 7, titre: 'Échecs', joueurs: 2 }],
  [PARTIES]: [
    { id: 11, amiId: 1, jeuId: 7, note: 'belle', longue: false },
    { id: 12, amiId: 2, jeuId: 7, note: null, longue: false },
    { id: 13, amiId: null, jeuId: null, note: 'seule', longue: false },
  ],
});

const open = (at: string, held?: Grants, extensions?: readonly Extension[]) =>
  renderScreens({
    registry,
    tables: tables(),
    at: `/clubs/3/parties${at}`,
    ...(held && { held }),
    ...(extensions && { extensions }),
  });

beforeEach(() => {
  localStorage.clear();
  windowOfWidth(1440);
});
describe('a record named by its references', () => {
  it('has this name in title, breadcrumb, tab and the deletion dialog', async () => {
    const { user } = open('/details/11');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lefèvre Anne · 2 Échecs' })).toBeInTheDocument();
    const trail = within(screen.getByRole('navigation', { name: /fil d/i }));
    expect(trail.getByText('Lefèvre Anne · 2 Échecs')).toHaveAttribute('aria-current', 'page');
    expect(trail.getByRole('link', { name: 'Les pions' })).toBeInTheDocument();
    expect(document.title).toContain('Lefèvre Anne · 2 Échecs');
    await chooseInMenu(user, 'Supprimer');
    expect(await screen.findByRole('dialog', { name: /Lefèvre Anne · 2 Échecs/ })).toBeInTheDocument();
  });

  it('belongs to an unreadable parent, which is neither requested nor linked', async () => {
    const { calls } = open('/details/11', { rights: ['PARTIES:read'], functionCodes: [] });
    const trail = () => within(screen.getByRole('navigation', { name: /fil d/i }));
    await waitFor(() => expect(trail().getByText('Clubs')).toBeInTheDocument());
    await waitFor(() =>
      expect(
        trail()
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(['Parties']),
    );
    expect(trail().getByText('#3')).toBeInTheDocument();
    expect(calls.filter(({ resource }) => resource === 'Clubs')).toEqual([]);
  });

  it('has this name in its form, and in the notification after renaming', async () => {
    const { user } = open('/modification/11');
    expect(await screen.findByRole('heading', { level: 1, name: /Lefèvre Anne · 2 Échecs/ })).toBeInTheDocument();
    const friend = await screen.findByRole('combobox', { name: 'Ami' });
    await waitFor(() => expect(friend).toHaveValue('Lefèvre Anne'));
    await user.clear(friend);
    await user.type(friend, 'mart');
    await user.click(await screen.findByRole('option', { name: 'Martin Bruno' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'messages' })).toHaveTextContent('Martin Bruno · 2 Échecs'),
    );
  });

  it('costs a list one request per collection, whatever the number of rows', async () => {
    const { calls } = open('');
    const edit = { name: 'Modifier Lefèvre Anne · 2 Échecs' };
    expect(await screen.findByRole('link', edit)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Modifier Martin Bruno · 2 Échecs' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Modifier #13' })).toBeInTheDocument();
    const asked = calls.filter(({ method }) => method === 'getMany').map(({ resource }) => resource);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('is shown by number if its references are unreadable', async () => {
    const view = open('/details/11');
    view.refuse((method) => (method === 'getMany' ? new HttpError('Interdit', 403) : undefined));
    expect(await screen.findByRole('heading', { level: 1, name: '#11' })).toBeInTheDocument();
  });

  it('is named by its readable parts, without requesting the others', async () => {
    const { calls } = open('/details/11', { rights: ['CLUBS:read', 'PARTIES:read'], functionCodes: [] }, ['records']);
    expect(await screen.findByRole('heading', { level: 1, name: '2 Échecs' })).toBeInTheDocument();
    expect((await screen.findAllByText('N° 1 (accès réservé)')).length).toBeGreaterThan(0);
    expect(calls.filter(({ resource }) => resource === 'Amis')).toEqual([]);
  });
});
