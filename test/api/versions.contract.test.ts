import { beforeEach, describe, expect, it } from 'vitest';
import { contractSchema, contractStatements } from '../../server/database/contractSchema';
import { decimal } from '../../src/resources/fields/decimal/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Registry } from '../../src/resources/registry/registry';
import { declareMachines, label, NOM, openVersions } from '../support/schemaVersions';

const versions = await openVersions();
const { prepare, create, list, database } = versions;

const FORMER = declareMachines({ nom: NOM, prix: decimal({ label, required: true }) }, ['nom', 'prix']);
const NEXT = declareMachines({
  nom: NOM,
  lieu: text({ label, required: true }),
  rang: integer({ label, required: true, initial: 7 }),
});

const contract = (registry: Registry, version = '1.1.0') =>
  contractSchema(database, {
    schema: versions.schema(),
    registry,
    version: { version, statements: versions.digestOf(registry) },
  });

async function versionRows(): Promise<readonly (readonly [string, boolean])[]> {
  const { rows } = await database.pool.query<{ version: string; retired: boolean }>(
    'select version, retired_at is not null as retired from socle.schema_version where schema = $1 order by number',
    [versions.schema()],
  );
  return rows.map(({ version, retired }) => [version, retired]);
}

beforeEach(async () => {
  versions.begin();
  await prepare(FORMER, '1.0.0');
  await create(FORMER, { nom: 'A', prix: 2 });
  await prepare(NEXT, '1.1.0');
  await create(NEXT, { nom: 'B', lieu: 'Nord' });
});

describe('the table of schema versions', () => {
  it('records each version that prepared a schema once, and all may serve', async () => {
    await prepare(FORMER, '1.0.0');
    await prepare(NEXT, '1.1.0');
    expect(await versionRows()).toEqual([
      ['1.0.0', false],
      ['1.1.0', false],
    ]);
  });
});

describe('the contract step', () => {
  it('lists what it would remove, and changes nothing while a required value is missing', async () => {
    const { database: asked, schema } = versions;
    const statements = await contractStatements(asked, { schema: schema(), registry: NEXT });
    expect(statements.join('\n')).toMatch(/drop column "prix"/);
    await expect(contract(NEXT)).rejects.toThrow(/update .* set "lieu" = … where "lieu" is null/);
    expect(await list(FORMER)).toHaveLength(2);
    await prepare(FORMER);
  });

  it('makes the tables match the declaration: columns, defaults, indexes, not-null constraints', async () => {
    await database.pool.query(`update ${versions.at()} set lieu = 'Sud' where lieu is null`);
    await contract(NEXT);
    const { database: asked, schema } = versions;
    expect(await contractStatements(asked, { schema: schema(), registry: NEXT })).toEqual([]);
    expect(await prepare(NEXT, '1.1.0')).toEqual({ undeclared: [] });
    await create(NEXT, { nom: 'C', lieu: 'Est' });
    expect(await list(NEXT, { search: 'c' })).toEqual([{ nom: 'C', lieu: 'Est', rang: 7 }]);
    const insert = `insert into ${versions.at()} (nom, lieu) values ('D', 'Est')`;
    await expect(database.pool.query(insert)).rejects.toThrow(/null value in column "rang"/);
  });

  it('drops the search column if no field is searched', async () => {
    const silent = declareMachines({ nom: NOM }, []);
    await prepare(silent, '1.2.0');
    const asked = { schema: versions.schema(), registry: silent };
    expect(await contractStatements(database, asked)).toContainEqual(expect.stringContaining('drop column "_search"'));
    await contract(silent, '1.2.0');
    expect(await contractStatements(database, asked)).toEqual([]);
    expect(await list(silent)).toEqual([{ nom: 'A' }, { nom: 'B' }]);
  });

  it('prevents earlier versions from starting again, and lists those that may', async () => {
    await database.pool.query(`update ${versions.at()} set lieu = 'Sud' where lieu is null`);
    await contract(NEXT);
    const named = /version 1\.0\.0 \(\w{8}\) may no longer serve version_\w+: the lowest version that may is 1\.1\.0/;
    const isReplaced = await versions.replaceFunction();
    await expect(prepare(FORMER, '1.0.0')).rejects.toThrow(named);
    expect(await isReplaced()).toBe(true);
    expect(await versions.isPrepared(FORMER)).toBe(false);
    const unknown = declareMachines({ nom: NOM, autre: text({ label }) });
    await expect(prepare(unknown, '1.0.9')).rejects.toThrow(/version 1\.0\.9/);
    await prepare(unknown, '1.10.0');
    await prepare(NEXT, '1.1.0');
    expect(await versionRows()).toEqual([
      ['1.0.0', true],
      ['1.1.0', false],
      ['1.10.0', false],
    ]);
  });

  it('run by a former version ends a rollback: the next version starts anew', async () => {
    await prepare(FORMER, '1.0.0');
    await database.pool.query(`update ${versions.at()} set prix = 1 where prix is null`);
    await contract(FORMER, '1.0.0');
    expect(await prepare(FORMER, '1.0.0')).toEqual({ undeclared: [] });
    expect(await list(FORMER, { search: '2' })).toEqual([{ nom: 'A', prix: 2 }]);
    await prepare(NEXT, '1.1.0');
    expect(await list(NEXT)).toEqual([
      { nom: 'A', lieu: null, rang: 7 },
      { nom: 'B', lieu: null, rang: 7 },
    ]);
  });
});
