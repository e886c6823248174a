/** Keeps the digits on one line, and `parse` accepts it when pasted; a narrow one is hardly seen at text size. */
const SEPARATOR = '\u00a0';

/**
 * Groups a text from its start; the last length repeats.
 *
 * @example grouped('73282932000074', [3, 3, 3, 5]) // '732 829 320 00074'
 */
export function grouped(text: string, lengths: readonly number[]): string {
  const [length = text.length, ...following] = lengths;
  if (text.length <= length) return text;
  const rest = grouped(text.slice(length), following.length > 0 ? following : lengths);
  return `${text.slice(0, length)}${SEPARATOR}${rest}`;
}
