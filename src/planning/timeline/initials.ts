const LETTERS = 3;

/**
 * What names a slot that is too narrow for a word: the first letters of the words that begin with a capital, or the
 * beginning of the only one.
 *
 * @example initialsOf('Logistique du Vieux-Port') // 'LVP'
 */
export function initialsOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const [first = words[0] ?? '', ...others] = names;
  if (others.length === 0) return first.slice(0, LETTERS);
  return names
    .map((name) => name.charAt(0))
    .join('')
    .slice(0, LETTERS);
}
