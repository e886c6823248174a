/** Groups of fewer people than this are not shown. */
export const SMALLEST_GROUP = 5;

/** A group of one or two dimensions, and how many people are in it. */
export interface CountedGroup {
  readonly keys: readonly unknown[];
  readonly count: number;
}

const isSmall = ({ count }: CountedGroup): boolean => count > 0 && count < SMALLEST_GROUP;

/** The groups that stand in one line of a table: those that share all keys but one. */
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
 * The groups that must not be shown: those of a few people, and in each line that hides only one of them the next one,
 * because the total less the others would tell it.
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
