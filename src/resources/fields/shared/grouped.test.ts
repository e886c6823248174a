import { expect, it } from 'vitest';
import { grouped } from './grouped';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['732829320', [3], '732 829 320'],
  ['73282932000074', [3, 3, 3, 5], '732 829 320 00074'],
  ['0612345678', [2], '06 12 34 56 78'],
  ['3949', [2], '39 49'],
  ['7', [3], '7'],
  ['', [3], ''],
])('%s in groups of %j is %s', (text, lengths, expected) => {
  expect(plain(grouped(text, lengths))).toBe(expected);
});
