export interface Candidate {
  readonly name: string;
  readonly aspects: ReadonlySet<string>;
  readonly cost: number;
}

const uncoveredBy = (covered: ReadonlySet<string>, { aspects }: Candidate): number =>
  [...aspects].filter((aspect) => !covered.has(aspect)).length;

const isRedundant = (one: Candidate, others: readonly Candidate[]): boolean =>
  [...one.aspects].every((aspect) => others.some((other) => other !== one && other.aspects.has(aspect)));

/**
 * Greedy set cover: picks the candidate with the most uncovered aspects first, then the cheaper one, then the first by
 * name. Finally drops candidates that later ones made redundant, the most expensive first. The result does not depend
 * on the order of the candidates.
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
