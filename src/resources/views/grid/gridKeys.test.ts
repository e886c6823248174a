import { expect, it } from 'vitest';
import { commandOf, type KeyPress } from './gridKeys';

const press = (key: string, held: Partial<KeyPress> = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });

it('the shortcuts of spreadsheets are known', () => {
  expect(press('ArrowDown', { ctrlKey: true })).toEqual({ do: 'jump', direction: 'down' });
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ do: 'extend', direction: 'left' });
  expect(press('ArrowUp', { shiftKey: true, metaKey: true })).toEqual({ do: 'extendJump', direction: 'up' });
  expect(press('Enter')).toEqual({ do: 'step', direction: 'down' });
  expect(press('Enter', { shiftKey: true })).toEqual({ do: 'step', direction: 'up' });
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ do: 'redo' });
  expect(press('d', { ctrlKey: true })).toEqual({ do: 'fillDown' });
  expect(press('z', { ctrlKey: true })).toEqual({ do: 'undo' });
  expect(press('y', { ctrlKey: true })).toEqual({ do: 'redo' });
  expect(press('s', { metaKey: true })).toEqual({ do: 'save' });
  expect(press('Home')).toEqual({ do: 'edge', to: 'rowStart' });
  expect(press('Home', { ctrlKey: true })).toEqual({ do: 'edge', to: 'first' });
  expect(press('End', { ctrlKey: true, shiftKey: true })).toEqual({ do: 'extendEdge', to: 'last' });
  expect(press('F2')).toEqual({ do: 'edit' });
  expect(press('Delete')).toEqual({ do: 'empty' });
});

it("letters, plain arrows, Tab and the browser's own shortcuts are left alone", () => {
  for (const key of ['a', 'ArrowDown', 'Tab', 'Escape']) expect(press(key)).toBeUndefined();
  expect(press('c', { ctrlKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
});
