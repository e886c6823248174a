import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fewRegistry } from '../../../../../test/support/detailSchemas';
import { chooseInMenu } from '../../../../../test/support/chooseInMenu';
import { renderScreens } from '../../../../../test/support/renderScreens';
import type { TransferOptions } from '../../../protocol/recordCalls';

const tables = () => ({
  Clients: [
    { id: 4, nom: 'Aciéries', ville: 'Metz', statut: 'Suspendu', referentId: null },
    { id: 5, nom: 'Brasserie', ville: 'Lyon', statut: 'Suspendu', referentId: null },
    { id: 6, nom: 'Cristal', ville: 'Lyon', statut: 'Actif', referentId: null },
  ],
});

const open = (at = '/clients/details/4') => renderScreens({ registry: fewRegistry, tables: tables(), at });
const said = () => screen.getByLabelText('messages');

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('an action that sets values', () => {
  it('asks, writes, notifies, and disappears', async () => {
    const { user, tables: stored } = open();
    await user.click(await screen.findByRole('button', { name: 'Accepter' }));
    const dialog = screen.getByRole('dialog', { name: 'Accepter' });
    expect(within(dialog).getByText('Accepter Aciéries ?')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Accepter' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accepter' })).not.toBeInTheDocument());
    expect(stored.Clients?.[0]).toMatchObject({ statut: 'Actif', nom: 'Aciéries' });
    expect(said()).toHaveTextContent('resources.Clients.actions.accepter.$done');
  });
});

describe('an action that sets values in several records', () => {
  it('runs on the suitable ones of the selection, after a preview', async () => {
    const { user, tables: stored } = open('/clients');
    for (const name of ['Aciéries', 'Brasserie', 'Cristal'])
      await user.click(await screen.findByRole('checkbox', { name: `Sélectionner ${name}` }));
    const bar = await screen.findByRole('group', { name: 'Actions sur la sélection' });
    await user.click(within(bar).getByRole('button', { name: 'Accepter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Accepter\u00a0: 3 enregistrements' });
    expect(await within(dialog).findByText(/1 enregistrement choisi n’est pas concerné/)).toBeInTheDocument();
    await user.click(await within(dialog).findByRole('button', { name: 'Appliquer (2)' }));
    await waitFor(() => expect(stored.Clients?.map(({ statut }) => statut)).toEqual(['Actif', 'Actif', 'Actif']));
  });
});

describe('a preset list', () => {
  const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

  it('has its own title, records, columns and sort', async () => {
    const { calls } = open('/clients-a-valider');
    expect(await screen.findByRole('heading', { level: 1, name: /Clients à valider/ })).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['Brasserie', 'Aciéries']));
    expect(screen.getByText('Ceux qui attendent une décision.')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['', 'Nom', 'Actions']);
    expect(screen.queryByRole('switch', { name: 'En attente' })).not.toBeInTheDocument();
    expect(calls[0]?.params.filter).toEqual({ EnAttente: true });
  });

  it('links to its own details page, which returns to it', async () => {
    const { user, address } = open('/clients-a-valider');
    await user.click(await screen.findByRole('link', { name: 'Brasserie' }));
    expect(address()).toBe('/clients-a-valider/5');
    await user.click(await screen.findByRole('link', { name: 'Retour à la liste' }));
    expect(address()).toBe('/clients-a-valider');
  });

  it('offers actions in rows, which then leave the list', async () => {
    const { user } = open('/clients-a-valider');
    await user.click(await screen.findByRole('button', { name: 'Accepter\u00a0: Brasserie' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accepter' }));
    await waitFor(() => expect(names()).toEqual(['Aciéries']));
    expect(screen.queryByRole('button', { name: /^Exporter/ })).not.toBeInTheDocument();
  });
});

describe('an action that downloads', () => {
  type Download = (address: string, options: TransferOptions) => Promise<{ blob: Blob; name: string }>;

  function openWith(download: Download) {
    const page = open();
    Object.assign(page.provider, { download });
    return page;
  }

  it('shows progress, and saves the file under its name', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:1');
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    let end = () => {};
    const { user } = openWith((address, { onProgress, timeout }) => {
      expect([address, timeout]).toEqual(['Clients/4/find', 120_000]);
      onProgress?.({ bytes: 2048, part: 0.25 });
      return new Promise((resolve) => {
        end = () => resolve({ blob: new Blob(['a']), name: 'clients.csv' });
      });
    });
    await chooseInMenu(user, 'Exporter');
    const dialog = screen.getByRole('dialog', { name: 'Exporter' });
    expect(await within(dialog).findByText(/25.%.reçus/)).toBeInTheDocument();
    expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(within(dialog).getByText('Temps écoulé : 0:00')).toBeInTheDocument();
    end();
    await waitFor(() => expect(said()).toHaveTextContent('details.download.done clients.csv'));
    expect(saved).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('counts bytes if the size is unknown, and can be cancelled', async () => {
    let given: AbortSignal | undefined;
    const { user } = openWith((_, { onProgress, signal }) => {
      given = signal;
      onProgress?.({ bytes: 3 * 1024 });
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    });
    await chooseInMenu(user, 'Exporter');
    expect(await screen.findByText('3 ko reçus')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Abandonner' }));
    expect(given?.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(said()).toHaveTextContent('details.download.abandoned');
  });

  it('explains a timeout or failure', async () => {
    const answers = [new HttpError('data.errors.timeout', 0), new HttpError('Export impossible', 500)];
    const { user } = openWith(() => Promise.reject(answers.shift() ?? new Error('no answer')));
    await chooseInMenu(user, 'Exporter');
    expect(await screen.findByText(/n’a pas été prêt en 120 secondes/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Export impossible')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
