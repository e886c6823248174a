/** A step that makes something by which others know it, and needs what others make. */
export interface DependentStep {
  /** What it makes. */
  readonly creates?: number;
  /** Of what lies below another record: it comes after what does not, where nothing else counts. */
  readonly prefix?: string;
  readonly needs: readonly { readonly row: number }[];
}

export interface DependencyOrder<Item extends DependentStep> {
  /** Each after what it needs, those that need equally much side by side: so many are written at once. */
  readonly sorted: readonly Item[];
  /** Those that need themselves by way of others, with the next one on the way; none of these, nor what needs them, is sorted. */
  readonly circles: readonly { readonly node: Item; readonly next: number }[];
}

/** Puts steps in an order in which everything is made before it is needed. A need that no step makes is ignored. */
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

/** Of steps that wait for each other, those that others wait for as well: what only waits is in no circle. */
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
