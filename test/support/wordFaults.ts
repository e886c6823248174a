/** The texts of nested words by their keys: `screens.list.title`. */
export function flattenWords(words: unknown, prefix = ''): ReadonlyMap<string, string> {
  if (words === undefined) return new Map();
  if (typeof words !== 'object' || words === null) return new Map([[prefix, String(words)]]);
  return new Map(
    Object.entries(words).flatMap(([name, value]) => [
      ...flattenWords(value, prefix === '' ? name : `${prefix}.${name}`),
    ]),
  );
}

/** The arguments of a text. A singular may leave its count out ("1 item"), so counts are not compared. */
const placeholdersOf = (text: string | undefined): string =>
  [...new Set(text?.match(/%\{\w+\}/g))]
    .filter((name) => name !== '%{smart_count}')
    .sort()
    .join(', ');

/** What other words of the same area have: which keys there are, and which arguments each text takes; later words go first. */
interface Measure {
  readonly keys: unknown;
  readonly placeholders: readonly unknown[];
}

/** Everything in which the words of an area differ from their measure: missing keys, keys left over, empty texts, other arguments. */
export function wordFaults(area: string, words: unknown, measure: Measure): readonly string[] {
  const own = flattenWords(words, area);
  const keys = flattenWords(measure.keys, area);
  const expected = new Map(measure.placeholders.flatMap((one) => [...flattenWords(one, area)]));
  return [
    ...[...keys.keys()].filter((key) => !own.has(key)).map((key) => `${key} is missing`),
    ...[...own.keys()].filter((key) => !keys.has(key)).map((key) => `${key} is left over`),
    ...[...own].filter(([, text]) => text === '').map(([key]) => `${key} is empty`),
    ...[...own]
      .filter(([key, text]) => keys.has(key) && placeholdersOf(text) !== placeholdersOf(expected.get(key)))
      .map(
        ([key, text]) =>
          `${key} has ${placeholdersOf(text) || 'nothing'} instead of ${placeholdersOf(expected.get(key)) || 'nothing'}`,
      ),
  ];
}
