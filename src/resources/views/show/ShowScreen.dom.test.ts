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
  it('is titled by the record and shows every field, including 0', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit' })).toBeInTheDocument();
    await screen.findByText('Code', { selector: 'dt' });
    expect(valueOf('Code')).toHaveTextContent('AUD');
    expect(valueOf('Ordre')).toHaveTextContent('0');
    expect(within(valueOf('Note') as HTMLElement).getByLabelText('Non renseigné')).toBeInTheDocument();
    expect(document.title).toBe('Audit · Socle');
    expect(await accessibilityFaults(container)).toEqual([]);
  });

  it('links back to the list and to editing, if permitted', async () => {
    const { user } = open({ denied: ['edit Services', 'delete Services'] });
    expect(await screen.findByRole('link', { name: 'Retour à la liste' })).toHaveAttribute('href', '/services');
    expect(screen.queryByRole('link', { name: 'Modifier' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Autres actions' }));
    expect(screen.queryByRole('menuitem', { name: 'Supprimer' })).not.toBeInTheDocument();
  });

  it('opens the form with E, if permitted', async () => {
    const { user, address } = open();
    await screen.findByRole('link', { name: 'Modifier' });
    await user.keyboard('e');
    await waitFor(() => expect(address()).toBe('/services/modification/2'));
    cleanup();
    const other = open({ denied: ['edit Services'] });
    await screen.findByRole('button', { name: 'Autres actions' });
    await other.user.keyboard('e');
    expect(other.address()).toBe('/services/details/2');
  });

  it('returns to the list after deleting', async () => {
    const { user, address, tables } = open();
    await chooseInMenu(user, 'Supprimer');
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(address()).toBe('/services'));
    expect(tables.Services).toEqual([]);
  });

  it('runs a declared action after a confirmation', async () => {
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

  it('says in the dialog why an action was refused, and can be closed', async () => {
    const { refuse, user } = open();
    await user.click(await screen.findByRole('button', { name: 'Relancer' }));
    refuse((method) => (method === 'call' ? new HttpError('Envoi impossible', 503) : undefined));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Relancer' }));
    expect(await screen.findByText('Envoi impossible')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('messages')).toBeEmptyDOMElement();
  });

  it('offers an action only for its records, and with permission', async () => {
    open({ tables: { Services: [{ ...AUDIT, actif: false }] } });
    await screen.findByRole('button', { name: 'Autres actions' });
    expect(screen.queryByRole('button', { name: 'Relancer' })).not.toBeInTheDocument();
    cleanup();
    open({ denied: ['edit Services'] });
    await screen.findByRole('button', { name: 'Autres actions' });
    expect(screen.queryByRole('button', { name: 'Relancer' })).not.toBeInTheDocument();
  });

  it('reports an unknown record, with a link to the list', async () => {
    open({ at: '/services/details/99' });
    expect((await screen.findAllByText('Fiche introuvable'))[0]).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Retour à la liste' })).toBeInTheDocument();
  });

  it('says why a record is unreadable, and tries again', async () => {
    const { refuse, user } = open();
    refuse(() => new HttpError('Base indisponible', 503));
    expect(await screen.findByText('Base indisponible')).toBeInTheDocument();
    refuse(undefined);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Audit' })).toBeInTheDocument();
  });

  it('names the parents of a nested record', async () => {
    open({
      at: '/services/2/taches/details/7',
      tables: { Services: [AUDIT], 'Services/2/taches': [{ id: 7, libelle: 'Relecture' }] },
    });
    const trail = await screen.findByRole('navigation', { name: 'Fil d’Ariane' });
    expect(await within(trail).findByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/services/details/2');
    expect(within(trail).getByRole('link', { name: 'Tâches' })).toHaveAttribute('href', '/services/2/taches');
    expect(within(trail).getByText('Relecture')).toHaveAttribute('aria-current', 'page');
  });
});
