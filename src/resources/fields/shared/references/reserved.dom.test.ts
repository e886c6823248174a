import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider, GetListParams, GetManyParams } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { domainesProvider, renderCell, renderInput } from '../../../../../test/support/renderField';
import { reference } from '../../reference/kind';
import { referenceSet } from '../../referenceSet/kind';

const label = ['Domaine', 'Domain', 'Bereich', 'Domínio'] as const;
const one = reference({ label, resource: 'Domaines' });
const needed = reference({ label, resource: 'Domaines', required: true });
const several = referenceSet({ label, resource: 'Domaines' });

const NOTHING = { rights: ['ESSAIS:admin'], functionCodes: [] };
const READER = { rights: ['DOMAINES:read'], functionCodes: [] };

/** The test provider; with `refusing`, the API refuses what the client could not foresee. */
function provider(refusing = false) {
  const all = domainesProvider();
  const getList = vi.fn((resource: string, params: GetListParams) =>
    refusing ? Promise.reject(new Error('refusé')) : all.getList(resource, params),
  );
  const getMany = vi.fn((resource: string, params: GetManyParams) =>
    refusing ? Promise.resolve({ data: [] }) : all.getMany(resource, params),
  );
  return { getList, getMany, dataProvider: { ...all, getList, getMany, isRefused: () => refusing } as DataProvider };
}

const box = () => screen.getByRole('combobox');

describe('a reference to a record that its reader may not read', () => {
  it('has its own text with a reason, no link, and is never requested', async () => {
    const { dataProvider, getMany } = provider();
    renderCell(one, 12, false, dataProvider, NOTHING);
    const words = await screen.findByText('N° 12 (accès réservé)');
    expect(words).toHaveAttribute('title', 'Vos droits ne permettent pas de consulter «\u00a0Domaines\u00a0».');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(getMany).not.toHaveBeenCalled();
  });

  it('has its name without a link if the API returns names', async () => {
    const { dataProvider } = provider();
    renderCell(several, [12, 999], false, dataProvider, NOTHING, ['names']);
    expect(await screen.findByText(/^Domaine 12/)).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('N° 999 (accès réservé)')).toBeInTheDocument();
  });

  it('is named to people who may read it, and reported missing if deleted', async () => {
    renderCell(several, [12, 999], false, provider().dataProvider, READER);
    expect(await screen.findByRole('link', { name: 'Domaine 12' })).toBeInTheDocument();
    expect(screen.getByText(/Enregistrement introuvable \(n° 999\)/)).toBeInTheDocument();
  });

  it('looks the same if only the API knows of the refusal', async () => {
    renderCell(one, 12, false, provider(true).dataProvider, READER);
    expect(await screen.findByText('N° 12 (accès réservé)')).toBeInTheDocument();
  });
});

describe('a picker of records that its reader may not read', () => {
  it('is disabled with its value, says which right is needed, and requests nothing', async () => {
    const { dataProvider, getList, getMany } = provider();
    const onSubmit = vi.fn();
    renderInput(one, { onSubmit, value: 12, dataProvider, held: NOTHING });
    await waitFor(() => expect(box()).toHaveValue('N° 12 (accès réservé)'));
    expect(box()).toBeDisabled();
    expect(box()).toHaveAccessibleDescription('Choisir ici demande le droit de consulter «\u00a0Domaines\u00a0».');
    expect(box()).toBeValid();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: 12 }));
    expect(getList).not.toHaveBeenCalled();
    expect(getMany).not.toHaveBeenCalled();
  });

  it('says before saving that it is required, if it is empty', async () => {
    const words = /^Ce champ est obligatoire, et le remplir demande le droit de consulter «\u00a0Domaines\u00a0»/;
    const { unmount } = renderInput(needed, { onSubmit: vi.fn(), held: NOTHING });
    await waitFor(() => expect(box()).toHaveAccessibleDescription(words));
    expect(box()).toBeInvalid();
    unmount();
    renderInput(needed, { onSubmit: vi.fn(), value: 12, held: NOTHING });
    await waitFor(() => expect(box()).toHaveAccessibleDescription(/^Choisir ici/));
    expect(box()).toBeValid();
  });

  it('says so after a refusal that only the API knows of', async () => {
    renderInput(one, { onSubmit: vi.fn(), dataProvider: provider(true).dataProvider, held: READER });
    await waitFor(() => expect(box()).toBeEnabled());
    await userEvent.setup().click(box());
    await waitFor(() => expect(box()).toBeDisabled());
    expect(box()).toHaveAccessibleDescription(/^Choisir ici demande/);
    expect(screen.queryByText(/n’ont pas pu être chargés/)).not.toBeInTheDocument();
  });

  it('shows each of several in this way, and none can be removed', async () => {
    const onSubmit = vi.fn();
    const user = userEvent.setup();
    renderInput(several, { onSubmit, value: [3, 12], dataProvider: provider().dataProvider, held: NOTHING });
    expect(await screen.findByText('N° 12 (accès réservé)')).toBeInTheDocument();
    expect(screen.getByText('N° 3 (accès réservé)')).toBeInTheDocument();
    await user.tab();
    await user.keyboard('{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: [3, 12] }));
  });
});
