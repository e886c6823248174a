import { describe, expect, it } from 'vitest';
import { csvLine } from './csv';

describe('a line of CSV', () => {
  it.each([
    [['a', 'b'], 'a;b\r\n'],
    [['a;b', 'dit "c"', 'd\ne'], '"a;b";"dit ""c""";"d\ne"\r\n'],
    [['', 'é'], ';é\r\n'],
  ])('quotes what needs it: %j', (texts, line) => expect(csvLine(texts)).toBe(line));

  it.each([['=1+1'], ['+A1'], ['-2+3'], ['@SUM(A1)'], ['\tx'], ['=cmd|"x"!A1']])('runs no formula: %j', (text) =>
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/),
  );

  it.each(['-12,5', '+33612345678', '-3'])('leaves the number %s', (text) =>
    expect(csvLine([text])).toBe(`${text}\r\n`),
  );
});
