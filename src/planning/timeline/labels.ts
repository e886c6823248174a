/** Words by which a title is read: they begin with a capital letter or a digit. */
const isName = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(bare(word));

/** Without an article before it: `l’Évêché`. */
const bare = (word: string): string => word.replace(/^\p{L}{1,2}['’]/u, '');

/** A legal form at the end, which tells little: `SARL`. */
const LEGAL_FORM = /(?<=\p{Ll}.*)\s+\p{Lu}{2,5}$/u;

const wordsOf = (title: string): readonly string[] => title.replace(LEGAL_FORM, '').split(/\s+/).filter(Boolean);

/** Words in two lines, as many in the first one as fit. */
function wrapped(words: readonly string[], room: number): readonly [string, string] {
  let count = 1;
  while (count < words.length && words.slice(0, count + 1).join(' ').length <= room) count += 1;
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')];
}

/** From the first name on, without articles at the ends. */
function named(words: readonly string[]): string {
  const from = Math.max(0, words.findIndex(isName));
  const kept = words.slice(from, words.findLastIndex(isName) + 1 || words.length);
  return kept.map((word, at) => (at === 0 ? bare(word) : word)).join(' ');
}

/** Short titles of narrow slots in two lines; a line that does not fit is cut by the style sheet, with an ellipsis. */
export type LabelOf = (title: string, room: number) => string;

/**
 * What tells titles apart is shown: a line begins with each of the two words that the fewest other titles have.
 * @param titles all that are shown
 * @returns a function of a title and the room of a line, in letters of average width
 * @example createLabels(['Transports de la Lys SAS'])('Transports de la Lys SAS', 8) // 'Transports\nLys'
 */
export function createLabels(titles: Iterable<string>): LabelOf {
  const uses = new Map<string, number>();
  for (const title of new Set(titles)) {
    const words = wordsOf(title).map(bare);
    const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
    for (const part of new Set([...words, ...pairs])) uses.set(part, (uses.get(part) ?? 0) + 1);
  }
  const usesOf = (words: string) => uses.get(words) ?? 0;
  /** Two words that never stand apart are read as one: `Trois Vallées`. */
  const belongs = (words: readonly string[], at: number): boolean => {
    const [before, word] = [bare(words[at - 1] ?? ''), bare(words[at] ?? '')];
    return isName(before) && usesOf(`${before} ${word}`) === usesOf(word) && usesOf(before) === usesOf(word);
  };

  const shortened: LabelOf = (title, room) => {
    const words = wordsOf(title);
    const whole = words.join(' ');
    if (whole.length <= room) return whole;
    const lines = wrapped(words, room);
    if (lines.every(({ length }) => length <= room)) return lines.join('\n');
    const names = words.flatMap((word, at) =>
      isName(word) && !belongs(words, at) ? [{ uses: usesOf(bare(word)), at }] : [],
    );
    const [one, other] = names.toSorted((a, b) => a.uses - b.uses || a.at - b.at);
    if (!one || !other) return lines.filter(Boolean).join('\n');
    const [from, to] = [Math.min(one.at, other.at), Math.max(one.at, other.at)];
    return `${named(words.slice(from, to))}\n${named(words.slice(to))}`;
  };

  const known = new Map<string, string>();
  return (title, room) => {
    const key = `${room} ${title}`;
    const found = known.get(key) ?? shortened(title, room);
    known.set(key, found);
    return found;
  };
}

/** Pixels of the sign before a slot that a simulation or a request changes. */
const MARK = 9;

/** The letters that fit in a line of a narrow slot. @param pixels width of the slot @param isMarked it begins with a sign */
export const lettersFor = (pixels: number, isMarked: boolean): number =>
  Math.max(3, Math.floor((pixels - 6 - (isMarked ? MARK : 0)) / 5.5));
