import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddUndoableMutation, useNotify } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { NOTICES_ID } from '../../resources/views/page/noticesId';
import { installScreen, renderShell } from '../renderShell.fixture';

const mutation = vi.fn();

function Page() {
  const notify = useNotify();
  const addMutation = useAddUndoableMutation();
  const tell = () => {
    addMutation(mutation);
    notify('ra.notification.deleted', { type: 'info', undoable: true, messageArgs: { smart_count: 1 } });
  };
  return (
    <>
      <button onClick={tell}>supprimer</button>
      <button onClick={() => notify('Mot du serveur', { type: 'error' })}>échouer</button>
    </>
  );
}

const texts = () => screen.getAllByRole('alert').map((alert) => alert.querySelector('.MuiAlert-message')?.textContent);

beforeEach(() => {
  mutation.mockReset();
  installScreen(1440);
});

it('undoes a change while the notification is shown', async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'supprimer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(mutation).toHaveBeenCalledExactlyOnceWith({ isUndo: true });
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('applies a change once the notification has gone', async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'supprimer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Élément supprimé');
  expect(mutation).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));
  await waitFor(() => expect(mutation).toHaveBeenCalledExactlyOnceWith({ isUndo: false }));
});

it('is at the start of the end of the window', async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'échouer' }));
  const alert = await screen.findByRole('alert');
  expect(alert.closest('.MuiSnackbar-root')).toHaveClass('MuiSnackbar-anchorOriginBottomLeft');
  expect(alert.closest(`#${NOTICES_ID}`)).not.toBeNull();
});

it("shows the server's text if it is no key", async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'échouer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Mot du serveur');
});

it('replaces what passes by the next one that passes, and sends its change', async () => {
  renderShell({ rights: [], page: <Page /> });
  const remove = await screen.findByRole('button', { name: 'supprimer' });
  await userEvent.click(remove);
  expect(await screen.findByRole('alert')).toHaveTextContent('Élément supprimé');
  await userEvent.click(remove);
  await waitFor(() => expect(mutation).toHaveBeenCalledExactlyOnceWith({ isUndo: false }));
  await waitFor(() => expect(texts()).toEqual(['Élément supprimé']));
});

it('keeps an error until closed, beside what comes after it with its undo button', async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'échouer' }));
  await userEvent.click(screen.getByRole('button', { name: 'supprimer' }));
  await waitFor(() => expect(texts()).toEqual(['Mot du serveur', 'Élément supprimé']));
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(mutation).toHaveBeenCalledExactlyOnceWith({ isUndo: true });
  await waitFor(() => expect(texts()).toEqual(['Mot du serveur']));
  await userEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('says an error once, however often it comes while it is open', async () => {
  renderShell({ rights: [], page: <Page /> });
  const fail = await screen.findByRole('button', { name: 'échouer' });
  await userEvent.click(fail);
  await userEvent.click(fail);
  await userEvent.click(screen.getByRole('button', { name: 'supprimer' }));
  await waitFor(() => expect(texts()).toEqual(['Mot du serveur', 'Élément supprimé']));
});
