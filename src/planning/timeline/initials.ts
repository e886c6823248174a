/** Available width, in letters of average width. */
const ROOM = 3;
/** Letters that count as one and a half. */
const WIDE = /[mwŒÆMW@%]/;

/** The letters that fit; a wide letter that is cut off would be unreadable. */
function fitting(letters: string): string {
  let room = ROOM;
  return [...letters].filter((letter) => (room -= WIDE.test(letter) ? 1.5 : 1) >= 0).join('');
}

/**
 * Short name for a narrow slot: initials of the capitalised words, or the beginning of a single one.
 * @example initialsOf('Logistique du Vieux-Port') // 'LVP'
 */
export function initialsOf(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  const names = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const [first = words[0] ?? '', ...others] = names;
  if (others.length === 0) return fitting(first);
  return fitting(names.map((name) => name.charAt(0)).join(''));
}
