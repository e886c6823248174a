/** A change with its dependencies on records created by other rows. */
export interface DependentStep {
  /** Row id of the created record. */
  readonly creates?: number;
  /** Nested records sort after others at the same level. */
  readonly prefix?: string;
  readonly needs: readonly { readonly row: number }[];
}

export interface DependencyOrder<Item extends DependentStep> {
  /** Topologically sorted, level by level, so that records of a level are written together. */
  readonly sorted: readonly Item[];
  /** Members of cycles, with the next one. They are not in `sorted`, nor is anything that depends on them. */
  readonly circles: readonly { readonly node: Item; readonly next: number }[];
}

/** Topological sort. Dependencies on rows that create nothing are ignored. */
export function dependencyOrder<Item extends DependentStep>(items: readonly Item[]): DependencyOrder<Item> {
  const makers = new Map(items.flatMap((item) => (item.creates === undefined ? [] : [[item.creates, item] as const])));
  const needing = new Map<number, Item[]>();
  const missing = new Map<Item, Set<number>>();
  for (const item of items) {
    const needs = new Set(item.needs.flatMap(({ row }) => (makers.has(row) ? [row] : [])));
    missing.set(item, needs);
    for (const row of needs) {
      const others = needing.get(row);
      if (others) others.push(item);
      else needing.set(row, [item]);
    }
  }
  const level = new Map<Item, number>();
  let open = items.filter((item) => missing.get(item)?.size === 0);
  for (let depth = 0; open.length > 0; depth += 1) {
    const next: Item[] = [];
    for (const item of open) {
      level.set(item, depth);
      for (const other of item.creates === undefined ? [] : (needing.get(item.creates) ?? [])) {
        const left = missing.get(other);
        left?.delete(item.creates ?? 0);
        if (left?.size === 0) next.push(other);
      }
    }
    open = next;
  }
  const rank = (item: Item): number => (level.get(item) ?? 0) * 2 + (item.prefix === undefined ? 0 : 1);
  return {
    sorted: items.filter((item) => level.has(item)).sort((a, b) => rank(a) - rank(b)),
    circles: circlesIn(items.filter((item) => !level.has(item))),
  };
}

/** Finds the cycles among the unsorted changes, excluding those that merely depend on one. */
function circlesIn<Item extends DependentStep>(waiting: readonly Item[]): DependencyOrder<Item>['circles'] {
  const left = new Set(waiting);
  const waitedFor = new Map<number, number>();
  const makers = new Map(
    waiting.flatMap((item) => (item.creates === undefined ? [] : [[item.creates, item] as const])),
  );
  const needsOf = (item: Item): readonly number[] => [
    ...new Set(item.needs.flatMap(({ row }) => (makers.has(row) ? [row] : []))),
  ];
  for (const item of waiting) for (const row of needsOf(item)) waitedFor.set(row, (waitedFor.get(row) ?? 0) + 1);
  const ends = waiting.filter(({ creates }) => creates === undefined || !waitedFor.has(creates));
  for (const item of ends) {
    left.delete(item);
    for (const row of needsOf(item)) {
      const count = (waitedFor.get(row) ?? 0) - 1;
      waitedFor.set(row, count);
      const maker = makers.get(row);
      if (count === 0 && maker) ends.push(maker);
    }
  }
  const isLeft = (row: number): boolean => {
    const maker = makers.get(row);
    return maker !== undefined && left.has(maker);
  };
  return [...left].map((node) => ({ node, next: needsOf(node).find(isLeft) ?? 0 }));
}
