/** Letters that count as one and a half. */
const WIDE = /[mwŒÆMW@%]/;

/** The letters that fit; a wide letter that is cut off would be unreadable. */
function fitting(letters: string, room: number): string {
  let left = room;
  return [...letters].filter((letter) => (left -= WIDE.test(letter) ? 1.5 : 1) >= 0).join('');
}

/**
 * Short name for a narrow slot: initials of the capitalised words, or the beginning of a single one with a point.
 * @param room available width, in letters of average width
 * @example initialsOf('Logistique du Vieux-Port', 3) // 'LVP'
 */
export function initialsOf(title: string, room: number): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const [first = words[0] ?? '', ...others] = names;
  if (others.length === 0) {
    const shown = fitting(first, room);
    return shown === first ? first : `${shown}.`;
  }
  return fitting(names.map((name) => name.charAt(0)).join(''), room);
}

/** Pixels of the sign before a slot that a simulation or a request changes. */
const MARK = 8;

/** The number of letters that fit in a narrow slot. @param pixels width of the slot @param isMarked it begins with a sign */
export const lettersFor = (pixels: number, isMarked: boolean): number =>
  Math.max(3, Math.floor((pixels - 8 - (isMarked ? MARK : 0)) / 6.4));
