import { expect, it } from 'vitest';
import { holds } from '../../records/holds';
import { telephoneKind } from './kind';

it.each([
  ['06 12 3', '+336123'],
  ['0612.34.56.78', '+33612345678'],
  ['0596 12', '+59659612'],
  ['+33 (0)6 12', '+33612'],
  ['0033 6', '+336'],
  ['3949', '3949'],
  ['061', undefined],
  ['Martin', undefined],
  ['12 rue', undefined],
])('the start %j of a number is completed to the stored format', (typed, begins) =>
  expect(telephoneKind.beginningOf(typed)).toBe(begins),
);

it.each([
  ['06 12', '+33612'],
  ['12 34', '1234'],
  ['+33 6', '+336'],
  ['Martin', 'Martin'],
])('a part %j of a number is searched in the stored format', (typed, part) => {
  expect(telephoneKind.storedPart(typed)).toBe(part);
  const schema = { fields: { mobile: telephoneKind.samples.spec } };
  const contains = { field: 'mobile', operator: 'contains', value: typed } as const;
  expect(holds(contains, { mobile: '+33612345678' }, schema)).toBe(typed !== 'Martin');
});
