import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { HintHost } from './HintHost';

beforeEach(() => {
  render(
    <>
      <button data-hint="Afficher la fiche">un</button>
      <button>sans bulle</button>
      <button aria-keyshortcuts="Control+S">Enregistrer</button>
      <HintHost />
    </>,
  );
});

const one = () => screen.getByRole('button', { name: 'un' });

it('a tooltip is shown while its target is hovered', async () => {
  fireEvent.pointerOver(one(), { pointerType: 'mouse' });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Afficher la fiche');
  fireEvent.pointerOver(screen.getByRole('button', { name: 'sans bulle' }), { pointerType: 'mouse' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('a tooltip is shown at once on keyboard focus, and hidden with Escape', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(one()).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Afficher la fiche');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('the tooltip of a button names its shortcut', async () => {
  fireEvent.pointerOver(screen.getByRole('button', { name: 'Enregistrer' }), { pointerType: 'mouse' });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Enregistrer (Ctrl + S)');
});
