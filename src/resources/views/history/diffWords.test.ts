import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffWords } from './diffWords';

const words = fc
  .array(fc.constantFrom('le', 'contrat', 'signé', 'en', 'mars', '2026', '!'), { maxLength: 30 })
  .map((list) => list.join(' '));

it('removed and added words are marked', () => {
  expect(diffWords('Rappeler en mars, le matin.', 'Rappeler en avril, le matin.')).toEqual([
    { kind: 'same', text: 'Rappeler en ' },
    { kind: 'removed', text: 'mars,' },
    { kind: 'added', text: 'avril,' },
    { kind: 'same', text: ' le matin.' },
  ]);
  expect(diffWords('', 'nouveau')).toEqual([{ kind: 'added', text: 'nouveau' }]);
  expect(diffWords('même', 'même')).toEqual([{ kind: 'same', text: 'même' }]);
});

it('both texts are preserved, and nothing is marked if they are equal', () => {
  const text = fc.oneof(words, fc.string());
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffWords(before, after);
      const without = (kind: string) => parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('');
      expect(without('added')).toBe(before);
      expect(without('removed')).toBe(after);
      if (before === after) expect(parts.every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});

it('texts without common words are compared fast', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join(' ');
  const parts = diffWords(long('a'), long('b'));
  expect(parts.length).toBeGreaterThan(0);
});
