import { isObject } from '../../src/resources/common/isObject';
/** Paths of the options that a value sets, as `readTypes` writes them: `sections[].fields`, `parameters.*.label`. */
function pathsIn(value: unknown, path: string, known: ReadonlySet<string>): readonly string[] {
  const own = known.has(path) ? [path] : [];
  if (Array.isArray(value)) return [...own, ...value.flatMap((one) => pathsIn(one, `${path}[]`, known))];
  if (!isObject(value)) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, one]) => {
      // The keys of a map are free, so match `*`.
      const at = [`${path}.${name}`, `${path}.*`].find((candidate) =>
        [...known].some((option) => option.startsWith(candidate)),
      );
      return at === undefined ? [] : pathsIn(one, at, known);
    }),
  ];
}

interface Pools<Value> {
  /** Former choices, which stay: a new declaration changes no example. */
  readonly chosen: readonly Value[];
  /** Declarations of the product, preferred over those of its tests. */
  readonly own: readonly Value[];
  readonly others: readonly Value[];
}

/** Prefers short values, and those of the product. */
const costOf = <Value>(value: Value, isOwn: boolean): number => JSON.stringify(value).length + (isOwn ? 0 : 10_000);

/** Chooses values that cover every option: the former choices, plus as few and short others as needed. */
export function chooseExamples<Value>(
  { chosen, own, others }: Pools<Value>,
  path: string,
  known: ReadonlySet<string>,
): readonly Value[] {
  const candidates = [...own.map((value) => [value, true] as const), ...others.map((value) => [value, false] as const)]
    .filter(([value]) => JSON.stringify(value).length > 2)
    .map(([value, isOwn]) => ({ value, cost: costOf(value, isOwn), paths: pathsIn(value, path, known) }));
  const all = [...chosen];
  const said = new Set(chosen.flatMap((value) => pathsIn(value, path, known)));
  const more = ({ paths }: { readonly paths: readonly string[] }) =>
    new Set(paths.filter((one) => !said.has(one))).size;
  for (;;) {
    const [best] = candidates.toSorted((a, b) => more(b) - more(a) || a.cost - b.cost);
    if (!best || more(best) === 0) return all;
    all.push(best.value);
    for (const one of best.paths) said.add(one);
  }
}
