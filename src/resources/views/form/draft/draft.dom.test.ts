import { act, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreens } from '../../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../../test/support/screenSchemas';
import { draftKey, LEAVING_EVENT } from '../../../records/unsavedInput';

const CREATE = '/services/creation';
const MINE = draftKey('7', CREATE);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', CREATE);
  vi.stubGlobal('scrollTo', () => undefined);
});

const open = () => renderScreens({ registry: screenRegistry, tables: { Services: [] }, at: CREATE });
const label = () => screen.findByRole('textbox', { name: /Libellé/ });

/** Leaves the page as the session does after a refused request. */
const takeAway = () => act(() => void window.dispatchEvent(new Event(LEAVING_EVENT)));

describe('unsaved input', () => {
  it('is kept when the session leaves the page, and offered on return', async () => {
    const { user, unmount } = open();
    await user.type(await label(), 'Audit des risques');
    takeAway();
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    expect(leave.defaultPrevented).toBe(false);
    unmount();

    const back = open();
    expect(await label()).toHaveValue('');
    await back.user.click(await screen.findByRole('button', { name: 'Reprendre la saisie' }));
    expect(await label()).toHaveValue('Audit des risques');
    expect(screen.queryByText(/saisie non enregistrée/)).not.toBeInTheDocument();
    await back.user.type(screen.getByRole('textbox', { name: /Code/ }), 'AUD');
    await back.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(back.tables.Services).toMatchObject([{ libelle: 'Audit des risques' }]));
    await waitFor(() => expect(sessionStorage.getItem(MINE)).toBeNull());
  });

  it('is not offered to the next new record once the one before is saved', async () => {
    const { user, tables } = open();
    await user.type(await label(), 'Audit');
    await user.type(screen.getByRole('textbox', { name: /Code/ }), 'AUD');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et en créer d’autres' }));
    await waitFor(() => expect(tables.Services).toMatchObject([{ libelle: 'Audit' }]));
    await waitFor(async () => expect(await label()).toHaveValue(''));
    expect(screen.queryByText(/saisie non enregistrée/)).not.toBeInTheDocument();
    expect(sessionStorage.getItem(MINE)).toBeNull();
  });

  it('is dropped when declined', async () => {
    const { user, unmount } = open();
    await user.type(await label(), 'Audit');
    takeAway();
    unmount();
    const back = open();
    await back.user.click(await screen.findByRole('button', { name: 'Abandonner' }));
    expect(sessionStorage.getItem(MINE)).toBeNull();
    expect(await label()).toHaveValue('');
  });

  it('is not kept if the form is left deliberately, or unchanged', async () => {
    const { user, go } = open();
    await user.type(await label(), 'A');
    expect(sessionStorage.getItem(MINE)).toContain('"libelle":"A"');
    await user.clear(await label());
    expect(sessionStorage.getItem(MINE)).toBeNull();
    await user.type(await label(), 'B');
    void go('/ailleurs');
    await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }));
    await screen.findByText('Autre page');
    expect(sessionStorage.getItem(MINE)).toBeNull();
  });

  it('stays after a refusal on the spot', async () => {
    const { user, refuse } = open();
    await user.type(await label(), 'Audit');
    await user.type(screen.getByRole('textbox', { name: /Code/ }), 'AUD');
    refuse(() => new HttpError('Indisponible', 503, {}));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Indisponible');
    expect(sessionStorage.getItem(MINE)).toContain('Audit');
  });

  it('is never offered to another person', async () => {
    sessionStorage.setItem(
      draftKey('8', CREATE),
      JSON.stringify({ values: { libelle: 'Secret' }, at: '2026-03-04T05:06:07Z' }),
    );
    open();
    await label();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeEnabled());
    expect(screen.queryByText(/saisie non enregistrée/)).not.toBeInTheDocument();
  });
});
