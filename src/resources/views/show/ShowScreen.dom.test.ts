import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { chooseInMenu } from '../../../../test/support/chooseInMenu';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import type { AnyRecord } from '../../language/resourceSchema';

const AUDIT: AnyRecord = { id: 2, libelle: 'Audit', code: 'AUD', ordre: 0, actif: true, note: null };

const open = (options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({ registry: screenRegistry, tables: { Services: [AUDIT] }, at: '/services/details/2', ...options });

const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

beforeEach(() => localStorage.clear());

describe('the details page', () => {
  it('is named after the record and shows every field, 0 included', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit' })).toBeInTheDocument();
    await screen.findByText('Code', { selector: 'dt' });
    expect(valueOf('Code')).toHaveTextContent('AUD');
    expect(valueOf('Ordre')).toHaveTextContent('0');
    expect(within(valueOf('Note') as HTMLElement).getByLabelText('Non renseigné')).toBeInTheDocument();
    expect(document.title).toBe('Audit · Socle');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('leads back to the list and on to editing, as far as one may', async () => {
    const { user } = open({ denied: ['edit Services', 'delete Services'] });
    expect(await screen.findByRole('link', { name: 'Retour à la liste' })).toHaveAttribute('href', '/services');
    expect(screen.queryByRole('link', { name: 'Modifier' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Autres actions' }));
    expect(screen.queryByRole('menuitem', { name: 'Supprimer' })).not.toBeInTheDocument();
  });

  it('goes to the list after deleting', async () => {
    const { user, address, tables } = open();
    await chooseInMenu(user, 'Supprimer');
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(address()).toBe('/services'));
    expect(tables.Services).toEqual([]);
  });

  it('does what the declaration adds, once it was asked', async () => {
    const { user, calls, container } = open();
    await user.click(await screen.findByRole('button', { name: 'Relancer' }));
    const dialog = screen.getByRole('dialog', { name: 'Relancer' });
    expect(within(dialog).getByText('Relancer Audit ?')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'call')).toEqual([]);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Relancer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('messages')).toHaveTextContent('resources.Services.actions.relancer.$done');
    expect(calls.filter(({ method }) => method === 'call')).toEqual([
      { method: 'call', resource: 'Services/2/relance', params: { method: 'POST' } },
    ]);
  });

  it('says beside the question why an action was refused, and can be left', async () => {
    const { refuse, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Relancer' }));
    refuse((method) => (method === 'call' ? new HttpError('Envoi impossible', 503) : undefined));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Relancer' }));
    expect(await screen.findByText('Envoi impossible')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('messages')).toBeEmptyDOMElement();
  });

  it('offers an action only for the records it is for, and only to who may', async () => {
    open({ tables: { Services: [{ ...AUDIT, actif: false }] } });
    await screen.findByRole('button', { name: 'Autres actions' });
    expect(screen.queryByRole('button', { name: 'Relancer' })).not.toBeInTheDocument();
    cleanup();
    open({ denied: ['edit Services'] });
    await screen.findByRole('button', { name: 'Autres actions' });
    expect(screen.queryByRole('button', { name: 'Relancer' })).not.toBeInTheDocument();
  });

  it('says that a record does not exist, and leads to the list', async () => {
    open({ at: '/services/details/99' });
    expect((await screen.findAllByText('Fiche introuvable'))[0]).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour à la liste' })).toBeInTheDocument();
  });

  it('says why a record cannot be read, and tries again', async () => {
    const { refuse, user } = open();
    refuse(() => new HttpError('Base indisponible', 503));
    expect(await screen.findByText('Base indisponible')).toBeInTheDocument();
    refuse(undefined);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit' })).toBeInTheDocument();
  });

  it('says below which records a nested one hangs', async () => {
    open({
      at: '/services/2/taches/details/7',
      tables: { Services: [AUDIT], 'Services/2/taches': [{ id: 7, libelle: 'Relecture' }] },
    });
    const trail = await screen.findByRole('navigation', { name: "Fil d'Ariane" });
    expect(await within(trail).findByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/services/details/2');
    expect(within(trail).getByRole('link', { name: 'Tâches' })).toHaveAttribute('href', '/services/2/taches');
    expect(within(trail).getByText('Relecture')).toHaveAttribute('aria-current', 'page');
  });
});
