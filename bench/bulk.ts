import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRegistry } from '../src/resources/registry/registry';
import { defineResource } from '../src/resources/defineResource';
import { date } from '../src/resources/fields/date/kind';
import { reference } from '../src/resources/fields/reference/kind';
import { text } from '../src/resources/fields/text/kind';
import type { Change } from '../server/database/changes/changeTypes';
import { openDatabase } from '../server/database/open';
import { prepareTenant } from '../server/database/prepareTenant';
import { createStore } from '../server/database/store';
import type { Words } from '../src/resources/language/words';
import { Adherents, adherent } from './adherents';

/** Records per second that one change set creates and then updates: the throughput of an import. */

const ROWS = Number(process.argv[2] ?? 20_000);
const words = (text: string): Words => [text, text, text, text];

/** Eight fields of usual kinds, with a search, a unique code and a reference. */
const Imports = defineResource({
  name: 'BenchImports',
  label: Adherents.label,
  rights: 'BENCH',
  representation: 'nom',
  search: ['code', 'nom', 'ville'],
  list: { columns: ['nom', 'code', 'ville', 'effectif', 'actif'], sort: { field: 'nom', order: 'ASC' } },
  fields: {
    ...Adherents.fields,
    depuis: date({ label: words('Depuis') }),
    note: text({ label: words('Note'), maxLength: 2_000 }),
    adherentId: reference({ label: words('Adhérent'), resource: Adherents.name }),
  },
});

const registry = createRegistry([Adherents, Imports]);
const directory = await mkdtemp(join(tmpdir(), 'socle-bench-'));
const database = await openDatabase({ dataDirectory: directory });

try {
  await prepareTenant(database, { schema: 'bench', registry });
  const store = createStore({ database, schema: 'bench', registry });
  const author = { id: '1', name: 'Bench' };

  const measure = async (name: string, changes: readonly Change[]) => {
    const start = performance.now();
    const result = await store.apply({ author, origin: 'bench', changes });
    const seconds = (performance.now() - start) / 1_000;
    if (!result.applied) throw new Error(JSON.stringify(result.rows.find(({ status }) => status === 'refused')));
    const memory = Math.round(process.memoryUsage().rss / 1_048_576);
    console.log(
      `${name.padEnd(34)} ${String(Math.round(changes.length / seconds)).padStart(7)} rows/s, ${memory} MB of memory`,
    );
    return result.rows;
  };

  const values = (index: number) => {
    const [code, nom, ville, effectif, actif] = adherent(index);
    return { code, nom, ville, effectif, actif };
  };
  const [target] = await measure('one record', [{ resource: Adherents.name, action: 'create', values: values(0) }]);
  if (target?.status !== 'created') throw new Error('the record to point at was not created');
  const create = (index: number): Change => ({
    resource: Imports.name,
    action: 'create',
    values: {
      ...values(index),
      depuis: '2024-05-17',
      note: `Importé le 17 mai, ligne ${index}`,
      adherentId: target.id,
    },
  });
  const rows = await measure(
    `${ROWS} records of 8 fields created`,
    Array.from({ length: ROWS }, (_, index) => create(index)),
  );
  await measure(
    `${ROWS} records changed`,
    rows.map((row, index) => ({
      resource: Imports.name,
      action: 'update',
      ...(row.status === 'created' && { id: row.id }),
      values: { note: `Mis à jour, ligne ${index}`, effectif: index % 300 },
    })),
  );
} finally {
  await database.close();
  await rm(directory, { recursive: true, force: true });
}
