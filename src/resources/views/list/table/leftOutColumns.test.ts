import { expect, it } from 'vitest';
import type { ColumnNeed } from './fitColumns';
import { leftOutColumns } from './leftOutColumns';

const whole = (width: number): ColumnNeed => ({
  ...{ need: width + 18, snug: width, least: width },
  ...{ isGrowing: false, isShort: true },
});
const mail: ColumnNeed = { need: 250, snug: 240, least: 120, isGrowing: false, isShort: false };
const CONTACT = [whole(100), mail, whole(110), whole(110), whole(90)];

it('last columns go if all others are whole then, short facts only, two at most', () => {
  expect(leftOutColumns(CONTACT, 634)).toBe(0);
  expect(leftOutColumns(CONTACT, 633)).toBe(1);
  expect(leftOutColumns(CONTACT, 543)).toBe(0);
  expect(leftOutColumns([...CONTACT, whole(80)], 554)).toBe(2);
  expect(leftOutColumns([...CONTACT, whole(80)], 532)).toBe(0);
  // A file's name or a long text is never left out.
  expect(leftOutColumns([...CONTACT, mail], 700)).toBe(0);
});
