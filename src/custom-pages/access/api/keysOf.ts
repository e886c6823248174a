/** Letters of a name without accents: `Ändern` is `andern`. */
const typed = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/**
 * A shortcut for each name: its first letter that no earlier name uses.
 * @example keysOf(['Lesen', 'Anlegen', 'Ändern']) // ['l', 'a', 'n']
 */
export function keysOf(names: readonly string[]): readonly string[] {
  const keys: string[] = [];
  for (const name of names) keys.push([...typed(name)].find((letter) => !keys.includes(letter)) ?? '');
  return keys;
}
