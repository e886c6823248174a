import type pg from 'pg';
import type { StoreContext } from '../storeContext';
import { raw, sql, toQuery } from '../sql';
import type { Change } from './changeTypes';

export class WrittenRecords {
  readonly #tables = new Map<string, { readonly ids: Set<number>; hasDeletion: boolean }>();

  constructor(private readonly context: StoreContext) {}

  note({ resource, action, id }: Change): void {
    if (id === undefined || action === 'create') return;
    const { stored } = this.context.writable(resource);
    const written = this.#tables.get(stored) ?? { ids: new Set(), hasDeletion: false };
    written.ids.add(id);
    written.hasDeletion ||= action === 'delete';
    this.#tables.set(stored, written);
  }

  /** Locks by table, then by id, so that two change sets that write the same records do not deadlock. */
  async lock(client: pg.ClientBase): Promise<void> {
    const tables = [...this.#tables].sort(([one], [other]) => (one < other ? -1 : 1));
    for (const [stored, { ids, hasDeletion }] of tables) {
      // One statement for both strengths: upgrading a lock later would break the order.
      const strength = raw(hasDeletion ? 'for update' : 'for no key update');
      const query = sql`select from ${this.context.at(this.context.table(stored))} t
        where t.id = any(${[...ids]}::bigint[]) order by t.id ${strength} of t`;
      await client.query(toQuery(query));
    }
  }
}
