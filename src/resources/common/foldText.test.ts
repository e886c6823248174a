import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './foldText';

describe('folding', () => {
  it.each([
    ['Été', 'ete'],
    ['ÇA ET LÀ', 'ca et la'],
    ['Œuvre d’Été', "oeuvre d'ete"],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
    ['« A – B »', '<< a - b >>'],
    ['ﬁche', 'fiche'],
    ['100 %_', '100 %_'],
  ])('%s becomes %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is idempotent, and ignores whether accents are composed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\u0020-\u024f]*$/u), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text));
      }),
    );
  });
});
