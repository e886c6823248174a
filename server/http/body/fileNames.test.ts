import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSafeFileName } from '../../../src/resources/fields/shared/stored';
import { mediaTypeOf, safeFileName } from './fileNames';

describe('safeFileName', () => {
  it.each([
    ['contrat.pdf', 'contrat.pdf'],
    ['..\\..\\contrat: été?.pdf', 'contrat_ été_.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['...', 'fichier'],
    ['', 'fichier'],
    ['e\u0301te\u0301.txt', 'été.txt'],
  ])('%s -> %s', (given, name) => expect(safeFileName(given)).toBe(name));

  it('is accepted by the file kinds, whatever the input', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => isSafeFileName(safeFileName(given))),
    ));
});

describe('mediaTypeOf', () => {
  it.each([
    ['Text/HTML; charset=utf-8', 'text/html'],
    ['application/vnd.ms-excel', 'application/vnd.ms-excel'],
    ['nonsense', 'application/octet-stream'],
    ['', 'application/octet-stream'],
    ['a/b\r\nx: y', 'application/octet-stream'],
  ])('%s -> %s', (given, type) => expect(mediaTypeOf(given)).toBe(type));
});
