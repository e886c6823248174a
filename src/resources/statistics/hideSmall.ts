/** Minimum number of people in a visible group. */
export const SMALLEST_GROUP = 5;

export interface CountedGroup {
  readonly keys: readonly unknown[];
  readonly count: number;
}

const isSmall = ({ count }: CountedGroup): boolean => count > 0 && count < SMALLEST_GROUP;

/** Lines of a table: groups that differ in one key only. */
function linesOf<Group extends CountedGroup>(groups: readonly Group[]): readonly (readonly Group[])[] {
  const lines = new Map<string, Group[]>();
  for (const group of groups) {
    const { keys } = group;
    for (const at of keys.length > 1 ? keys.keys() : [0]) {
      const others = JSON.stringify([at, keys.filter((_key, index) => index !== at)]);
      lines.set(others, [...(lines.get(others) ?? []), group]);
    }
  }
  return [...lines.values()];
}

/**
 * Groups to hide: small ones, and a second group in each line with a single hidden one, because total minus
 * the rest would reveal it.
 */
export function hiddenGroups<Group extends CountedGroup>(groups: readonly Group[]): ReadonlySet<Group> {
  const hidden = new Set(groups.filter(isSmall));
  for (let before = -1; before < hidden.size;) {
    before = hidden.size;
    for (const line of linesOf(groups)) {
      if (line.filter((group) => hidden.has(group)).length !== 1) continue;
      const [next] = line.filter((group) => !hidden.has(group) && group.count > 0).sort((a, b) => a.count - b.count);
      if (next) hidden.add(next);
    }
  }
  return hidden;
}
