import { expect, it } from 'vitest';
import { DAY_FORM } from './dateForms';
import { fullYear } from './fullYear';

it.each([
  ['0026-12-01', '2026-12-01'],
  ['0068-02-28', '2068-02-28'],
  ['0069-02-28', '1969-02-28'],
  ['2026-12-01', '2026-12-01'],
  ['0202-12-01', '0202-12-01'],
])('%s is %s', (typed, whole) => {
  expect(DAY_FORM.write(fullYear(DAY_FORM.read(typed)))).toBe(whole);
});

it('an invalid date stays invalid', () => {
  expect(fullYear(new Date(NaN)).getTime()).toBeNaN();
});
