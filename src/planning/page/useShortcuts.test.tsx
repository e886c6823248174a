import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { useShortcuts } from './useShortcuts';

it('leaves keys to a dialog whose code is on its way', async () => {
  const create = vi.fn();
  const nothing = () => undefined;
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
