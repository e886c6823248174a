import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertMention, mentionAt, mentionedIn, splitMentions } from './mentionText';

const ROY = { id: 1, nom: 'Roy Anne' };
const ROYER = { id: 2, nom: 'Roy Anne-Lise' };

describe('a mention being typed', () => {
  it('starts with @ after a space and may have two words', () => {
    expect(mentionAt('Vu avec @ro', 11)).toEqual({ from: 8, typed: 'ro' });
    expect(mentionAt('@', 1)).toEqual({ from: 0, typed: '' });
    expect(mentionAt('(@Roy an', 8)).toEqual({ from: 1, typed: 'Roy an' });
    expect(mentionAt('Écrire à a@b', 12)).toBeUndefined();
    expect(mentionAt('@Roy Anne et puis', 17)).toBeUndefined();
    expect(mentionAt('@Roy. ', 6)).toBeUndefined();
  });

  it('is replaced by the full name, with the caret after it', () => {
    const typed = mentionAt('Vu @ro demain', 6);
    expect(typed && insertMention('Vu @ro demain', typed, ROY.nom)).toEqual({
      text: 'Vu @Roy Anne demain',
      caret: 'Vu @Roy Anne '.length,
    });
  });

  it('is found again in the text, whatever surrounds it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = `${before} @r`;
        const typed = mentionAt(text, text.length);
        const made = typed && insertMention(text + after, typed, ROY.nom);
        expect(made && mentionedIn(made.text, [ROY])).toEqual([ROY]);
        expect(made?.text.slice(0, made.caret)).toBe(`${before} @Roy Anne `);
      }),
    );
  });
});

describe('the parts of a comment', () => {
  it('are mentions and the text between them', () => {
    expect(splitMentions('@Roy Anne-Lise et @Roy Anne', [ROY, ROYER])).toEqual([
      { text: '@Roy Anne-Lise', isName: true },
      { text: ' et ', isName: false },
      { text: '@Roy Anne', isName: true },
    ]);
  });

  it('join to the whole text', () => {
    const piece = fc.constantFrom('@Roy Anne', '@Roy', ' ', 'x', '@', '\n', '@Roy Anne-Lise');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = splitMentions(text, [ROY, ROYER]);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.filter((part) => !part.isName).some((part) => part.text.includes('@Roy Anne'))).toBe(false);
      }),
    );
  });
});
