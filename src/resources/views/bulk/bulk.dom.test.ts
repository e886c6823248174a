import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defineResource } from '../../defineResource';
import { boolean } from '../../fields/boolean/kind';
import { text } from '../../fields/text/kind';
import { createRegistry } from '../../registry/registry';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { dialogRegistry } from '../../../../test/support/dialogSchemas';
import { Reservations } from '../../../../test/support/ruledResources';
import { renderScreens } from '../../../../test/support/renderScreens';

const Rappels = defineResource({
  name: 'Rappels',
  contract: true,
  label: {
    one: ['Rappel', 'Reminder', 'Erinnerung', 'Lembrete'],
    many: ['Rappels', 'Reminders', 'Erinnerungen', 'L.'],
  },
  rights: 'RAPPELS',
  fields: {
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true }),
    actif: boolean({ label: ['Actif', 'Active', 'Aktiv', 'Ativo'], required: true, initial: false }),
  },
  representation: 'nom',
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
});

/** Extensions that a selection uses. */
const EXTENSIONS_USED = ['records', 'pagedLists', 'filters', 'changes', 'history'] as const;

const visits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    nom: `Visite ${String(index + 1).padStart(2, '0')}`,
    code: null,
    debut: '2026-03-01',
    fin: null,
    societeId: 1,
  }));

async function open(count = 30, options: Partial<Parameters<typeof renderScreens>[0]> = {}) {
  const tables = { Visites: visits(count), Societes: [{ id: 1, nom: 'Nord' }] };
  const view = renderScreens({
    registry: dialogRegistry,
    tables,
    at: '/visites',
    extensions: EXTENSIONS_USED,
    ...options,
  });
  await screen.findAllByRole('rowheader');
  return view;
}

const row = (number: string) => screen.findByRole('checkbox', { name: `Sélectionner Visite ${number}` });
const bar = () => screen.findByRole('group', { name: 'Actions sur la sélection' });
const action = async (name: string) => within(await bar()).getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('selecting records of a list', () => {
  it('selects ranges with Shift, the page, and everything that matches', async () => {
    const { user } = await open();
    await user.click(await row('02'));
    await user.keyboard('{Shift>}');
    await user.click(await row('05'));
    await user.keyboard('{/Shift}');
    expect(await bar()).toHaveTextContent('4 sélectionnés');
    // The bar comes after the rows in the same column, so it moves none from under the pointer.
    expect([(await bar()).style.order, (await bar()).parentElement?.style.flexDirection]).toEqual(['1', 'column']);
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    expect(await bar()).toHaveTextContent('25 sélectionnés');
    await user.click(await action('Tout sélectionner (30)'));
    expect(await bar()).toHaveTextContent(/Tout ce qui correspond au filtre\s: 30/);
    await user.click(await action('Effacer la sélection'));
    expect(screen.queryByRole('group', { name: 'Actions sur la sélection' })).not.toBeInTheDocument();
  });

  it('works with the keyboard, and has no accessibility faults', async () => {
    const { user } = await open(3);
    (await row('01')).focus();
    await user.keyboard(' ');
    expect(await bar()).toHaveTextContent('1 sélectionné');
    expect(await accessibilityFaults(document.body)).toEqual([]);
  });

  it('offers only permitted actions', async () => {
    const { user } = await open(3, { denied: ['edit Visites'] });
    await user.click(await row('01'));
    expect(within(await bar()).queryByRole('button', { name: 'Modifier' })).not.toBeInTheDocument();
    expect(await action('Supprimer')).toBeInTheDocument();
  });
});

describe('editing many records', () => {
  it('previews the changes, applies them, and offers to undo', async () => {
    const { user, tables, calls } = await open(4);
    await user.click(await row('01'));
    await user.click(await row('02'));
    await user.click(await action('Modifier'));
    const dialog = await screen.findByRole('dialog', { name: 'Modifier 2 visites' });
    await user.click(await within(dialog).findByRole('combobox', { name: 'Champs à modifier' }));
    await user.click(await screen.findByRole('option', { name: 'Chez' }));
    // The list closes over the field just added, and opens again for the next.
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('combobox', { name: 'Champs à modifier' }));
    await user.click(await screen.findByRole('option', { name: 'Nom' }));
    // The value of a chosen field is what comes next.
    expect(within(dialog).getByRole('textbox', { name: /^Nom/ })).toHaveFocus();
    await user.keyboard('Même nom');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Vider ce champ dans toutes les fiches' }));
    expect(within(dialog).getByText('Ce champ sera vidé.')).toBeInTheDocument();
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Vérifier' }));
    const rows = await within(dialog).findByRole('region', { name: 'Lignes de l’aperçu' });
    expect(within(rows).getAllByRole('listitem')).toHaveLength(2);
    expect(rows).toHaveTextContent(/Nom\s*avant Visite 01\s*après Même nom/);
    expect(within(dialog).getByRole('button', { name: /^Modifiés\s: 2$/ })).toBeInTheDocument();
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Appliquer (2)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(tables.Visites?.map(({ nom, societeId }) => [nom, societeId])).toEqual([
      ['Même nom', null],
      ['Même nom', null],
      ['Visite 03', 1],
      ['Visite 04', 1],
    ]);
    expect(calls.filter(({ method }) => method === 'applyChanges')).toHaveLength(1);
    expect(screen.queryByRole('group', { name: 'Actions sur la sélection' })).not.toBeInTheDocument();
  });

  it.each(['fin{Enter}', 'fin{Tab}', 'fin{Enter}{Tab}'])('%s goes on to the first part of a date', async (keys) => {
    const { user } = await open(1);
    await user.click(await row('01'));
    await user.click(await action('Modifier'));
    await user.click(await screen.findByRole('combobox', { name: 'Champs à modifier' }));
    await user.keyboard(keys);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'spinbutton'));
  });

  it('moves with the keyboard from the rows to the changes and back', async () => {
    const { user, tables } = await open(3);
    act(() => screen.getByRole('link', { name: 'Visite 02' }).focus());
    await user.keyboard(' ');
    await bar();
    await user.keyboard('a');
    expect(await action('Modifier')).toHaveFocus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('combobox', { name: 'Champs à modifier' });
    await user.keyboard('nom{Enter}{Enter}{Tab}Nouveau nom{Control>}s{/Control}');
    await within(dialog).findByRole('button', { name: 'Appliquer (1)' });
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(tables.Visites?.[1]?.nom).toBe('Nouveau nom');
    await waitFor(() => expect(document.activeElement?.closest('tr')?.dataset.record).toBe('Visites/2'));
  });

  it('writes a required boolean as displayed, which is first what a new record has not', async () => {
    const tables = { Rappels: [{ id: 1, nom: 'Rappel 1', actif: false }] };
    const { user } = await open(1, { registry: createRegistry([Rappels]), at: '/rappels', tables });
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Rappel 1' }));
    await user.click(await action('Modifier'));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('combobox', { name: 'Champs à modifier' }));
    await user.click(await screen.findByRole('option', { name: 'Actif' }));
    expect(within(dialog).getByRole('switch', { name: 'Actif' })).toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Vérifier' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Appliquer (1)' }));
    await waitFor(() => expect(tables.Rappels[0]).toMatchObject({ actif: true }));
  });

  it('offers conditional values if their condition is set too, and explains it otherwise', async () => {
    const { motif, etat } = Reservations.fields;
    const Motifs = { ...Rappels, fields: { ...Rappels.fields, etat, motif } };
    const tables = { Rappels: [{ id: 1, nom: 'Rappel 1', actif: true }] };
    const { user } = await open(1, { registry: createRegistry([Motifs]), at: '/rappels', tables });
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Rappel 1' }));
    await user.click(await action('Modifier'));
    const dialog = await screen.findByRole('dialog');
    const choose = async (name: string) => {
      await user.click(await within(dialog).findByRole('combobox', { name: 'Champs à modifier' }));
      await user.click(await screen.findByRole('option', { name }));
    };
    const offered = async () => {
      await user.click(within(dialog).getByRole('combobox', { name: 'Motif' }));
      const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return names.filter((name) => name === 'Doublon' || name === 'Formation');
    };
    await choose('Motif');
    expect(await offered()).toEqual(['Formation', 'Doublon']);
    expect(within(dialog).getByText(/ne conviennent qu’à une partie des fiches/)).toBeInTheDocument();
    await choose('État');
    // Nothing is written that was not chosen, not even the state of a new record.
    const state = within(dialog).getByRole('combobox', { name: /^État/ });
    expect(state).not.toHaveTextContent('Demandée');
    await user.click(state);
    await user.click(await screen.findByRole('option', { name: 'Demandée' }));
    expect(await offered()).toEqual(['Formation']);
    expect(within(dialog).queryByText(/ne conviennent qu’à une partie/)).not.toBeInTheDocument();
  });

  it('shows refusals with reasons, and applies the rest only on request', async () => {
    const { user, tables } = await open(2);
    tables.Visites?.splice(0, 1, { ...visits(1)[0], id: 1, nom: 'Visite 01', debut: '2027-01-01' });
    await user.click(await row('01'));
    await user.click(await row('02'));
    await user.click(await action('Modifier'));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('combobox', { name: 'Champs à modifier' }));
    await user.click(await screen.findByRole('option', { name: 'Fin' }));
    const [day] = await within(dialog).findAllByRole('spinbutton');
    await user.click(day ?? dialog);
    await user.keyboard('31122026');
    await user.click(within(dialog).getByRole('button', { name: 'Vérifier' }));
    expect(await within(dialog).findByText(/«\s?Fin\s?» ne peut pas précéder «\s?Début\s?»/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Appliquer seulement les lignes acceptées (1)' }));
    expect(
      await within(dialog).findByRole('button', { name: 'Réessayer les lignes refusées (1)' }),
    ).toBeInTheDocument();
    expect(tables.Visites?.map(({ fin }) => fin)).toEqual([null, '2026-12-31']);
  });

  it('overwrites no change made since the preview, and shows it first', async () => {
    const { user, tables } = await open(2);
    await user.click(await row('01'));
    await user.click(await row('02'));
    await user.click(await action('Modifier'));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('combobox', { name: 'Champs à modifier' }));
    await user.click(await screen.findByRole('option', { name: 'Nom' }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Nom/ }), 'Même nom');
    await user.click(within(dialog).getByRole('button', { name: 'Vérifier' }));
    const apply = await within(dialog).findByRole('button', { name: 'Appliquer (2)' });
    const names = () => tables.Visites?.map(({ nom }) => nom);
    tables.Visites = tables.Visites?.map((visit) => (visit.id === 1 ? { ...visit, nom: 'De Zoé' } : visit)) ?? [];
    await user.click(apply);
    expect(await within(dialog).findByText(/a été modifié par quelqu’un d’autre entre-temps/)).toBeInTheDocument();
    expect(names()).toEqual(['De Zoé', 'Visite 02']);
    await user.click(within(dialog).getByRole('button', { name: 'Vérifier à nouveau' }));
    const rows = await within(dialog).findByRole('region', { name: 'Lignes de l’aperçu' });
    await waitFor(() => expect(rows).toHaveTextContent(/Nom\s*avant De Zoé\s*après Même nom/));
    expect(names()).toEqual(['De Zoé', 'Visite 02']);
    await user.click(within(dialog).getByRole('button', { name: 'Appliquer (2)' }));
    await waitFor(() => expect(names()).toEqual(['Même nom', 'Même nom']));
  });

  it('names the records in the preview without change sets too', async () => {
    const { user } = await open(2, { extensions: [] });
    await user.click(await row('02'));
    await user.click(await action('Modifier'));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('combobox', { name: 'Champs à modifier' }));
    await user.click(await screen.findByRole('option', { name: 'Chez' }));
    await user.click(within(dialog).getByRole('checkbox', { name: /^Vider ce champ/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Vérifier' }));
    const item = await within(dialog).findByRole('listitem');
    await waitFor(() => expect(item).toHaveTextContent(/^Visite 02Modifié/));
  });

  it('asks before input is lost', async () => {
    const { user } = await open(2);
    await user.click(await row('01'));
    await user.click(await action('Modifier'));
    const dialog = await screen.findByRole('dialog');
    await user.click(await within(dialog).findByRole('combobox', { name: 'Champs à modifier' }));
    await user.click(await screen.findByRole('option', { name: 'Nom' }));
    await user.type(await within(dialog).findByRole('textbox', { name: /^Nom/ }), 'Autre');
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    const question = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ });
    const [first] = within(question).getAllByRole('button');
    expect(first).toHaveTextContent('Continuer la saisie');
    expect(first).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await within(dialog).findByRole('button', { name: 'Vérifier' }));
    // The preview has saved nothing yet.
    await within(dialog).findByRole('button', { name: /^Appliquer/ });
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ })).toBeVisible();
  });
});

describe('deleting many records', () => {
  it('keeps records changed since the preview', async () => {
    const { user, tables } = await open(2);
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await user.click(await action('Supprimer'));
    const dialog = await screen.findByRole('dialog');
    const confirm = await within(dialog).findByRole('button', { name: 'Supprimer (2)' });
    tables.Visites = tables.Visites?.map((visit) => (visit.id === 1 ? { ...visit, nom: 'De Zoé' } : visit)) ?? [];
    await user.click(confirm);
    const rest = await within(dialog).findByRole('button', { name: 'Supprimer la fiche non utilisée' });
    expect(tables.Visites).toHaveLength(2);
    await user.click(rest);
    await waitFor(() => expect(tables.Visites?.map(({ nom }) => nom)).toEqual(['De Zoé']));
    // The conflicting row is retried in its current version.
    await user.click(await within(dialog).findByRole('button', { name: 'Réessayer les lignes refusées (1)' }));
    expect(await within(dialog).findByRole('button', { name: 'Supprimer (1)' })).toBeInTheDocument();
    expect(tables.Visites).toHaveLength(1);
  });

  it('fixes the selection when it starts, and shows its size', async () => {
    const { user, tables, calls } = await open(30);
    await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await user.click(await action('Tout sélectionner (30)'));
    await user.click(await action('Supprimer'));
    const dialog = await screen.findByRole('dialog', { name: /^Supprimer 30 / });
    expect(await within(dialog).findByText(/Seuls ces 30 enregistrements/)).toBeInTheDocument();
    const confirm = await within(dialog).findByRole('button', { name: 'Supprimer (30)' });
    tables.Visites?.push({ id: 99, nom: 'Arrivée depuis' });
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(tables.Visites).toEqual([{ id: 99, nom: 'Arrivée depuis' }]);
    expect(calls.filter(({ method }) => method === 'selectAll')).toHaveLength(1);
  });
});
