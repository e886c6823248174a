// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import type { AnyRecord } from '../../types';

const AUDIT: AnyRecord = {
  id: 2,
  libelle: 'Audit',
  code: 'AUD',
  ordre: 1,
  actif: true,
  note: 'Ancien',
  origine: 'import',
};

const open = (at: string, options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({ registry: screenRegistry, tables: { Services: [AUDIT] }, at, ...options });

const CREATE = '/services/creation';
const EDIT = '/services/modification/2';

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const refusedCode = new HttpError('La saisie est refusée', 400, {
  problem: { title: 'La saisie est refusée', status: 400, errors: { Code: ['Ce code est déjà pris'] } },
});

beforeEach(() => localStorage.clear());

describe('creating a record', () => {
  it('begins with declared values and the focus in the first field, saves, says so and shows the record', async () => {
    const { user, tables, address, container } = open(CREATE);
    expect(await field(/Libellé/)).toHaveFocus();
    expect(await field(/Ordre/)).toHaveValue('0');
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.type(await field(/Libellé/), 'Écoute');
    await user.type(await field(/Code/), 'ECO');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/services/details/3'));
    expect(tables.Services?.[1]).toEqual({ id: 3, libelle: 'Écoute', code: 'ECO', ordre: 0, actif: true });
    expect(screen.getByLabelText('messages')).toHaveTextContent('screens.form.saved Écoute');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends nothing while a field is wrong, and puts the focus into the first one', async () => {
    const { user, calls } = open(CREATE);
    await user.type(await field(/Code/), 'TROP LONG POUR UN CODE');
    await user.click(save());
    await waitFor(() => expect(screen.getByText('2 champs sont à corriger.')).toBeInTheDocument());
    await waitFor(async () => expect(await field(/Libellé/)).toHaveFocus());
    expect(calls.filter(({ method }) => method === 'create')).toEqual([]);
  });

  it('shows what the API refuses at its field, and saves once it is corrected', async () => {
    const { user, refuse, address } = open(CREATE);
    refuse((method) => (method === 'create' ? refusedCode : undefined));
    await user.type(await field(/Libellé/), 'Écoute');
    await user.type(await field(/Code/), 'AUD');
    await user.click(save());
    const code = await field(/Code/);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Ce code est déjà pris/));
    expect(code).toBeInvalid();
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveValue('AUD');
    refuse(undefined);
    await user.type(code, '2');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/services/details/3'));
  });

  it('says in words what belongs to no field', async () => {
    const { user, refuse } = open(CREATE);
    refuse((method) =>
      method === 'create'
        ? new HttpError('Trop de services', 409, { problem: { detail: 'Trop de services', status: 409 } })
        : undefined,
    );
    await user.type(await field(/Libellé/), 'Écoute');
    await user.type(await field(/Code/), 'ECO');
    await user.click(save());
    expect(await screen.findByText('Trop de services')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('begins another one after saving', async () => {
    const { user, tables, address } = open(CREATE);
    await user.type(await field(/Libellé/), 'Écoute');
    await user.type(await field(/Code/), 'ECO');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et créer un autre' }));
    await waitFor(async () => expect(await field(/Libellé/)).toHaveValue(''));
    expect(tables.Services).toHaveLength(2);
    expect(address()).toBe(CREATE);
    expect(await field(/Libellé/)).toHaveFocus();
  });

  it('saves with Ctrl+S', async () => {
    const { user, tables } = open(CREATE);
    await user.type(await field(/Libellé/), 'Écoute');
    await user.type(await field(/Code/), 'ECO');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(tables.Services).toHaveLength(2));
  });

  it('sends once, however often one asks', async () => {
    const { user, calls, address } = open(CREATE);
    await user.type(await field(/Libellé/), 'Écoute');
    await user.type(await field(/Code/), 'ECO');
    fireEvent.click(save());
    fireEvent.click(save());
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(address()).toBe('/services/details/3'));
    expect(calls.filter(({ method }) => method === 'create')).toHaveLength(1);
  });

  it('is kept from those who may not, and absent where this API cannot', async () => {
    const denied = open(CREATE, { denied: ['create Services'] });
    await waitFor(() => expect(denied.address()).toBe('/pages/miscellaneous/not-authorized'));
    denied.unmount();
    const lacking = open('/domaines/creation', { extensions: [] });
    await waitFor(() => expect(lacking.address()).toBe('/error-404'));
  });
});

describe('changing a record', () => {
  it('sends what differs, null for what was emptied, and shows what the API fills as a value', async () => {
    const { user, calls, address } = open(EDIT);
    expect(await screen.findByText('import')).toBeInTheDocument();
    await user.clear(await field(/Note/));
    await user.type(await field(/Libellé/), ' interne');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/services/details/2'));
    const update = calls.find(({ method }) => method === 'update');
    expect(update?.params.data).toEqual({ libelle: 'Audit interne', note: null });
    expect(update?.params.previousData).toEqual(AUDIT);
  });

  it('says what the answer tells besides the record, in the words of the declaration', async () => {
    const { user } = open(EDIT, { tables: { Services: [{ ...AUDIT, courriel: 'failed' }] } });
    await user.type(await field(/Note/), ' !');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('messages')).toHaveTextContent('resources.Services.notices.courriel.failed'),
    );
  });

  it('sends nothing where nothing differs', async () => {
    const { user, calls, address } = open(EDIT);
    await field(/Libellé/);
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/services/details/2'));
    expect(calls.some(({ method }) => method === 'update')).toBe(false);
    expect(screen.getByLabelText('messages')).toHaveTextContent('screens.form.nothingChanged');
  });

  it('offers to reload what somebody else has changed', async () => {
    const { user, refuse, tables } = open(EDIT);
    await user.type(await field(/Libellé/), ' interne');
    refuse((method) =>
      method === 'update' ? new HttpError('Version périmée', 412, { problem: { status: 412 } }) : undefined,
    );
    await user.click(save());
    expect(await screen.findByText(/a été modifiée entre-temps/)).toBeInTheDocument();
    tables.Services = [{ ...AUDIT, libelle: 'Audit externe' }];
    await user.click(screen.getByRole('button', { name: 'Recharger' }));
    await waitFor(async () => expect(await field(/Libellé/)).toHaveValue('Audit externe'));
  });

  it('says that a record does not exist', async () => {
    open('/services/modification/99');
    expect((await screen.findAllByText('Fiche introuvable'))[0]).toBeInTheDocument();
  });
});

describe('unsaved changes', () => {
  it('are asked about before leaving; one may stay or leave', async () => {
    const { user, address } = open(EDIT);
    await user.type(await field(/Libellé/), ' interne');
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    const dialog = await screen.findByRole('dialog', { name: /^Quitter sans enregistrer/ });
    await user.click(within(dialog).getByRole('button', { name: 'Continuer la saisie' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(EDIT);
    expect(await field(/Libellé/)).toHaveValue('Audit interne');
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    await waitFor(() => expect(address()).toBe('/ailleurs'));
  });

  it('hold the closing of the tab back, and only then', async () => {
    const { user } = open(EDIT);
    const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await field(/Libellé/);
    expect(closes()).toBe(true);
    await user.type(await field(/Libellé/), ' interne');
    expect(closes()).toBe(false);
  });

  it('are not asked about where there are none', async () => {
    const { user, address } = open(EDIT);
    await field(/Libellé/);
    await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
    await waitFor(() => expect(address()).toBe('/ailleurs'));
  });
});
