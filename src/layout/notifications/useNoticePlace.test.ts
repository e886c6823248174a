import { expect, it } from 'vitest';
import { freeBottom } from './useNoticePlace';

const END = 900;
const stack = { left: 24, right: 500, top: 860, bottom: 892 };
const control = (left: number, top: number, bottom: number) => ({ left, right: left + 100, top, bottom });

it('is at the end of the window, beside buttons on the other side', () => {
  expect(freeBottom(stack, [], END)).toBe(8);
  expect(freeBottom(stack, [control(800, 850, 890)], END)).toBe(8);
});

it('stands above the controls below it, and above those above them without room between', () => {
  expect(freeBottom(stack, [control(300, 850, 890)], END)).toBe(58);
  expect(freeBottom(stack, [control(300, 850, 890), control(100, 800, 840)], END)).toBe(108);
  // Between both there is room.
  expect(freeBottom(stack, [control(300, 850, 890), control(100, 700, 740)], END)).toBe(58);
});

it('does not mind controls that are not rendered', () => {
  expect(freeBottom(stack, [control(300, 880, 880)], END)).toBe(8);
});
