import { isData } from '../diff/changes';

/** The paths of options that a value says, as `readTypes` writes them: `sections[].fields`, `parameters.*.label`. */
function pathsIn(value: unknown, path: string, known: ReadonlySet<string>): readonly string[] {
  const own = known.has(path) ? [path] : [];
  if (Array.isArray(value)) return [...own, ...value.flatMap((one) => pathsIn(one, `${path}[]`, known))];
  if (!isData(value)) return own;
  return [
    ...own,
    ...Object.entries(value).flatMap(([name, one]) => {
      // The names in a map are chosen by who declares.
      const at = [`${path}.${name}`, `${path}.*`].find((candidate) =>
        [...known].some((option) => option.startsWith(candidate)),
      );
      return at === undefined ? [] : pathsIn(one, at, known);
    }),
  ];
}

interface Pools<Value> {
  /** What was chosen before, and stays: a new declaration changes no example. */
  readonly chosen: readonly Value[];
  /** The declarations of the product, which are taken before those of its tests. */
  readonly own: readonly Value[];
  readonly others: readonly Value[];
}

/** Short values of the product come first. */
const costOf = <Value>(value: Value, isOwn: boolean): number => JSON.stringify(value).length + (isOwn ? 0 : 10_000);

/** Values that say every option that any of them says: those chosen before, and as few and short others as it takes. */
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
