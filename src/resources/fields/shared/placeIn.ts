const digitsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

function after(text: string, count: number): number {
  let left = count;
  for (let index = 0; index < text.length; index += 1) {
    if (left === 0) return index;
    if (digitsOf(text[index] ?? '') !== '') left -= 1;
  }
  return text.length;
}

/**
 * Maps a caret position in the displayed text to the same position between digits in the editable text.
 * Counts from the start, or from the end if the starts differ, as for telephone numbers.
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
