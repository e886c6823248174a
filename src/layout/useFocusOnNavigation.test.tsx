import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useFocusOnNavigation } from './useFocusOnNavigation';

function Page({ isSearching }: { readonly isSearching: boolean }) {
  const content = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useFocusOnNavigation(content);
  return (
    <>
      <main ref={content} tabIndex={-1} />
      <button onClick={() => void navigate('/autre')}>Suivre</button>
      {isSearching && (
        <div role="dialog">
          <input aria-label="Rechercher" />
        </div>
      )}
    </>
  );
}

const drawn = (isSearching: boolean) =>
  render(
    <MemoryRouter>
      <Page isSearching={isSearching} />
    </MemoryRouter>,
  );

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

it('a navigation gives the focus to the content', async () => {
  drawn(false);
  act(() => screen.getByRole('button').click());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

it('a navigation leaves the focus to a dialog that was opened meanwhile', async () => {
  drawn(true);
  screen.getByRole('textbox').focus();
  act(() => screen.getByRole('button').click());
  await nextFrame();
  await nextFrame();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
