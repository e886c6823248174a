import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreens } from '../../../../../../test/support/renderScreens';
import { screenRegistry, Services } from '../../../../../../test/support/screenSchemas';
import type { AnyRecord, ResourceSchema } from '../../../../language/resourceSchema';
import * as schemas from '../../../../schemas';
import { renamedField } from './renamedField';

const RECORD = Object.fromEntries(Object.keys(Services.fields).map((name) => [name, null]));
const SERVICES: AnyRecord[] = [
  { ...RECORD, id: 1, libelle: 'Audit', code: 'AUD', actif: true },
  { ...RECORD, id: 2, libelle: 'Écoute', code: 'ECO', actif: true },
];

const open = (options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({
    registry: screenRegistry,
    tables: { Services: SERVICES.map((record) => ({ ...record })) },
    at: '/services',
    ...options,
  });

const input = () => screen.findByRole('textbox', { name: /Libellé/ });
const noEditor = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Focuses a row's link and waits for its pencil, after which F2 works. */
async function reach(name: string): Promise<void> {
  (await screen.findByRole('link', { name })).focus();
  await screen.findByRole('button', { name: `Renommer ${name}` });
}

beforeEach(() => localStorage.clear());

describe('the name of a row', () => {
  it('is edited with F2, saved with Enter, and its row keeps the focus', async () => {
    const { user, calls } = open();
    await reach('Audit');
    await user.keyboard('{F2}');
    await waitFor(async () => expect(await input()).toHaveFocus());
    expect(within(screen.getByRole('dialog')).getAllByRole('textbox')).toHaveLength(1);
    await user.clear(await input());
    await user.type(await input(), 'Visites{Enter}');
    await noEditor();
    expect(calls.filter(({ method }) => method === 'update')).toMatchObject([
      { params: { id: 1, data: { libelle: 'Visites' } } },
    ]);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Visites' })).toHaveFocus());
    await user.keyboard('{F2}');
    await user.type(await input(), 'X{Escape}');
    await noEditor();
    expect(calls.filter(({ method }) => method === 'update')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Visites' })).toHaveFocus());
  });

  it('is edited with an F2 that was pressed before the code was there', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Audit' });
    link.focus();
    fireEvent.keyDown(link, { key: 'F2' });
    await waitFor(async () => expect(await input()).toHaveFocus());
  });

  it('is saved with Tab, which goes on to the next row', async () => {
    const { user, tables } = open();
    await reach('Audit');
    await user.keyboard('{F2}');
    await user.type(await input(), 's');
    await user.tab();
    await waitFor(async () => expect(await input()).toHaveValue('Écoute'));
    expect(tables.Services).toMatchObject([{ libelle: 'Audits' }, {}]);
    await user.tab();
    await noEditor();
    expect(screen.getByRole('link', { name: 'Écoute' })).toHaveFocus();
  });

  it('is edited with the pencil of the row under the pointer; an error is said there', async () => {
    const { user, refuse } = open();
    await reach('Audit');
    await user.hover(screen.getByRole('cell', { name: 'ECO' }));
    await user.click(await screen.findByRole('button', { name: 'Renommer Écoute' }));
    const problem = { title: 'Refusé', status: 400, errors: { libelle: ['Ce nom est pris'] } };
    refuse((method) => (method === 'update' ? new HttpError('Refusé', 400, { problem }) : undefined));
    await user.type(await input(), 'X{Enter}');
    await waitFor(async () => expect(await input()).toHaveAccessibleDescription(/Ce nom est pris/));
  });

  it('stays as it is without the right to change it', async () => {
    const { user } = open({ denied: ['edit Services'] });
    await user.hover(await screen.findByRole('cell', { name: 'ECO' }));
    (await screen.findByRole('link', { name: 'Audit' })).focus();
    await user.keyboard('{F2}');
    expect(screen.queryByRole('button', { name: /Renommer/ })).not.toBeInTheDocument();
  });
});

it('is a text without uniqueness among few inputs, of lists that do not declare their cells', () => {
  expect([schemas.Domaines, schemas.Droits, schemas.TypeContrats].map(renamedField)).toEqual(Array(3).fill('libelle'));
  const kept: ResourceSchema[] = [schemas.Entreprises, schemas.FichesIncident, schemas.parametres];
  expect(kept.map(renamedField)).toEqual(Array(3).fill(undefined));
  expect(renamedField({ ...Services, list: { ...Services.list, editable: [] } })).toBeUndefined();
});
