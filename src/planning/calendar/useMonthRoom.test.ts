import { expect, it } from 'vitest';
import { monthRoom } from './useMonthRoom';

it('the weeks of a month fill the window, and show as many slots as fit', () => {
  expect(monthRoom(900, 112, 5)).toEqual({ height: 146, slots: 4 });
  expect(monthRoom(1440, 112, 5)).toEqual({ height: 254, slots: 9 });
});

it('a low window keeps three slots a day', () => {
  expect(monthRoom(600, 112, 6)).toEqual({ height: 112, slots: 3 });
});
