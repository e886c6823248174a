import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { useHandler } from './useHandler';

it('the handler works for an input that is focused on mount, and calls the latest function', async () => {
  const heard = vi.fn();
  const handlers = new Set<unknown>();
  function Counting() {
    const [count, setCount] = useState(0);
    const handler = useHandler((what: string) => heard(what, count));
    handlers.add(handler);
    return (
      <>
        <input autoFocus onFocus={() => handler('focus')} />
        <button type="button" onClick={() => setCount(count + 1)}>
          plus
        </button>
        <button type="button" onClick={() => handler('click')}>
          dire
        </button>
      </>
    );
  }
  render(<Counting />);
  expect(heard).toHaveBeenLastCalledWith('focus', 0);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'plus' }));
  await user.click(screen.getByRole('button', { name: 'dire' }));
  expect(heard).toHaveBeenLastCalledWith('click', 1);
  expect(handlers.size).toBe(1);
});
