import { expect, it } from 'vitest';
import { byteRange } from './byteRange';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=1000-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=-0', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['lignes=1-2', undefined],
  [undefined, undefined],
])('%s of 1000 bytes is %j', (header, range) => expect(byteRange(header, 1000)).toEqual(range));
