import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedValue, type Mask } from './mask';
import { formatTyped } from './typedMask';

const PLATE: Mask = { form: 'AA-999-AA' };
const BADGE: Mask = { form: 'FR 99 ***', stores: 'typed' };

/** A text with `|` as the caret. */
const typed = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const marked = ({ text, caret }: { readonly text: string; readonly caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

describe('input in a masked field', () => {
  it.each([
    [PLATE, 'a|', 'A|'],
    [PLATE, 'ab|', 'AB|'],
    [PLATE, 'AB1|', 'AB-1|'],
    [PLATE, 'AB-|', 'AB|'],
    [PLATE, 'ab 123 cd|', 'AB-123-CD|'],
    // Inserting a digit and deleting a separator in the middle.
    [PLATE, 'AB-19|2', 'AB-19|2'],
    [PLATE, 'AB|123-CD', 'AB|-123-CD'],
    [PLATE, 'A|-123-CD', 'A|-123-CD'],
    [PLATE, 'AB-123-CDE|', 'AB-123-CDE|'],
    [BADGE, '1|', 'FR 1|'],
    [BADGE, 'fr12a|', 'FR 12 A|'],
  ])('of %j makes %s %s', (mask, before, after) => expect(marked(formatTyped(mask, typed(before)))).toBe(after));

  it('is stored as without the mask, is stable, and keeps the caret in range', () => {
    const texts = fc.array(fc.constantFrom('A', 'b', '1', '9', '-', ' '), { maxLength: 12 });
    const forms = fc.array(fc.constantFrom('A', '9', '*', '-', ' '), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(forms, texts, fc.nat(12), (form, signs, at) => {
        const mask: Mask = { form: form.join('') };
        const before = { text: signs.join(''), caret: Math.min(at, signs.length) };
        const after = formatTyped(mask, before);
        expect(maskedValue(mask, after.text)).toBe(maskedValue(mask, before.text));
        expect(formatTyped(mask, after)).toEqual(after);
        expect(after.caret).toBeLessThanOrEqual(after.text.length);
      }),
    );
  });
});
