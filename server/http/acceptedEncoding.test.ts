import { expect, it } from 'vitest';
import { acceptedEncoding } from './acceptedEncoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000, gzip;q=0', undefined],
  ['br;q=0.01', 'br'],
  ['xbr, gzip-like', undefined],
  ['identity', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s: %s', (accepted, encoding) => expect(acceptedEncoding(accepted)).toBe(encoding));
