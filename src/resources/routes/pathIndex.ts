/** First segment of a path; '' for a parameter, which matches any segment. */
const headOf = (path: string): string => {
  const [head = ''] = path.replace(/^\//, '').split('/');
  return head.startsWith(':') || head === '*' ? '' : head.toLowerCase();
};

const lengthOf = (path: string): number => path.split('/').filter((part) => part !== '').length;

/** Length of a path with a wildcard. */
const ANY = -1;

const keys = new Map<string, string>();

/** Index key: first segment and length. Cached across indexes. */
function keyOf(path: string): string {
  const known = keys.get(path);
  if (known !== undefined) return known;
  const key = `${headOf(path)}/${/[*?]/.test(path) ? ANY : lengthOf(path)}`;
  keys.set(path, key);
  return key;
}

/**
 * Preselects, among hundreds of paths, those with the first segment and length of an address. A router would
 * compare and rank all of them for every address.
 *
 * @returns candidates in the order of `items`; those that begin with a parameter come last
 */
export function indexPaths<Item>(
  items: readonly Item[],
  pathOf: (item: Item) => string,
): (pathname: string) => readonly Item[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(pathOf(item));
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return (pathname) => {
    const lengths = [lengthOf(pathname), ANY];
    const heads = [...new Set([headOf(pathname), ''])];
    return heads.flatMap((head) => lengths.flatMap((length) => groups.get(`${head}/${length}`) ?? []));
  };
}
