/** The room that there is, in letters of a usual width. */
const ROOM = 3;
/** Letters that are half as wide again. */
const WIDE = /[mwŒÆMW@%]/;

/** As many of the letters as have room: a wide one that is cut names nothing. */
function fitting(letters: string): string {
  let room = ROOM;
  return [...letters].filter((letter) => (room -= WIDE.test(letter) ? 1.5 : 1) >= 0).join('');
}

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
  if (others.length === 0) return fitting(first);
  return fitting(names.map((name) => name.charAt(0)).join(''));
}
