import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAddUndoableMutation, useNotify } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
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

beforeEach(() => {
  mutation.mockReset();
  installScreen(1440);
});

it('undoes a change while its message stands', async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'supprimer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
  expect(mutation).toHaveBeenCalledExactlyOnceWith({ isUndo: true });
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('makes a change once its message is gone', async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'supprimer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Élément supprimé');
  expect(mutation).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));
  await waitFor(() => expect(mutation).toHaveBeenCalledExactlyOnceWith({ isUndo: false }));
});

it.each([
  [1440, 'BottomLeft'],
  [390, 'TopCenter'],
])('stands beside what is done in the middle of a window of %i pixels, always in one place', async (width, place) => {
  installScreen(width);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width') ? width < 600 : width >= 600,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'échouer' }));
  const alert = await screen.findByRole('alert');
  expect(alert.closest('.MuiSnackbar-root')).toHaveClass(`MuiSnackbar-anchorOrigin${place}`);
});

it('says what the server said, where it is no key of ours', async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'échouer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Mot du serveur');
});

it('gives the place of a message to the next one, whose way back is there at once', async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'supprimer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Élément supprimé');
  await userEvent.click(screen.getByRole('button', { name: 'échouer' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Mot du serveur'));
  expect(mutation).toHaveBeenCalledExactlyOnceWith({ isUndo: false });
});

it('keeps an error until it is closed', async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'échouer' }));
  await userEvent.click(screen.getByRole('button', { name: 'supprimer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Mot du serveur');
  await userEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Élément supprimé'));
});
