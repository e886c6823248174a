import type { Parents } from '../storeContext';
import type { Change } from './changeTypes';

/** Maximum number of changes per statement. */
export const CHUNK = 1_000;

const haveSameParents = (a: Parents = {}, b: Parents = {}): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

/** Whether one statement can write a change with those before it: same resource and action, distinct records. */
function goesWith(change: Change, chunk: readonly Change[], ids: ReadonlySet<number | undefined>): boolean {
  const [first] = chunk;
  if (!first || first.resource !== change.resource || first.action !== change.action) return false;
  if (Boolean(change.takesBack) !== Boolean(first.takesBack)) return false;
  if (change.takesBack) return !ids.has(change.id);
  if (change.action === 'create') return true;
  return !ids.has(change.id) && haveSameParents(first.parents, change.parents);
}

export class Chunk<Item extends { readonly change: Change }> {
  #items: Item[] = [];
  #changes: Change[] = [];
  #ids = new Set<number | undefined>();

  takes(change: Change): boolean {
    const count = this.#items.length;
    return count === 0 || (count < CHUNK && goesWith(change, this.#changes, this.#ids));
  }

  add(item: Item): void {
    this.#items.push(item);
    this.#changes.push(item.change);
    this.#ids.add(item.change.id);
  }

  empty(): readonly Item[] {
    const items = this.#items;
    this.#items = [];
    this.#changes = [];
    this.#ids = new Set();
    return items;
  }
}
