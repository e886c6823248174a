import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text, textKind } from './kind';
import { maskedText, maskedValue, maskPattern, type Mask } from './mask';

const LABEL = ['Plaque', 'Plate', 'Kennzeichen', 'Matrícula'] as const;
const PLATE: Mask = { form: 'AA-999-AA' };

describe('a mask', () => {
  it.each([
    [PLATE, 'ab123cd', 'AB-123-CD'],
    [PLATE, ' AB-123-CD ', 'AB-123-CD'],
    [PLATE, 'ab 123.cd', 'AB-123-CD'],
    [PLATE, 'AB-123-C', undefined],
    [PLATE, 'AB-123-CDE', undefined],
    [PLATE, 'ÉB-123-CD', undefined],
    [PLATE, 'A1-123-CD', undefined],
    [{ form: 'FR 99 ***', stores: 'typed' }, 'fr12 a1b', '12A1B'],
    [{ form: 'FR 99 ***', stores: 'typed' }, '12-a1b', '12A1B'],
    [{ form: '(99) 9' }, '123', '(12) 3'],
  ] as const)('of %j has %s stored as %s', (mask, typed, stored) => expect(maskedValue(mask, typed)).toBe(stored));

  it('stores and shows any matching text alike, however it is typed', () => {
    const signs = fc.constantFrom('A', '9', '*', '-', ' ', '/', '.', '(');
    const masks = fc
      .array(signs, { minLength: 1, maxLength: 12 })
      .map((form) => form.join(''))
      .filter((form) => /[A9*]/.test(form))
      .chain((form) => fc.constantFrom<Mask>({ form }, { form, stores: 'typed' }));
    fc.assert(
      fc.property(
        masks.chain((mask) =>
          fc.tuple(fc.constant(mask), fc.stringMatching(new RegExp(`^(?:${maskPattern(mask)})$`, 'u'))),
        ),
        ([mask, value]) => {
          expect(maskedValue(mask, value)).toBe(value);
          expect(maskedValue(mask, value.toLowerCase())).toBe(value);
          const shown = maskedText(mask, value);
          expect(shown).toHaveLength(mask.form.length);
          expect(maskedValue(mask, shown)).toBe(value);
        },
      ),
    );
  });

  it('is parsed, described, refused and written by its kind', () => {
    const spec = text({ label: LABEL, mask: { form: '99 99', stores: 'typed' } });
    expect(textKind.parse('12 34', spec)).toEqual({ ok: true, value: '1234' });
    expect(textKind.parse('12 3', spec)).toEqual({
      ok: false,
      issues: [{ code: 'mask', args: { form: '99 99' } }],
    });
    expect(textKind.jsonSchema(spec)).toMatchObject({ pattern: '^(?:[0-9][0-9][0-9][0-9])$' });
    expect(textKind.toText('1234', spec, 'fr')).toBe('12 34');
    // A value stored before the mask existed.
    expect(textKind.toText('x', spec, 'fr')).toBe('x');
    const wrong = [text({ label: LABEL, mask: { form: '--' } }), text({ label: LABEL, mask: PLATE, maxLength: 3 })];
    expect(wrong.map((one) => textKind.check?.(one, {} as never).map(({ code }) => code))).toEqual([
      ['S042'],
      ['S095'],
    ]);
  });
});
