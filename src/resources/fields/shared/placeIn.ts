const digitsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Where the so many letters and digits of a text end. */
function after(text: string, count: number): number {
  let left = count;
  for (let index = 0; index < text.length; index += 1) {
    if (left === 0) return index;
    if (digitsOf(text[index] ?? '') !== '') left -= 1;
  }
  return text.length;
}

/**
 * The place in the text that is edited which is between the same digits as a place in the text that is shown. Counted from the
 * beginning, or from the end where the two begin otherwise, as telephone numbers do.
 *
 * @example placeIn('552100554', '552 100 554', 5) // 4, behind 552 1
 */
export function placeIn(edited: string, shown: string, place: number): number {
  const before = digitsOf(shown.slice(0, place));
  if (place === 0) return 0;
  if (place >= shown.length) return edited.length;
  if (digitsOf(edited).startsWith(before)) return after(edited, before.length);
  const behind = digitsOf(shown.slice(place)).length;
  return after(edited, Math.max(0, digitsOf(edited).length - behind));
}
