import { beforeAll, describe, expect, it } from 'vitest';
import type { Change, ChangeSetResult, RowOutcome } from '../../server/database/changes/changeTypes';
import { prepareTenant } from '../../server/database/prepareTenant';
import { createStore, type Store } from '../../server/database/store';
import { identifier, sql, toQuery } from '../../server/database/sql';
import { tableName } from '../../server/database/tables/names';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { Articles, AUTHOR, Lots, Rayons, registry } from '../support/databaseResources';

let test: TestDatabase;
let store: Store;

beforeAll(async () => {
  test = await openTestDatabase();
  await prepareTenant(test.database, { schema: test.schema, registry });
  store = createStore({ database: test.database, schema: test.schema, registry });
});

const apply = (...changes: readonly Change[]): Promise<ChangeSetResult> =>
  store.apply({ author: AUTHOR, origin: 'test', changes });

const create = (resource: string, values: Record<string, unknown>, parents?: Record<string, number>): Change => ({
  resource,
  action: 'create',
  values,
  ...(parents && { parents }),
});

async function created(
  resource: string,
  values: Record<string, unknown>,
  parents?: Record<string, number>,
): Promise<number> {
  const { rows } = await apply(create(resource, values, parents));
  const [row] = rows;
  if (row?.status !== 'created') throw new Error(JSON.stringify(row));
  return row.id;
}

const rayon = (code: string, parentId?: number) =>
  created('Rayons', { code, nom: `Rayon ${code}`, ...(parentId && { parentId }) });

const reasonOf = (row: RowOutcome | undefined) => (row?.status === 'refused' ? row.reason : row?.status);
const issuesOf = (row: RowOutcome | undefined) => (row?.status === 'refused' ? row.issues : {});

describe('a change set of one row', () => {
  it('stores valid values in canonical form, with initial values and version 1', async () => {
    const id = await created('Articles', { nom: '  Café ', ordre: '7' });
    const record = await store.get(Articles, id);
    expect(record).toEqual({
      id,
      version: 1,
      values: { nom: 'Café', note: null, ordre: 7, rayonId: null, actif: true },
    });
  });

  it('changes only the given fields, and empties those given as empty', async () => {
    const id = await created('Articles', { nom: 'Thé', note: 'vert', ordre: 3 });
    const { rows } = await apply({ resource: 'Articles', action: 'update', id, values: { note: '' } });
    expect(rows[0]).toMatchObject({
      status: 'changed',
      version: 2,
      before: { note: 'vert' },
      after: { note: null, ordre: 3 },
    });
  });

  it('that changes nothing does not count as a write', async () => {
    const id = await created('Articles', { nom: 'Lait' });
    const result = await apply({ resource: 'Articles', action: 'update', id, values: { nom: ' Lait ' } });
    expect(result).toMatchObject({ applied: true, rows: [{ status: 'unchanged', version: 1 }] });
    expect(result.id).toBeUndefined();
  });

  it('is refused if invalid, unknown or stale, and stores nothing', async () => {
    const id = await created('Articles', { nom: 'Sel' });
    const answers = await Promise.all([
      apply(create('Articles', {})),
      apply(create('Articles', { nom: 'x', nmo: 'y' })),
      apply({ resource: 'Articles', action: 'update', id: 999_999, values: { nom: 'x' } }),
      apply({ resource: 'Articles', action: 'delete', id: 999_999 }),
      apply({ resource: 'Articles', action: 'update', id, values: { nom: 'x' }, expectedVersion: 7 }),
    ]);
    expect(answers.map(({ rows, applied }) => [applied, reasonOf(rows[0])])).toEqual([
      [false, 'invalid'],
      [false, 'invalid'],
      [false, 'notFound'],
      [false, 'notFound'],
      [false, 'stale'],
    ]);
    expect((await store.get(Articles, id))?.values.nom).toBe('Sel');
  });

  it.each(['update', 'delete'] as const)('refuses an %s of a stale version', async (action) => {
    const id = await created('Articles', { nom: 'Sucre' });
    await apply({ resource: 'Articles', action: 'update', id, values: { note: 'roux' } });
    const change = { resource: 'Articles', id, expectedVersion: 1 };
    const { rows } = await apply(
      action === 'delete' ? { ...change, action } : { ...change, action, values: { ordre: 2 } },
    );
    expect(reasonOf(rows[0])).toBe('stale');
  });

  it('stores nothing if one field is invalid', async () => {
    const id = await created('Articles', { nom: 'Miel' });
    const { rows } = await apply({ resource: 'Articles', action: 'update', id, values: { nom: '', ordre: 3 } });
    expect([reasonOf(rows[0]), Object.keys(issuesOf(rows[0]))]).toEqual(['invalid', ['nom']]);
    expect((await store.get(Articles, id))?.values.ordre).toBeNull();
  });

  it('accepts one of two writes of the same version, also concurrently', async () => {
    const id = await created('Articles', { nom: 'Poivre' });
    const { pool } = test.database;
    const client = await pool.connect();
    const row = sql`select from ${identifier(test.schema, tableName('Articles'))} where id = ${id} for no key update`;
    await client.query('begin');
    await client.query(toQuery(row));
    const write = (nom: string) =>
      apply({ resource: 'Articles', action: 'update', id, values: { nom }, expectedVersion: 1 });
    const answers = Promise.all([write('Poivre noir'), write('Poivre blanc')]);
    const waiting = `select count(*)::int as number from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await client.query(waiting)).rows[0]).toEqual({ number: 2 });
    await client.query('commit');
    client.release();
    expect((await answers).map(({ rows }) => reasonOf(rows[0])).toSorted()).toEqual(['changed', 'stale']);
  });
});

describe('uniqueness', () => {
  it('refuses a code in use at its field, whatever its case', async () => {
    await rayon('FRAIS');
    const { applied, rows } = await apply(create('Rayons', { code: 'frais', nom: 'Autre' }));
    expect(applied).toBe(false);
    expect([reasonOf(rows[0]), issuesOf(rows[0])]).toEqual(['duplicate', { code: [{ code: 'duplicate' }] }]);
  });

  it('accepts one of ten concurrent creations with the same code', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => apply(create('Rayons', { code: 'COURSE', nom: 'x' }))),
    );
    expect(answers.filter(({ applied }) => applied)).toHaveLength(1);
    expect(answers.filter(({ rows }) => reasonOf(rows[0]) === 'duplicate')).toHaveLength(9);
  });

  it('applies separately below each parent', async () => {
    const [a, b] = [await created('Articles', { nom: 'A' }), await created('Articles', { nom: 'B' })];
    await created(Lots.name, { numero: 'L1' }, { articleId: a });
    await created(Lots.name, { numero: 'L1' }, { articleId: b });
    const again = await apply(create(Lots.name, { numero: 'L1' }, { articleId: a }));
    expect(reasonOf(again.rows[0])).toBe('duplicate');
  });
});

describe('references', () => {
  it('refuses an unknown record at its field', async () => {
    const { rows } = await apply(create('Articles', { nom: 'x', rayonId: 424_242 }));
    expect(issuesOf(rows[0])).toEqual({ rayonId: [{ code: 'referenceMissing', args: { id: 424_242 } }] });
  });

  it('prevents the deletion of a referenced record, and names the referring records and their number', async () => {
    const id = await rayon('VIANDE');
    await created('Articles', { nom: 'Bœuf', rayonId: id });
    await created('Articles', { nom: 'Veau', rayonId: id });
    const { rows } = await apply({ resource: 'Rayons', action: 'delete', id });
    expect([reasonOf(rows[0]), issuesOf(rows[0])]).toEqual([
      'referenced',
      { '': [{ code: 'referenced', args: { resource: 'Articles', count: 2 } }] },
    ]);
    expect(await store.get(Rayons, id)).toBeDefined();
  });

  it('refuses to delete the parent of a nested collection', async () => {
    const articleId = await created('Articles', { nom: 'Avec lots' });
    await created(Lots.name, { numero: 'L9' }, { articleId });
    const { rows } = await apply({ resource: 'Articles', action: 'delete', id: articleId });
    expect(issuesOf(rows[0])).toEqual({ '': [{ code: 'referenced', args: { resource: Lots.name, count: 1 } }] });
  });

  it('never leaves a dangling reference if a deletion and a reference are concurrent', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, index) => rayon(`R${index}`)));
    await Promise.all(
      ids.flatMap((id) => [
        apply(create('Articles', { nom: 'course', rayonId: id })),
        apply({ resource: 'Rayons', action: 'delete', id }),
      ]),
    );
    const { items } = await store.list(Articles, { filter: { field: 'nom', operator: 'equals', value: 'course' } });
    const pointedAt = items.map(({ values }) => Number(values.rayonId));
    expect(await store.getMany(Rayons, pointedAt)).toHaveLength(pointedAt.length);
  });

  it('does not reach a nested record through another parent', async () => {
    const [a, b] = [await created('Articles', { nom: 'A' }), await created('Articles', { nom: 'B' })];
    const id = await created(Lots.name, { numero: 'L1' }, { articleId: a });
    expect(await store.get(Lots, id, { articleId: b })).toBeUndefined();
    const { rows } = await apply({ resource: Lots.name, action: 'delete', id, parents: { articleId: b } });
    expect(reasonOf(rows[0])).toBe('notFound');
    expect((await store.list(Lots, {}, { articleId: a })).totalCount).toBe(1);
  });
});

describe('trees', () => {
  it('refuses a record below itself', async () => {
    const top = await rayon('T1');
    const below = await rayon('T2', top);
    const { rows } = await apply({ resource: 'Rayons', action: 'update', id: top, values: { parentId: below } });
    expect([reasonOf(rows[0]), issuesOf(rows[0])]).toEqual(['cycle', { parentId: [{ code: 'cycle' }] }]);
    const self = await apply({ resource: 'Rayons', action: 'update', id: top, values: { parentId: top } });
    expect(reasonOf(self.rows[0])).toBe('cycle');
  });

  it('refuses one of two concurrent moves that would form a cycle', async () => {
    const [a, b] = [await rayon('C1'), await rayon('C2')];
    const answers = await Promise.all([
      apply({ resource: 'Rayons', action: 'update', id: a, values: { parentId: b } }),
      apply({ resource: 'Rayons', action: 'update', id: b, values: { parentId: a } }),
    ]);
    expect(answers.map(({ rows }) => reasonOf(rows[0])).sort()).toEqual(['changed', 'cycle']);
  });
});

describe('a change set of several rows', () => {
  it('applies nothing if a row is refused, and reports on every row', async () => {
    const before = (await store.list(Articles, {})).totalCount;
    const result = await apply(
      create('Articles', { nom: 'bon' }),
      create('Articles', {}),
      create('Articles', { nom: 'bon aussi' }),
    );
    expect(result.applied).toBe(false);
    expect(result.rows.map(reasonOf)).toEqual(['created', 'invalid', 'created']);
    expect((await store.list(Articles, {})).totalCount).toBe(before);
  });

  it('previews exactly what applying returns, and stores nothing', async () => {
    const id = await created('Articles', { nom: 'Avant' });
    const changes: readonly Change[] = [{ resource: 'Articles', action: 'update', id, values: { nom: 'Après' } }];
    const preview = await store.preview({ author: AUTHOR, origin: 'test', changes });
    expect(preview.applied).toBe(false);
    expect((await store.get(Articles, id))?.values.nom).toBe('Avant');
    expect((await apply(...changes)).rows).toEqual(preview.rows);
  });

  it('records author, origin and the values before and after', async () => {
    const id = await created('Articles', { nom: 'Un' });
    const { id: changeSet } = await apply({ resource: 'Articles', action: 'update', id, values: { nom: 'Deux' } });
    const { rows } = await test.database.pool.query(
      toQuery(sql`
        select s.author_name, s.origin, r.action, r.version, r.before ->> 'nom' as before, r.after ->> 'nom' as after
        from ${identifier(test.schema, 'change_set')} s
        join ${identifier(test.schema, 'change_row')} r on r.change_set = s.id
        where s.id = ${changeSet}`),
    );
    expect(rows).toEqual([
      { author_name: AUTHOR.name, origin: 'test', action: 'update', version: 2, before: 'Un', after: 'Deux' },
    ]);
  });
});
