import { beforeAll } from 'vitest';
import type { WriteRules } from '../../server/database/storeContext';
import type { Change, ChangeSetResult, RowOutcome } from '../../server/database/changes/changeTypes';
import { prepareTenant } from '../../server/database/prepareTenant';
import { createStore, type Store } from '../../server/database/store';
import type { Registry } from '../../src/resources/registry/registry';
import { openTestDatabase, type TestDatabase } from './database';
import { AUTHOR } from './databaseResources';

export interface Changing {
  readonly test: () => TestDatabase;
  readonly store: () => Store;
  readonly apply: (...changes: readonly Change[]) => Promise<ChangeSetResult>;
  /** Creates one record. @returns its id. @throws {Error} if it is refused. */
  readonly created: (
    resource: { readonly name: string },
    values: Readonly<Record<string, unknown>>,
    parents?: Readonly<Record<string, number>>,
  ) => Promise<number>;
}

export function changing(registry: Registry, rules: WriteRules = {}): Changing {
  let test: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    test = await openTestDatabase();
    await prepareTenant(test.database, { schema: test.schema, registry });
    store = createStore({ database: test.database, schema: test.schema, registry, ...rules });
  });
  const apply = (...changes: readonly Change[]) => store.apply({ author: AUTHOR, origin: 'test', changes });
  return {
    test: () => test,
    store: () => store,
    apply,
    async created({ name }, values, parents) {
      const change = { resource: name, action: 'create', values, ...(parents && { parents }) } as const;
      const [row] = (await apply(change)).rows;
      if (row?.status !== 'created') throw new Error(JSON.stringify(row));
      return row.id;
    },
  };
}

export const reasonOf = (row: RowOutcome | undefined) => (row?.status === 'refused' ? row.reason : row?.status);
export const issuesOf = (row: RowOutcome | undefined) => (row?.status === 'refused' ? row.issues : {});
