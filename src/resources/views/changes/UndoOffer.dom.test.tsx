import { fireEvent, render, screen } from '@testing-library/react';
import { CloseNotificationContext, CoreAdminContext, type DataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { UndoOffer } from './UndoOffer';
import { LateUndoContext, useLateUndo, type UndoStep } from './useLateUndo';

it('Ctrl+Z undoes the latest change, but not while typing', () => {
  const onUndo = vi.fn();
  render(
    <CoreAdminContext dataProvider={{} as DataProvider}>
      <input aria-label="Nom" />
      <CloseNotificationContext.Provider value={() => undefined}>
        <UndoOffer words="3 modifications" onUndo={onUndo} />
      </CloseNotificationContext.Provider>
    </CoreAdminContext>,
  );
  const press = (element: Element) => fireEvent.keyDown(element, { key: 'z', ctrlKey: true });
  press(screen.getByRole('textbox'));
  expect(onUndo).not.toHaveBeenCalled();
  press(document.body);
  expect(onUndo).toHaveBeenCalledOnce();
});

it('the offer after an undo is to do it again, by Ctrl+Y', () => {
  const onUndo = vi.fn();
  render(
    <CoreAdminContext dataProvider={{} as DataProvider}>
      <CloseNotificationContext.Provider value={() => undefined}>
        <UndoOffer step="undo" words="Annulé" onUndo={onUndo} />
      </CloseNotificationContext.Provider>
    </CoreAdminContext>,
  );
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(onUndo).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledOnce();
});

interface NotificationsProps {
  readonly words: readonly string[];
  readonly onUndo: (words: string) => unknown;
  readonly step?: UndoStep;
}

function Notifications({ words, onUndo, step = 'change' }: NotificationsProps) {
  const late = useLateUndo();
  return (
    <CoreAdminContext dataProvider={{} as DataProvider}>
      <LateUndoContext value={late}>
        {words.map((one) => (
          <CloseNotificationContext.Provider key={one} value={() => undefined}>
            <UndoOffer step={step} words={one} onUndo={() => onUndo(one)} />
          </CloseNotificationContext.Provider>
        ))}
      </LateUndoContext>
    </CoreAdminContext>
  );
}

it('Ctrl+Z undoes the last change after its notification has gone too, once, on the same page', () => {
  const onUndo = vi.fn();
  const press = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  const { rerender } = render(<Notifications words={['un']} onUndo={onUndo} />);
  rerender(<Notifications words={[]} onUndo={onUndo} />);
  press();
  press();
  expect(onUndo.mock.calls).toEqual([['un']]);

  rerender(<Notifications words={['deux']} onUndo={onUndo} />);
  rerender(<Notifications words={[]} onUndo={onUndo} />);
  const { pathname } = window.location;
  window.history.replaceState(null, '', '/ailleurs');
  press();
  window.history.replaceState(null, '', pathname);
  press();
  expect(onUndo).toHaveBeenCalledOnce();
});

it('Ctrl+Z is free again once the application with its offer has gone', () => {
  const onUndo = vi.fn();
  const { unmount } = render(<Notifications words={['un']} onUndo={onUndo} />);
  unmount();
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true);
  expect(onUndo).not.toHaveBeenCalled();
});

it('Ctrl+Z goes back change by change, each after the one before has been undone, and Ctrl+Y forth again', async () => {
  let finish = (): void => undefined;
  const onUndo = vi.fn((words: string) =>
    words === 'deux' ? new Promise<void>((resolve) => (finish = resolve)) : undefined,
  );
  const { rerender } = render(<Notifications words={['un']} onUndo={onUndo} />);
  rerender(<Notifications words={['deux']} onUndo={onUndo} />);
  rerender(<Notifications words={[]} onUndo={onUndo} />);
  const press = (key: string) => fireEvent.keyDown(document.body, { key, ctrlKey: true });
  press('z');
  // The one before is not lost while the first is on its way.
  expect(press('z')).toBe(false);
  expect(onUndo.mock.calls).toEqual([['deux']]);
  finish();
  await vi.waitFor(() => {
    press('z');
    expect(onUndo.mock.calls).toEqual([['deux'], ['un']]);
  });

  rerender(<Notifications step="undo" words={['annulé']} onUndo={onUndo} />);
  rerender(<Notifications words={[]} onUndo={onUndo} />);
  await vi.waitFor(() => {
    press('y');
    expect(onUndo).toHaveBeenLastCalledWith('annulé');
  });
  // A new change ends what could be done again.
  rerender(<Notifications step="undo" words={['annulé encore']} onUndo={onUndo} />);
  rerender(<Notifications words={['trois']} onUndo={onUndo} />);
  expect(press('y')).toBe(true);
});
