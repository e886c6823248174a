import { fireEvent, render, screen } from '@testing-library/react';
import { CloseNotificationContext, CoreAdminContext, type DataProvider } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { UndoOffer } from './UndoOffer';

it('Ctrl+Z undoes the latest change, but not while typing', () => {
  const onUndo = vi.fn();
  render(
    <CoreAdminContext dataProvider={{} as DataProvider}>
      <input aria-label="Nom" />
      <CloseNotificationContext.Provider value={() => undefined}>
        <UndoOffer words="3 enregistrements modifiés" onUndo={onUndo} />
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
        <UndoOffer isRedo words="Annulé" onUndo={onUndo} />
      </CloseNotificationContext.Provider>
    </CoreAdminContext>,
  );
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(onUndo).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledOnce();
});
