import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { beforeEach, expect, it } from 'vitest';
import { installScreen, renderShell } from '../renderShell.fixture';
import { useAlerts } from './AlertContext';

beforeEach(() => installScreen(1440));

const problem = { detail: 'Le détail', errors: { avis: ['Le premier message', 'Le second'] } };

function Page() {
  const { success, error } = useAlerts();
  return (
    <>
      <button onClick={() => success('Merci !', { text: 'Bonne journée', stays: 300 })}>réussir</button>
      <button onClick={() => error(new HttpError('Refusé', 400, { problem }))}>échouer</button>
      <button onClick={() => error(new HttpError('Refusé', 400, { problem: { detail: 'Le détail' } }))}>
        détailler
      </button>
      <button onClick={() => error(new Error('Le message'))}>se rompre</button>
    </>
  );
}

it('a success is shown without a button, for a while only', async () => {
  renderShell({ rights: [], page: <Page /> });
  await userEvent.click(await screen.findByRole('button', { name: 'réussir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merci !' });
  expect(dialog).toHaveTextContent('Bonne journée');
  expect(dialog.querySelector('button')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it("a failure shows its first message, else its detail, else the error's own, until closed", async () => {
  renderShell({ rights: [], page: <Page /> });
  for (const [name, message] of [
    ['échouer', 'Le premier message'],
    ['détailler', 'Le détail'],
    ['se rompre', 'Le message'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Oops...' });
    expect(dialog).toHaveAccessibleDescription(message);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  }
});
