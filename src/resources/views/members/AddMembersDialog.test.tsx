import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { dialogRegistry, Participants } from '../../../../test/support/dialogSchemas';
import { renderScreens } from '../../../../test/support/renderScreens';
import type { AnyRecord } from '../../language/resourceSchema';
import { AddMembersDialog } from './AddMembersDialog';

const ADDRESS = 'Groupements/2/participants';
const target = { schema: Participants, address: ADDRESS, parents: { groupementId: '2' } };

const tablesWith = (there: number) => ({
  Personnes: Array.from({ length: 60 }, (_, index) => ({
    id: index + 1,
    nom: `Personne ${String(index + 1).padStart(2, '0')}`,
  })),
  [ADDRESS]: Array.from({ length: there }, (_, index): AnyRecord => ({ id: index + 1, personneId: index + 1 })),
});

function Opener({ onDone }: { readonly onDone: (record: AnyRecord) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ouvrir</button>
      <AddMembersDialog target={target} isOpen={isOpen} onClose={() => setOpen(false)} onDone={onDone} />
    </>
  );
}

async function open(there = 12, options: Partial<Parameters<typeof renderScreens>[0]> = {}) {
  const onDone = vi.fn<(record: AnyRecord) => void>();
  const view = renderScreens({
    registry: dialogRegistry,
    tables: tablesWith(there),
    at: '/ici',
    beside: <Opener onDone={onDone} />,
    ...options,
  });
  await view.user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return { ...view, onDone, dialog: await screen.findByRole('dialog', { name: /^Ajouter\s: Participants$/ }) };
}

const list = () => screen.getByRole('list', { name: /Choix/ });
const person = (number: string) => within(list()).findByRole('checkbox', { name: new RegExp(`Personne ${number}`) });
const addButton = () => screen.getByRole('button', { name: /^(Ajouter|Réessayer) \(/ });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('adding several records to a keyed collection', () => {
  it('shows existing members, and counts members, missing and selected people', async () => {
    const { user, dialog } = await open();
    expect(await person('01')).toBeChecked();
    await waitFor(async () => expect(await person('01')).toBeDisabled());
    expect(await person('01')).toHaveAccessibleName(/Déjà dans la liste/);
    expect(await person('13')).toBeEnabled();
    expect(await screen.findByText(/Participants\s: 12/)).toBeInTheDocument();
    expect(await screen.findByText(/Hors de la liste\s: 48/)).toBeInTheDocument();
    await user.click(await person('13'));
    expect(screen.getByText(/Choisis\s: 1/)).toBeInTheDocument();
    expect(await accessibilityFaults(dialog)).toEqual([]);
  });

  it('adds all at once with shared values, shows their number and restores the focus', async () => {
    const { user, tables, onDone } = await open();
    await user.click(await person('13'));
    await user.click(await person('15'));
    await user.type(screen.getByRole('textbox', { name: 'Rôle' }), 'Relais');
    await user.click(addButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const shared = { responsable: false, role: 'Relais' };
    expect(tables[ADDRESS]?.slice(12)).toEqual([
      { id: 13, personneId: 13, ...shared },
      { id: 15, personneId: 15, ...shared },
    ]);
    expect(onDone).toHaveBeenCalledOnce();
    expect(screen.getByLabelText('messages')).toHaveTextContent('members.added');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus());
  });

  it('finds non-members, however far down', async () => {
    const { user } = await open(58);
    await waitFor(async () => expect(await person('01')).toBeDisabled());
    await user.click(screen.getByRole('switch', { name: 'Hors de la liste seulement' }));
    expect(await person('59')).toBeEnabled();
    expect(within(list()).getAllByRole('checkbox')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Choisir tout ce qui est affiché' }));
    expect(screen.getByText(/Choisis\s: 2/)).toBeInTheDocument();
  });

  it('searches by name, keeps the selection, and loads more at the end', async () => {
    const { user } = await open();
    await user.click(await person('13'));
    await user.type(screen.getByRole('searchbox'), '4');
    await waitFor(() => expect(within(list()).getAllByRole('checkbox')).toHaveLength(15));
    await user.click(await person('40'));
    expect(screen.getByText(/Choisis\s: 2/)).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(within(list()).getAllByRole('checkbox')).toHaveLength(25));
    // jsdom has no layout: any scroll reaches the end.
    await waitFor(() => {
      fireEvent.scroll(list().parentElement ?? list());
      expect(within(list()).getAllByRole('checkbox').length).toBeGreaterThan(25);
    });
  });

  it('lists failures with reasons, and retries only those', async () => {
    const { user, tables, refuse, onDone } = await open();
    const refused = new HttpError('Déjà pris', 409, { problem: { status: 409 } });
    const isFourteen = (data?: object) => JSON.stringify(data ?? {}).includes('"personneId":14');
    refuse((method, _resource, { data }) => (method === 'create' && isFourteen(data) ? refused : undefined));
    await user.click(await person('13'));
    await user.click(await person('14'));
    await user.click(addButton());
    const report = await screen.findByRole('alert');
    expect(report).toHaveTextContent(/Personne 14 — Déjà pris/);
    expect(report).not.toHaveTextContent('Personne 13');
    await waitFor(async () => expect(await person('13')).toBeDisabled());
    refuse(undefined);
    await user.click(screen.getByRole('button', { name: 'Réessayer (1)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(tables[ADDRESS]?.slice(12).map(({ id }) => id)).toEqual([13, 14]);
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  it('asks before a selection is lost', async () => {
    const { user } = await open();
    await user.click(await person('13'));
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ })).toBeInTheDocument();
  });

  it('says which right is needed if the list is unreadable, without requesting it', async () => {
    const held = { rights: [`${Participants.rights}:admin`], functionCodes: [] };
    const { calls } = await open(12, { held });
    expect(await screen.findByText(/^Choisir ici demande le droit de consulter «.Personnes.»/)).toBeInTheDocument();
    expect(calls.filter(({ resource }) => resource === 'Personnes')).toEqual([]);
  });
});
