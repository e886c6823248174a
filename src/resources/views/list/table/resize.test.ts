import { describe, expect, it } from 'vitest';
import { MAX_WIDTH, MIN_WIDTH } from '../columns/columnChoice';
import { widthAfterKey } from './resize';

describe('resizing a column by keyboard', () => {
  it.each([
    ['ArrowLeft', false, 184],
    ['ArrowRight', false, 216],
    ['ArrowRight', true, 264],
    ['Home', false, MIN_WIDTH],
    ['End', false, MAX_WIDTH],
    ['Enter', false, undefined],
  ])('%s, with Shift: %s', (key, shift, expected) => {
    expect(widthAfterKey(key, shift, 200)).toBe(expected);
  });
});
