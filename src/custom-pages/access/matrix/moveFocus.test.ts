import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inside, moveFocus } from './moveFocus';

const bounds = { rows: 100, columns: 40, group: 4, page: 10 };
const press = (key: string, ctrlKey = false) => moveFocus({ row: 50, column: 17 }, { key, ctrlKey }, bounds);

it.each([
  ['ArrowLeft', false, 50, 16],
  ['ArrowRight', true, 50, 21],
  ['ArrowUp', false, 49, 17],
  ['ArrowDown', true, 99, 17],
  ['Home', false, 50, 0],
  ['Home', true, 0, 0],
  ['End', false, 50, 39],
  ['End', true, 99, 39],
  ['PageUp', false, 40, 17],
  ['PageDown', false, 60, 17],
])('%s (Ctrl %s) leads to row %d, column %d', (key, ctrl, row, column) => {
  expect(press(key, ctrl)).toEqual({ row, column });
});

it('other keys are ignored, including names of object methods', () => {
  expect(press('x')).toBeUndefined();
  expect(press('toString')).toBeUndefined();
});

it('the focus never leaves the grid', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.boolean())), (pressed) => {
      const end = pressed.reduce(
        (position, [key, ctrlKey]) => moveFocus(position, { key, ctrlKey }, bounds) ?? position,
        { row: 3, column: 3 },
      );
      expect(inside(end, bounds)).toEqual(end);
    }),
  );
});
