/** Something that can be chosen: what it covers, and what choosing it costs. */
export interface Candidate {
  readonly name: string;
  readonly aspects: ReadonlySet<string>;
  readonly cost: number;
}

const uncoveredBy = (covered: ReadonlySet<string>, { aspects }: Candidate): number =>
  [...aspects].filter((aspect) => !covered.has(aspect)).length;

/** Whether everything that one covers is covered by others. */
const isRedundant = (one: Candidate, others: readonly Candidate[]): boolean =>
  [...one.aspects].every((aspect) => others.some((other) => other !== one && other.aspects.has(aspect)));

/**
 * A small set of candidates that covers every aspect of all: the one with the most aspects that are not covered yet comes
 * first, the cheaper one where two have as many, then the first by name. At last what the later ones made superfluous is
 * left out again, the dearest first. Whatever the order of the candidates, the set is the same.
 */
export function coverOf(candidates: readonly Candidate[]): readonly string[] {
  const byCost = candidates.toSorted((a, b) => a.cost - b.cost || (a.name < b.name ? -1 : 1));
  const covered = new Set<string>();
  const chosen: Candidate[] = [];
  for (;;) {
    const counted = byCost.map((one) => ({ one, count: uncoveredBy(covered, one) }));
    const most = Math.max(0, ...counted.map(({ count }) => count));
    const best = counted.find(({ count }) => count === most)?.one;
    if (!best || most === 0) break;
    chosen.push(best);
    for (const aspect of best.aspects) covered.add(aspect);
  }
  const kept = new Set(chosen);
  for (const one of chosen.toSorted((a, b) => byCost.indexOf(b) - byCost.indexOf(a)))
    if (isRedundant(one, [...kept])) kept.delete(one);
  return [...kept].map(({ name }) => name).toSorted();
}
