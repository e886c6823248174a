/** The first part of a path; '' where it is a parameter, so that any address may stand there. */
const headOf = (path: string): string => {
  const [head = ''] = path.replace(/^\//, '').split('/');
  return head.startsWith(':') || head === '*' ? '' : head.toLowerCase();
};

const lengthOf = (path: string): number => path.split('/').filter((part) => part !== '').length;

/** The length of a path that takes any number of parts. */
const ANY = -1;

const keys = new Map<string, string>();

/** By what a path is found: its first part and its length, read once for all indexes that have it. */
function keyOf(path: string): string {
  const known = keys.get(path);
  if (known !== undefined) return known;
  const key = `${headOf(path)}/${/[*?]/.test(path) ? ANY : lengthOf(path)}`;
  keys.set(path, key);
  return key;
}

/**
 * Finds, of hundreds of paths, the few that begin as an address does and are as long: a router compares and ranks all that
 * it is given, with every address.
 *
 * @returns what may stand at an address, in the order of `items`; those whose first part is a parameter come last
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
