import { expect, it } from 'vitest';
import { fileSize } from './fileSize';

it.each([
  [0, '0 octet'],
  [12, '12 octets'],
  [48_213, '47 ko'],
  [1_258_291, '1,2 Mo'],
  [26_214_400, '25 Mo'],
  [5 * 1024 ** 4, '5 120 Go'],
])('%d bytes are read as %s', (bytes, expected) => {
  expect(fileSize(bytes, 'fr-FR').replace(/\s/g, ' ')).toBe(expected);
});
