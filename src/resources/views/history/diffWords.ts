/** A run of words in both texts, or in only one. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Limit of the comparison table; beyond it, the middle of the texts counts as replaced. */
const MOST_COMPARISONS = 400_000;

const wordsOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/g) ?? [];

function commonStart(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  return count;
}

function commonEnd(a: readonly string[], b: readonly string[]): number {
  let count = 0;
  while (count < a.length && count < b.length && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
}

type Piece = readonly [DiffPart['kind'], string];

/** Word diff by longest common subsequence. */
function compare(a: readonly string[], b: readonly string[]): readonly Piece[] {
  if (a.length * b.length > MOST_COMPARISONS)
    return [...a.map((word) => ['removed', word] as const), ...b.map((word) => ['added', word] as const)];
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [left = '', right = ''] = [a[i], b[j]];
    if (i < a.length && j < b.length && left === right) {
      pieces.push(['same', left]);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      pieces.push(['removed', left]);
      i += 1;
    } else {
      pieces.push(['added', right]);
      j += 1;
    }
  }
  return pieces;
}

/** Compares two texts word by word. Kept and removed parts form the first text, kept and added parts the second. */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const start = commonStart(a, b);
  const end = commonEnd(a.slice(start), b.slice(start));
  const pieces: readonly Piece[] = [
    ...a.slice(0, start).map((word) => ['same', word] as const),
    ...compare(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map((word) => ['same', word] as const),
  ];
  const parts: { kind: DiffPart['kind']; text: string }[] = [];
  for (const [kind, text] of pieces) {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  }
  return parts;
}
