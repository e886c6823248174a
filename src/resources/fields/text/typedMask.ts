import type { TypedText } from '../shared/typedText';
import { isPlace, takesSign, type Mask } from './mask';

const isSign = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** Distributes typed characters over a form, adding separators; undefined if a character does not match. */
function arrange(form: string, signs: readonly string[]): readonly { sign: string; isTyped: boolean }[] | undefined {
  const arranged: { sign: string; isTyped: boolean }[] = [];
  let at = 0;
  for (const part of form) {
    const sign = signs[at];
    // A separator is added only with the next character, otherwise it could not be deleted.
    if (sign === undefined) break;
    if (isPlace(part) && !takesSign(part, sign)) return undefined;
    const isTyped = isPlace(part) || part.toUpperCase() === sign;
    if (isTyped) at += 1;
    arranged.push({ sign: isPlace(part) ? sign : part, isTyped });
  }
  return at < signs.length ? undefined : arranged;
}

/**
 * Formats partial input by a mask and keeps the caret after the same character. Input that does not match
 * stays as typed; validation reports it on blur.
 */
export function formatTyped({ form }: Mask, { text, caret }: TypedText): TypedText {
  const signs = (typed: string) => [...typed.toUpperCase()].filter(isSign);
  const arranged = arrange(form, signs(text));
  if (!arranged) return { text, caret };
  const formatted = arranged.map(({ sign }) => sign).join('');
  if (caret >= text.length) return { text: formatted, caret: formatted.length };
  let left = signs(text.slice(0, caret)).length;
  let place = 0;
  for (const { sign, isTyped } of arranged) {
    if (left === 0) break;
    if (isTyped) left -= 1;
    place += sign.length;
  }
  return { text: formatted, caret: place };
}
