import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { HintHost } from './HintHost';

beforeEach(() => {
  render(
    <>
      <button data-hint="Afficher la fiche">un</button>
      <button>sans bulle</button>
      <button aria-keyshortcuts="Control+S">Enregistrer</button>
      <span className="cut" style={{ textOverflow: 'ellipsis' }}>
        <a href="/1">De La Fontaine Sandrine</a>
      </span>
      <button data-slot="7" className="cut" style={{ textOverflow: 'ellipsis' }}>
        Permanence
      </button>
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

it('a text that is cut is shown whole, one that fits is not repeated', async () => {
  const text = screen.getByText('De La Fontaine Sandrine');
  const width = vi.spyOn(text.parentElement as Element, 'scrollWidth', 'get').mockReturnValue(200);
  fireEvent.pointerOver(text, { pointerType: 'mouse' });
  expect(await screen.findByRole('tooltip')).toHaveTextContent('De La Fontaine Sandrine');
  width.mockReturnValue(0);
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

it('a slot of the plan, whose card shows all of it, has no tooltip of its cut text', async () => {
  vi.useFakeTimers();
  try {
    const slot = screen.getByText('Permanence');
    vi.spyOn(slot, 'scrollWidth', 'get').mockReturnValue(200);
    fireEvent.pointerOver(slot, { pointerType: 'mouse' });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('tooltip')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
