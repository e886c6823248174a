import type { Parents } from '../storeContext';
import type { Change } from './changeTypes';

/** How many changes one statement writes at most. */
export const CHUNK = 1_000;

const haveSameParents = (a: Parents = {}, b: Parents = {}): boolean => {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
};

/**
 * Whether a change can be written in one statement with those before it: creations of one resource, and updates or
 * deletions of several of its records below the same parents.
 */
function goesWith(change: Change, chunk: readonly Change[], ids: ReadonlySet<number | undefined>): boolean {
  const [first] = chunk;
  if (!first || first.resource !== change.resource || first.action !== change.action) return false;
  if (Boolean(change.takesBack) !== Boolean(first.takesBack)) return false;
  if (change.takesBack) return !ids.has(change.id);
  if (change.action === 'create') return true;
  return !ids.has(change.id) && haveSameParents(first.parents, change.parents);
}

/** Changes in their order that can be written together. */
export class Chunk<Item extends { readonly change: Change }> {
  #items: Item[] = [];
  #changes: Change[] = [];
  #ids = new Set<number | undefined>();

  /** Whether a change can be written together with those that are in it. */
  takes(change: Change): boolean {
    const count = this.#items.length;
    return count === 0 || (count < CHUNK && goesWith(change, this.#changes, this.#ids));
  }

  add(item: Item): void {
    this.#items.push(item);
    this.#changes.push(item.change);
    this.#ids.add(item.change.id);
  }

  /** What is in it, which is then empty. */
  empty(): readonly Item[] {
    const items = this.#items;
    this.#items = [];
    this.#changes = [];
    this.#ids = new Set();
    return items;
  }
}
