/** The number of single-character edits between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, charA] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, charB] of [...b].entries()) {
      current.push(
        Math.min((previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, (previous[column] ?? 0) + (charA === charB ? 0 : 1)),
      );
    }
    previous = current;
  }
  return previous[b.length] ?? a.length;
}

/**
 * The candidate that was probably meant; undefined where none is close.
 *
 * @example nearest('libele', ['libelle', 'code']) // 'libelle'
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= Math.max(2, Math.floor(name.length / 3)) ? best.candidate : undefined;
}
