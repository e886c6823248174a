/** A half-open interval, in milliseconds: `end` is excluded. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

/** Touching intervals do not overlap. */
export const overlaps = (one: Interval, other: Interval): boolean => one.start < other.end && other.start < one.end;

/** The intersection of two intervals; undefined if empty. */
export function clip({ start, end }: Interval, within: Interval): Interval | undefined {
  const part = { start: Math.max(start, within.start), end: Math.min(end, within.end) };
  return part.start < part.end ? part : undefined;
}

/** Sorts and merges intervals that touch or overlap. */
export function united(intervals: readonly Interval[]): readonly Interval[] {
  const result: Interval[] = [];
  for (const { start, end } of [...intervals].sort((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && start <= last.end) result[result.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    else result.push({ start, end });
  }
  return result;
}

/** Subtracts the second intervals from the first; sorted and merged. */
export function without(intervals: readonly Interval[], removed: readonly Interval[]): readonly Interval[] {
  const holes = united(removed);
  return united(intervals).flatMap((interval) => {
    const parts: Interval[] = [];
    let from = interval.start;
    for (const hole of holes) {
      if (!overlaps({ start: from, end: interval.end }, hole)) continue;
      if (hole.start > from) parts.push({ start: from, end: hole.start });
      from = Math.max(from, hole.end);
    }
    if (from < interval.end) parts.push({ start: from, end: interval.end });
    return parts;
  });
}

/** Total duration in milliseconds; overlaps count once. */
export const timeOf = (intervals: readonly Interval[]): number =>
  united(intervals).reduce((sum, { start, end }) => sum + end - start, 0);
