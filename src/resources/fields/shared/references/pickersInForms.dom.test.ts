import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialogRegistry } from '../../../../../test/support/dialogSchemas';
import { renderScreens } from '../../../../../test/support/renderScreens';
import type { AnyRecord } from '../../../language/resourceSchema';

const SITES_OF_1 = 'Societes/1/sites';
const SITES_OF_2 = 'Societes/2/sites';
const VISIT: AnyRecord = { id: 5, nom: 'Audit', societeId: 1, siteId: 11, code: 'V5', presents: null, etapes: null };

const tables = (visit: Partial<AnyRecord> = {}) => ({
  Societes: [
    { id: 1, nom: 'Alpha' },
    { id: 2, nom: 'Bêta' },
  ],
  [SITES_OF_1]: [{ id: 11, nom: 'Siège Alpha' }],
  [SITES_OF_2]: [{ id: 21, nom: 'Siège Bêta' }],
  Personnes: [{ id: 31, nom: 'Inès' }],
  Visites: [{ ...VISIT, ...visit }],
});

const open = (at: string, options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({ registry: dialogRegistry, tables: tables(), at, ...options });

const CREATE = '/visites/creation';
const EDIT = '/visites/modification/5';

const picker = (name: string) => screen.findByRole('combobox', { name });
const option = (name: string) => screen.findByRole('option', { name });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a picker of nested records', () => {
  it('waits for the parent record, says so, and then offers the records below it', async () => {
    const { user } = open(CREATE);
    const place = await picker('Lieu');
    expect(place).toBeDisabled();
    expect(place).toHaveAccessibleDescription(/Choisissez d’abord\s: Société/);
    await user.click(await picker('Chez'));
    await user.click(await option('Bêta'));
    await waitFor(() => expect(place).toBeEnabled());
    await user.click(place);
    expect(await option('Siège Bêta')).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Siège Alpha' })).not.toBeInTheDocument();
  });

  it('clears a choice that is not below the new parent', async () => {
    const { user } = open(EDIT);
    const place = await picker('Lieu');
    await waitFor(() => expect(place).toHaveValue('Siège Alpha'));
    await user.click(await picker('Chez'));
    await user.click(await option('Bêta'));
    await waitFor(() => expect(place).toHaveValue(''));
  });

  it('clears the choice when the parent is cleared', async () => {
    const { user } = open(EDIT);
    const place = await picker('Lieu');
    await waitFor(() => expect(place).toHaveValue('Siège Alpha'));
    await user.clear(await picker('Chez'));
    await waitFor(() => expect(place).toBeDisabled());
    expect(place).toHaveValue('');
  });

  it('keeps a valid choice', async () => {
    const both = [{ id: 11, nom: 'Partagé' }];
    const { user, tables: kept } = open(EDIT, { tables: { ...tables(), [SITES_OF_1]: both, [SITES_OF_2]: both } });
    await waitFor(async () => expect(await picker('Lieu')).toHaveValue('Partagé'));
    await user.click(await picker('Chez'));
    await user.click(await option('Bêta'));
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(kept.Visites?.[0]).toMatchObject({ societeId: 2, siteId: 11 }));
  });

  it('works in the rows of an embedded list', async () => {
    const { user, tables: kept } = open(EDIT);
    await user.click(await screen.findByRole('button', { name: 'Ajouter une ligne' }));
    await user.click(await picker('Lieu de l’étape'));
    await user.click(await option('Siège Alpha'));
    await user.click(button('Dupliquer la ligne 1'));
    await waitFor(() => expect(screen.getAllByRole('combobox', { name: 'Lieu de l’étape' })).toHaveLength(2));
    await user.click(button('Enregistrer'));
    const step = { theme: null, siteId: 11 };
    await waitFor(() => expect(kept.Visites?.[0]?.etapes).toEqual([step, step]));
  });

  it('has cells that link to the pages below the record', async () => {
    open('/visites/details/5', { tables: tables({ etapes: [{ theme: 'Accueil', siteId: 11 }] }) });
    const links = await screen.findAllByRole('link', { name: 'Siège Alpha' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/societes/1/sites/details/11',
      '/societes/1/sites/details/11',
    ]);
  });
});

describe('creating a record from a picker', () => {
  it('starts with the typed text, and chooses the new record', async () => {
    const { user, tables: kept } = open(EDIT);
    await user.type(await picker('Lieu'), '{Control>}a{/Control}Dépôt');
    await user.click(await option('Créer «\u00a0Dépôt\u00a0»'));
    const dialog = await screen.findByRole('dialog', { name: 'Création de site' });
    expect(within(dialog).getByRole('textbox', { name: 'Nom' })).toHaveValue('Dépôt');
    expect(within(dialog).queryByRole('button', { name: /en créer d’autres/ })).not.toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox', { name: 'Ville' }), 'Metz');
    await user.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(kept[SITES_OF_1]?.[1]).toMatchObject({ id: 12, nom: 'Dépôt', ville: 'Metz' });
    // Submitting the dialog did not submit the form below.
    expect(kept.Visites?.[0]?.siteId).toBe(11);
    await waitFor(async () => expect(await picker('Lieu')).toHaveValue('Dépôt'));
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(kept.Visites?.[0]?.siteId).toBe(12));
  });

  it('works with the keyboard alone, for sets too, and restores the focus', async () => {
    const { user } = open(CREATE);
    const people = await picker('Présents');
    await user.type(people, 'Zoé');
    await option('Créer «\u00a0Zoé\u00a0»');
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: 'Création de personne' });
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: 'Zoé' })).toBeInTheDocument();
    expect(await picker('Présents')).toHaveFocus();
  });

  it('is not offered for an existing name, or without the right', async () => {
    const { user, unmount } = open(CREATE);
    await user.type(await picker('Présents'), 'ines');
    expect(await option('Inès')).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: /Créer/ })).not.toBeInTheDocument();
    unmount();
    const denied = open(CREATE, { denied: ['create Personnes'] });
    await denied.user.type(await picker('Présents'), 'Zoé');
    expect(await screen.findByText('Aucun résultat')).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});

describe('the form around a picker', () => {
  it('reports at once that a period ends before it begins, and clears the error', async () => {
    const { user } = open(EDIT, { tables: tables({ debut: '2026-03-10', fin: '2026-03-12' }) });
    const start = await screen.findByRole('group', { name: /Début/ });
    await user.click(within(start).getByRole('spinbutton', { name: /jour/i }));
    await user.keyboard('20');
    expect(await screen.findByText('« Fin » ne peut pas précéder « Début ».')).toBeInTheDocument();
    await user.click(within(start).getByRole('spinbutton', { name: /jour/i }));
    await user.keyboard('11');
    await waitFor(() => expect(screen.queryByText('« Fin » ne peut pas précéder « Début ».')).not.toBeInTheDocument());
  });

  it('shows immutable values as text afterwards', async () => {
    const created = open(CREATE);
    expect(await screen.findByRole('textbox', { name: 'Code' })).toBeEnabled();
    created.unmount();
    open(EDIT);
    expect(await screen.findByText('V5')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument();
  });
});
