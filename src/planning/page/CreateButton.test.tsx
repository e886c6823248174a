import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReadOnlyProvider } from '../../resources/views/access/ReadOnlyContext';
import { CreateButton } from './CreateButton';

it.each([
  [false, 1],
  [true, 0],
])('begins a slot, but not for another person whose view is read-only (%s)', async (isReadOnly, count) => {
  const onCreate = vi.fn();
  render(
    <ReadOnlyProvider value={isReadOnly}>
      <CreateButton label="Proposer un créneau" onCreate={onCreate} />
    </ReadOnlyProvider>,
  );
  const button = screen.getByRole('button', { name: 'Proposer un créneau' });
  await userEvent.click(button);
  expect(onCreate).toHaveBeenCalledTimes(count);
  expect(button.getAttribute('aria-description')).toBe(isReadOnly ? 'access.viewAs.withheld' : null);
});
