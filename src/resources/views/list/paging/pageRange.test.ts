import { describe, expect, it } from 'vitest';
import { pageRange, readPage } from './pageRange';

describe('the range of a page', () => {
  it.each([
    [1, 25, 60, { from: 1, to: 25, lastPage: 3 }],
    [3, 25, 60, { from: 51, to: 60, lastPage: 3 }],
    [1, 25, 0, { from: 0, to: 0, lastPage: 1 }],
    [1, 25, 25, { from: 1, to: 25, lastPage: 1 }],
  ])('of page %i by %i of %i', (page, perPage, total, expected) => {
    expect(pageRange(page, perPage, total)).toEqual(expected);
  });

  it.each([
    ['2', 2],
    [' 9 ', 5],
    ['0', 1],
    ['-3', 1],
    ['', undefined],
    ['2.5', undefined],
    ['deux', undefined],
  ])('parses a typed page: "%s"', (text, expected) => {
    expect(readPage(text, 5)).toBe(expected);
  });
});
