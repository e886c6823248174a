import { describe, expect, it } from 'vitest';
import { extended, positionIn, windowOf } from './listWindow';

const request = (page: number) =>
  ({ pagination: { page, perPage: 3 }, sort: { field: 'id', order: 'ASC' }, filter: {} }) as const;
const second = windowOf(request(2), [4, 5, 6], 8);

describe('the place of a record in a list', () => {
  it('has the previous and next record', () => {
    expect(positionIn(second, 5)).toEqual({ at: 5, total: 8, previous: 4, next: 6, missingPage: undefined });
  });

  it('names the page before the first row, or after the last one', () => {
    expect(positionIn(second, 4)).toMatchObject({ at: 4, previous: undefined, next: 5, missingPage: 1 });
    expect(positionIn(second, 6)).toMatchObject({ at: 6, previous: 5, next: undefined, missingPage: 3 });
  });

  it('ends with the list', () => {
    expect(positionIn(windowOf(request(1), [1, 2, 3], 3), 3)).toMatchObject({
      next: undefined,
      missingPage: undefined,
    });
    expect(positionIn(windowOf(request(1), [1, 2, 3], 3), 1)).toMatchObject({
      previous: undefined,
      missingPage: undefined,
    });
  });

  it('is unknown for a record outside the window', () => {
    expect(positionIn(second, 9)).toBeUndefined();
  });
});

describe('a window', () => {
  it('is extended by adjacent pages', () => {
    const whole = extended(extended(second, 3, [7, 8], 8), 1, [1, 2, 3], 8);
    expect(whole).toMatchObject({ start: 0, ids: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(positionIn(whole, 3)).toMatchObject({ at: 3, previous: 2, next: 4 });
  });

  it('stays the same for a distant, empty or overlapping page', () => {
    expect(extended(second, 5, [13], 20)).toBe(second);
    expect(extended(second, 3, [], 8)).toBe(second);
    expect(extended(second, 3, [6, 7], 8)).toBe(second);
    expect(extended(second, 1, [1, 2], 7)).toBe(second);
  });
});
