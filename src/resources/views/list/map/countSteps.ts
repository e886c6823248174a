const MOST_STEPS = 5;

/** The range of counts of one shade, both ends included. */
export interface CountStep {
  readonly from: number;
  readonly to: number;
}

/**
 * Divides counts into shades by quantiles: with equal ranges a few large cities would leave all other departments pale.
 *
 * @param counts of the departments with records
 * @returns at most five, the smallest counts first
 * @example countSteps([1, 1, 2, 40]) // [{ from: 1, to: 1 }, { from: 2, to: 2 }, { from: 40, to: 40 }]
 */
export function countSteps(counts: readonly number[]): readonly CountStep[] {
  const sorted = counts.filter((count) => count > 0).toSorted((a, b) => a - b);
  const ends = Array.from(
    { length: MOST_STEPS },
    (_, step) => sorted[Math.ceil((sorted.length * (step + 1)) / MOST_STEPS) - 1],
  );
  const distinct = [...new Set(ends.filter((end) => end !== undefined))];
  return distinct.map((to, at) => {
    const before = distinct[at - 1];
    const from = before === undefined ? sorted[0] : sorted.find((count) => count > before);
    return { from: from ?? to, to };
  });
}

/** The shade of a count, from 1 (palest) to 5 (darkest); 0 without records. */
export function stepOf(count: number, steps: readonly CountStep[]): number {
  if (count === 0) return 0;
  const at = steps.findIndex(({ to }) => count <= to);
  // With fewer steps the dark shades are used, because they stand out.
  return MOST_STEPS - steps.length + 1 + (at < 0 ? steps.length - 1 : at);
}
