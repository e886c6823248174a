import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { dialogRegistry, Participants, Reglement, Sites } from '../../../../test/support/dialogSchemas';
import { renderScreens } from '../../../../test/support/renderScreens';
import type { AnyRecord } from '../../language/resourceSchema';
import type { ScreenTarget } from '../ScreenContext';
import { CreateDialog } from './CreateDialog';
import { EditDialog } from './EditDialog';
import type { RecordDialogProps } from './QuickCreateContext';

const SITES = 'Societes/4/sites';
const target: ScreenTarget = { schema: Sites, address: SITES, parents: { societeId: '4' } };

function Opener({ dialog: Dialog, ...given }: Pick<RecordDialogProps, 'target'> & OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ouvrir</button>
      <Dialog {...given} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

interface OpenerProps {
  readonly dialog: (props: RecordDialogProps) => React.ReactNode;
  readonly onDone: (record: AnyRecord) => void;
}

async function open(
  dialog: OpenerProps['dialog'],
  options: Partial<Parameters<typeof renderScreens>[0]> = {},
  of = target,
) {
  const onDone = vi.fn<(record: AnyRecord) => void>();
  const view = renderScreens({
    registry: dialogRegistry,
    tables: { [SITES]: [{ id: 7, nom: 'Siège', ville: 'Lille' }] },
    at: '/ici',
    beside: <Opener dialog={dialog} target={of} onDone={onDone} />,
    ...options,
  });
  await view.user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return { ...view, onDone, dialog: await screen.findByRole('dialog') };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const opener = () => screen.getByRole('button', { name: 'Ouvrir' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the dialog that creates a record', () => {
  it('says below its title which record the new one belongs to', async () => {
    const { dialog } = await open(CreateDialog, {
      tables: { [SITES]: [], Societes: [{ id: 4, nom: 'Brasserie du Port' }] },
    });
    expect(await within(dialog).findByText('Brasserie du Port')).toBeVisible();
    expect(dialog).toHaveAccessibleName('Création de site');
  });

  it('starts with given values and focus in the first field, saves, and restores the focus', async () => {
    const { user, tables, onDone, dialog } = await open((props) => (
      <CreateDialog {...props} initial={{ nom: 'Dépôt' }} />
    ));
    expect(dialog).toHaveAccessibleName('Création de site');
    expect(await field('Nom')).toHaveFocus();
    expect(await field('Nom')).toHaveValue('Dépôt');
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await user.type(await field('Ville'), 'Metz');
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(tables[SITES]?.[1]).toEqual({ id: 8, nom: 'Dépôt', ville: 'Metz' });
    expect(onDone).toHaveBeenCalledExactlyOnceWith({ id: 8, nom: 'Dépôt', ville: 'Metz' });
    expect(opener()).toHaveFocus();
    expect(screen.getByLabelText('messages')).toHaveTextContent('screens.form.saved Dépôt');
  });

  it('shows errors of the form and the API at their field, and stays open', async () => {
    const { user, refuse, onDone } = await open(CreateDialog);
    await user.click(button('Enregistrer'));
    expect(await screen.findByText('2 champs sont à corriger.')).toBeInTheDocument();
    await waitFor(async () => expect(await field('Nom')).toHaveFocus());
    await user.type(await field('Nom'), 'Siège');
    await user.type(await field('Ville'), 'Lille');
    const problem = { title: 'Refusé', status: 400, errors: { Nom: ['Ce nom est déjà pris'] } };
    refuse((method) => (method === 'create' ? new HttpError('Refusé', 400, { problem }) : undefined));
    await user.click(button('Enregistrer'));
    await waitFor(async () => expect(await field('Nom')).toHaveAccessibleDescription(/déjà pris/));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('creates several records in sequence, with a notification each', async () => {
    const { user, tables, onDone } = await open(CreateDialog);
    await user.type(await field('Nom'), 'Un');
    await user.type(await field('Ville'), 'Metz');
    await user.click(button('Enregistrer et en créer d’autres'));
    await waitFor(async () => expect(await field('Nom')).toHaveValue(''));
    expect(await field('Nom')).toHaveFocus();
    await user.type(await field('Nom'), 'Deux');
    await user.type(await field('Ville'), 'Metz');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(onDone.mock.calls.map(([{ nom }]) => nom)).toEqual(['Un', 'Deux']);
    expect(tables[SITES]).toHaveLength(3);
  });

  it('asks before changes are lost, and only then', async () => {
    const { user } = await open(CreateDialog);
    await user.type(await field('Nom'), 'Dépôt');
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ });
    await user.click(within(question).getByRole('button', { name: 'Continuer la saisie' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(await field('Nom')).toHaveValue('Dépôt');
    await user.click(button('Annuler'));
    await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(opener());
    expect(await field('Nom')).toHaveValue('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the dialog that changes a record', () => {
  const record = { id: 7, nom: 'Siège (ancien)', ville: 'Lille' };
  const Edit = (props: RecordDialogProps) => <EditDialog {...props} record={record} />;

  it('starts with the current record, and sends the differences', async () => {
    const { user, calls, onDone } = await open(Edit);
    expect(await field('Nom')).toHaveValue('Siège');
    await user.clear(await field('Ville'));
    await user.type(await field('Ville'), 'Metz');
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 7, nom: 'Siège', ville: 'Metz' }));
    expect(calls.find(({ method }) => method === 'update')?.params.data).toEqual({ ville: 'Metz' });
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it("saves the input together with another person's changes", async () => {
    const { user, refuse, tables, onDone } = await open(Edit);
    await user.type(await field('Nom'), ' !');
    tables[SITES] = [{ id: 7, nom: 'Siège', ville: 'Metz' }];
    let isFirst = true;
    refuse((method) => {
      if (method !== 'update' || !isFirst) return undefined;
      isFirst = false;
      return new HttpError('Périmé', 412, { problem: { status: 412 } });
    });
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(onDone).toHaveBeenCalledWith({ id: 7, nom: 'Siège !', ville: 'Metz' }));
    expect(tables[SITES]).toEqual([{ id: 7, nom: 'Siège !', ville: 'Metz' }]);
  });

  it('shows the immutable key of a keyed record', async () => {
    const address = 'Groupements/2/participants';
    const row = { id: 3, personneId: 3, responsable: false, role: null };
    const { user, tables } = await open(
      (props) => <EditDialog {...props} record={row} />,
      { tables: { [address]: [row], Personnes: [{ id: 3, nom: 'Inès' }] } },
      { schema: Participants, address, parents: { groupementId: '2' } },
    );
    expect(await screen.findByRole('link', { name: 'Inès' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Personne' })).not.toBeInTheDocument();
    await user.type(await field('Rôle'), 'Relais');
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(tables[address]).toEqual([{ ...row, role: 'Relais' }]));
  });

  it('starts empty if the API can only write the single record', async () => {
    const address = 'Groupements/2/Reglement';
    const { user, calls } = await open(
      (props) => <EditDialog {...props} record={{ id: 2 }} />,
      { tables: { [address]: [{ id: 2, texte: 'ancien' }] }, extensions: [] },
      { schema: Reglement, address, parents: { groupementId: '2' } },
    );
    await user.type(await field('Texte'), 'Nouveau');
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['update']));
  });
});

it('a single record has its form at its own address', async () => {
  const address = 'Groupements/2/Reglement';
  const { user, tables } = renderScreens({
    registry: dialogRegistry,
    tables: { [address]: [{ id: 2, texte: 'Ancien' }] },
    at: '/groupements/2/reglement/modification',
  });
  await user.type(await field('Texte'), ' et nouveau');
  await user.click(button('Enregistrer'));
  await waitFor(() => expect(tables[address]).toEqual([{ id: 2, texte: 'Ancien et nouveau' }]));
});
