import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FocusRelease } from './FocusRelease';

const page = (hasScreen: boolean) => (
  <>
    <a href="/menu">menu</a>
    <main>
      {hasScreen && (
        <div>
          <FocusRelease />
          <a href="/row">row</a>
        </div>
      )}
    </main>
  </>
);

it('the focus leaves a screen before its elements are removed', () => {
  const { rerender } = render(page(true));
  const row = screen.getByText('row');
  row.focus();
  let wasConnected: boolean | undefined;
  row.addEventListener('blur', () => {
    wasConnected = row.isConnected;
  });
  rerender(page(false));
  expect(wasConnected).toBe(true);
});

it('the focus stays elsewhere', () => {
  const { rerender } = render(page(true));
  const menu = screen.getByText('menu');
  menu.focus();
  rerender(page(false));
  expect(document.activeElement).toBe(menu);
});
