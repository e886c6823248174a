/** A name as keys without accents type it: `Ändern` is `andern`. */
const typed = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/**
 * A key for each name, in their order: its first letter that no name before it has.
 *
 * @example keysOf(['Lesen', 'Anlegen', 'Ändern']) // ['l', 'a', 'n']
 */
export function keysOf(names: readonly string[]): readonly string[] {
  const keys: string[] = [];
  for (const name of names) keys.push([...typed(name)].find((letter) => !keys.includes(letter)) ?? '');
  return keys;
}
