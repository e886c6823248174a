/** Levenshtein distance. */
function distance(a: readonly string[], b: readonly string[]): number {
  let previous = [0, ...b.map((_, index) => index + 1)];
  for (const [row, charA] of a.entries()) {
    const current = [row + 1];
    for (const [column, charB] of b.entries()) {
      const replaced = (previous[column] ?? 0) + (charA === charB ? 0 : 1);
      current.push(Math.min((previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, replaced));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** A third of the length, at least 2 (a swap counts as two edits), but at most half of it. */
const tolerance = (length: number): number => Math.min(Math.max(2, Math.floor(length / 3)), Math.floor(length / 2));

/**
 * The closest candidate, for "did you mean"; undefined if none is close.
 *
 * @param most edits that still count as close
 * @example nearest('libele', ['libelle', 'code']) // 'libelle'
 */
export function nearest(
  name: string,
  candidates: readonly string[],
  most: number = tolerance(name.length),
): string | undefined {
  const letters = [...name.toLowerCase()];
  let best: { readonly candidate: string; readonly edits: number } | undefined;
  for (const candidate of candidates) {
    const others = [...candidate.toLowerCase()];
    // The length difference is a lower bound. It limits the work for long names from outside.
    if (Math.abs(letters.length - others.length) > most) continue;
    const edits = distance(letters, others);
    if (edits <= most && (!best || edits < best.edits)) best = { candidate, edits };
  }
  return best?.candidate;
}
