import { expect, it, vi } from 'vitest';
import { belowBar } from './belowBar';

const box = (left: number, right: number, top: number, bottom: number) => () =>
  ({ left, right, top, bottom, width: right - left, height: bottom - top }) as DOMRect;

it('a popup of the bar opens below the bar, and ends with it where it is asked to', () => {
  const bar = document.createElement('div');
  bar.className = 'top-bar-line';
  const button = bar.appendChild(document.createElement('button'));
  vi.spyOn(bar, 'getBoundingClientRect').mockImplementation(box(264, 1416, 8, 59));
  vi.spyOn(button, 'getBoundingClientRect').mockImplementation(box(1200, 1234, 16, 50));
  const bottomOf = ({ top, height }: DOMRect) => top + height;
  const rightOf = ({ left, width }: DOMRect) => left + width;
  const [own, whole] = [belowBar(button), belowBar(button, 'bar')].map((anchor) => anchor.getBoundingClientRect());
  expect([own, whole].map((one) => one && bottomOf(one))).toEqual([65, 65]);
  expect([own, whole].map((one) => one && rightOf(one))).toEqual([1234, 1416]);
});
