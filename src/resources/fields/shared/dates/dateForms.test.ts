import { describe, expect, it } from 'vitest';
import { dateKind } from '../../date/kind';
import { dateTimeKind } from '../../dateTime/kind';
import { monthKind } from '../../month/kind';
import { DAY_FORM, INSTANT_FORM, MONTH_FORM } from './dateForms';

describe.each([
  ['day', DAY_FORM, dateKind.samples.valid],
  ['month', MONTH_FORM, monthKind.samples.valid],
  ['instant', INSTANT_FORM, dateTimeKind.samples.valid],
] as const)("the picker's value of a %s", (_name, form, values) => {
  it.each(values)('%s survives the picker', (value) => {
    expect(form.write(form.read(value))).toBe(value);
  });

  it('ignores an invalid text', () => {
    expect(form.read('?').getTime()).toBeNaN();
  });
});

it('a partly typed year stays in its century', () => {
  expect(DAY_FORM.write(DAY_FORM.read('0020-02-01'))).toBe('0020-02-01');
});
