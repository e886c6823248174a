import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { useShortcuts } from './useShortcuts';

const nothing = () => undefined;

it('goes to the plan by the arrow where nothing has the focus, past its tools', async () => {
  const actions = { today: nothing, step: nothing, show: nothing, search: nothing, help: nothing };
  function Page() {
    useShortcuts({ ...actions, create: undefined, undo: undefined, redo: undefined });
    return (
      <main>
        <button type="button">Outil</button>
        <div role="grid" tabIndex={0} aria-label="Planning" />
      </main>
    );
  }
  render(<Page />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button')).toHaveFocus();
  screen.getByRole('button').blur();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('grid')).toHaveFocus();
});

it('leaves keys to a dialog whose code is on its way', async () => {
  const create = vi.fn();
  function Page({ isComing }: { readonly isComing: boolean }) {
    useShortcuts({
      today: nothing,
      step: nothing,
      show: nothing,
      search: nothing,
      help: nothing,
      create,
      undo: undefined,
      redo: undefined,
    });
    return isComing ? <DialogComing /> : null;
  }
  const { rerender } = render(<Page isComing />);
  await userEvent.keyboard('n');
  expect(create).not.toHaveBeenCalled();
  rerender(<Page isComing={false} />);
  await userEvent.keyboard('n');
  expect(create).toHaveBeenCalledOnce();
});
