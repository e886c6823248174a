import { expect, it } from 'vitest';
import { countingIndexes } from '../../server/database/tables/indexes';
import { storedTables } from '../../server/database/tables/table';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { openTenantDatabase } from '../support/database';
import { indexesRead } from '../support/declaredReads';
import { isLongRun } from '../support/longRun';

// Explains every query of every list, which takes seconds.
it.runIf(isLongRun())('each index is unique, declared, or read by what a declaration offers', async () => {
  const registry = createRegistry(schemas);
  const { database, schema } = await openTenantDatabase(registry);
  const client = await database.pool.connect();
  try {
    const read = await indexesRead(client, schema, registry);
    const unread = storedTables(registry).flatMap(({ stored, indexes, schema }) => {
      const byCode = new Set([
        ...schema.indexes.map((fields) => `(${fields.map((field) => `"${field}"`).join(', ')})`),
        ...countingIndexes(schema).map(({ definition }) => definition),
      ]);
      return indexes
        .filter(({ name, uniqueFields, definition }) => !uniqueFields && !byCode.has(definition) && !read.has(name))
        .map(({ definition }) => `${stored}: ${definition}`);
    });
    expect(unread).toEqual([]);
  } finally {
    client.release(true);
  }
});
