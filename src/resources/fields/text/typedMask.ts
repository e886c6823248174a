import type { TypedText } from '../shared/typedText';
import { isPlace, takesSign, type Mask } from './mask';

const isSign = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);

/** The places of a form that typed signs fill, with what stands between them; undefined where a sign does not fit. */
function arrange(form: string, signs: readonly string[]): readonly { sign: string; isTyped: boolean }[] | undefined {
  const arranged: { sign: string; isTyped: boolean }[] = [];
  let at = 0;
  for (const part of form) {
    const sign = signs[at];
    // What stands between comes with the sign after it: it would be in the way of deleting.
    if (sign === undefined) break;
    if (isPlace(part) && !takesSign(part, sign)) return undefined;
    const isTyped = isPlace(part) || part.toUpperCase() === sign;
    if (isTyped) at += 1;
    arranged.push({ sign: isPlace(part) ? sign : part, isTyped });
  }
  return at < signs.length ? undefined : arranged;
}

/**
 * Brings what is typed into the form of a mask as far as it goes, and keeps the caret behind the sign that it stood behind. What
 * does not fit stays as it was typed: it is told of on leaving.
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
