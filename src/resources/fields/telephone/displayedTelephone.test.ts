import { expect, it } from 'vitest';
import { telephoneKind } from './kind';
import { displayedTelephone } from './displayedTelephone';

it.each([
  ['+33612345678', '06 12 34 56 78'],
  ['+596596123456', '05 96 12 34 56'],
  ['3949', '39 49'],
  ['+3225551234', '+32 255 512 34'],
])('%s is read as %s', (value, expected) => {
  expect(displayedTelephone(value).replaceAll('\u00a0', ' ')).toBe(expected);
});

it('the displayed number is parsed to the same number', () => {
  for (const value of telephoneKind.samples.valid) {
    expect(telephoneKind.parse(displayedTelephone(value), telephoneKind.samples.spec)).toEqual({ ok: true, value });
  }
});

it.each([
  ['+33612345678', '06 12 34 56 78'],
  ['+3225551234', '+3225551234'],
  ['3949', '3949'],
])('the text of %s in a file is %s', (value, text) => {
  expect(telephoneKind.toText(value)).toBe(text);
});
