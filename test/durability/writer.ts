import { openDatabase } from '../../server/database/open';
import { prepareTenant } from '../../server/database/prepareTenant';
import { createStore } from '../../server/database/store';
import { AUTHOR, Rayons, registry } from '../support/databaseResources';

// A server under continuous writes by several clients; it prints the code of each confirmed write.
const [dataDirectory = '', run = ''] = process.argv.slice(2);
const CLIENTS = 4;
const SCHEMA = 'durability';

async function client(store: ReturnType<typeof createStore>, name: number): Promise<never> {
  for (let index = 0; ; index += 1) {
    const code = `${run}-${name}-${index}`;
    const { applied } = await store.apply({
      author: AUTHOR,
      origin: 'test',
      changes: [{ resource: Rayons.name, action: 'create', values: { code, nom: `Rayon ${code}` } }],
    });
    // Writes to a pipe are synchronous, so the line has left this process before anything else happens.
    if (applied) process.stdout.write(`${code}\n`);
  }
}

const database = await openDatabase({ dataDirectory });
await prepareTenant(database, { schema: SCHEMA, registry });
const store = createStore({ database, schema: SCHEMA, registry });
await Promise.all(Array.from({ length: CLIENTS }, (_, name) => client(store, name)));
