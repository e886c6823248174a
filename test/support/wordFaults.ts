/** Flattens nested translations by key: `screens.list.title`. */
export function flattenWords(words: unknown, prefix = ''): ReadonlyMap<string, string> {
  if (words === undefined) return new Map();
  if (typeof words !== 'object' || words === null) return new Map([[prefix, String(words)]]);
  return new Map(
    Object.entries(words).flatMap(([name, value]) => [
      ...flattenWords(value, prefix === '' ? name : `${prefix}.${name}`),
    ]),
  );
}

/** The arguments of a text, except the count, which a singular may omit ("1 item"). */
const placeholdersOf = (text: string | undefined): string =>
  [...new Set(text?.match(/%\{\w+\}/g))]
    .filter((name) => name !== '%{smart_count}')
    .sort()
    .join(', ');

/** Reference translations of an area: their keys, and texts with the expected arguments; later ones take precedence. */
interface Measure {
  readonly keys: unknown;
  readonly placeholders: readonly unknown[];
}

/**
 * Differences between an area's translations and the reference: missing or extra keys, empty texts, other arguments.
 */
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
