import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearest } from './nearest';

describe('the nearest name', () => {
  it.each([
    ['libele', ['code', 'libelle'], 'libelle'],
    ['LIBELLE', ['libelle'], 'libelle'],
    ['cdoe', ['code', 'nom'], 'code'],
    ['PageNuber', ['PageSize', 'PageNumber'], 'PageNumber'],
    ['dateDemarage', ['dateExpiration', 'dateDemarrage'], 'dateDemarrage'],
    ['xy', ['ab'], undefined],
    ['libelle', [], undefined],
    ['', ['id'], undefined],
    ['😀ode', ['code'], 'code'],
  ])('of %s among %j is %s', (name, candidates, expected) => {
    expect(nearest(name, candidates)).toBe(expected);
  });

  it('is the name itself, if it exists', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{2,20}$/), { minLength: 1 }), (names) => {
        for (const name of names) expect(nearest(name, names)).toBe(name);
      }),
    );
  });

  it('is found fast for names of any length', () => {
    expect(nearest('x'.repeat(5_000_000), ['libelle', 'code'])).toBeUndefined();
  });
});
