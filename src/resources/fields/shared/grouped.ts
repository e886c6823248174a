/** A narrow no-break space: groups of digits stay on one line, and copying them gives what `parse` reads. */
const SEPARATOR = '\u202f';

/**
 * Cuts a text in groups, from its beginning; the last length serves for all the rest.
 *
 * @example grouped('73282932000074', [3, 3, 3, 5]) // '732 829 320 00074'
 */
export function grouped(text: string, lengths: readonly number[]): string {
  const [length = text.length, ...following] = lengths;
  if (text.length <= length) return text;
  const rest = grouped(text.slice(length), following.length > 0 ? following : lengths);
  return `${text.slice(0, length)}${SEPARATOR}${rest}`;
}
