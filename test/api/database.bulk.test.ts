import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change, RowOutcome } from '../../server/database/changes/changeTypes';
import { identifier, sql, toQuery } from '../../server/database/sql';
import { createRegistry } from '../../src/resources/registry/registry';
import { changing, issuesOf, reasonOf } from '../support/changing';
import { Articles, AUTHOR, Rayons, registry } from '../support/databaseResources';
import { Plans, Societes, storageRegistry } from '../support/storageResources';
import { isLongRun } from '../support/longRun';

const { test, store, apply, created } = changing(createRegistry([...registry.schemas, ...storageRegistry.schemas]));

let societeId: number;
let rayons: readonly number[];
let articles: readonly number[];
let separator: Change;

beforeAll(async () => {
  societeId = await created(Societes, { nom: 'Société' });
  rayons = await Promise.all(['a', 'b', 'c', 'd'].map((code) => created(Rayons, { code, nom: code })));
  articles = await Promise.all(['x', 'y', 'z'].map((nom) => created(Articles, { nom })));
  separator = { resource: Societes.name, action: 'update', id: societeId, values: { nom: 'Société' } };
});

const preview = async (changes: readonly Change[]): Promise<readonly RowOutcome[]> =>
  (await store().preview({ author: AUTHOR, origin: 'test', changes })).rows;

/** Hides the ids of new records, which differ between two change sets. */
const withoutNewIds = (rows: readonly RowOutcome[]) =>
  rows.map((row) => (row.status === 'created' ? { ...row, id: 'new' } : row));

/** An id from a list, or one that does not exist. */
const idAmong = (ids: () => readonly number[]) =>
  fc.nat({ max: 5 }).map((place) => () => ids()[place] ?? 987_654 + place);
type Late = () => number;

const code = fc.constantFrom('a', 'B', 'e', 'E', 'f', 'g', 'h', 'i', 'j', 'k', 'l', '');
const rayonId = idAmong(() => rayons);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });

type LateChanges = (() => Change)[];

const run = (change: fc.Arbitrary<() => Change>): fc.Arbitrary<LateChanges> =>
  fc.array(change, { minLength: 1, maxLength: 12 });
const given = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'function' ? (value as Late)() : value]],
    ),
  );

const creation = (resource: string, values: fc.Arbitrary<Readonly<Record<string, unknown>>>) =>
  run(values.map((one) => () => ({ resource, action: 'create' as const, values: given(one) })));

const newRayons = creation(
  Rayons.name,
  fc.record({ code, nom: fc.constantFrom('N', 'M'), parentId: optional(rayonId) }),
);
const newArticles = creation(
  Articles.name,
  fc.record({
    nom: fc.constantFrom('A', 'B', ''),
    rayonId: optional(rayonId),
    ordre: optional(fc.nat(3)),
    nmo: fc.constantFrom(undefined, undefined, undefined, 1),
  }),
);
const newPlans = run(
  fc
    .record({ annee: fc.constantFrom(2025, 2026, null), below: fc.constantFrom(0, 0, 0, 1) })
    .map(({ annee, below }) => () => ({
      resource: Plans.name,
      action: 'create' as const,
      values: { nom: 'x', annee },
      parents: { societeId: societeId + below * 1_000 },
    })),
);
const changedRayons = run(
  fc
    .record({
      id: rayonId,
      values: fc.record({
        code: optional(code),
        nom: optional(fc.constantFrom('N', 'M', '')),
        parentId: optional(rayonId),
      }),
    })
    .map(({ id, values }) => () => ({
      resource: Rayons.name,
      action: 'update' as const,
      id: id(),
      values: given(values),
    })),
);
const changedArticles = run(
  fc
    .record({
      id: idAmong(() => articles),
      expectedVersion: fc.constantFrom(1, 1, 2),
      values: fc.record({
        nom: optional(fc.constantFrom('x', 'B', '')),
        note: optional(fc.constantFrom('n', 'm')),
        rayonId: optional(rayonId),
      }),
    })
    .map(({ id, values, expectedVersion }) => () => ({
      resource: Articles.name,
      action: 'update' as const,
      id: id(),
      expectedVersion,
      values: given(values),
    })),
);

const removed = (resource: string, ids: () => readonly number[]) =>
  run(
    fc
      .record({ id: idAmong(ids), expectedVersion: fc.constantFrom(undefined, undefined, 1, 2) })
      .map(({ id, expectedVersion }) => () => ({
        resource,
        action: 'delete' as const,
        id: id(),
        ...(expectedVersion !== undefined && { expectedVersion }),
      })),
  );
const removedArticles = removed(Articles.name, () => articles);
const removedRayons = removed(Rayons.name, () => rayons);

describe('a change set of many rows', () => {
  it('returns exactly what single changes return', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(newRayons, newArticles, newPlans, changedRayons, changedArticles, removedArticles, removedRayons),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        async (runs) => {
          const changes = runs.flat().map((make) => make());
          // Separators prevent the batching of similar changes.
          const apart = await preview(changes.flatMap((change) => [change, separator]));
          const together = await preview(changes);
          expect(withoutNewIds(together)).toEqual(withoutNewIds(apart.filter((_, index) => index % 2 === 0)));
        },
      ),
      { numRuns: isLongRun() ? 60 : 25 },
    );
  });

  it('creates in the requested order with complete history, across several statements', async () => {
    const before = (await store().list(Articles, {})).totalCount;
    const names = Array.from({ length: 2_500 }, (_, index) => `Ligne ${index}`);
    const result = await apply(
      ...names.map((nom): Change => ({ resource: Articles.name, action: 'create', values: { nom } })),
    );
    expect(result.applied).toBe(true);
    const ids = result.rows.map((row) => (row.status === 'created' ? row.id : 0));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const { rows } = await test().database.pool.query<{ ordinal: number; id: number; nom: string }>(
      toQuery(sql`
        select r.ordinal, r.row_id as id, a.nom from ${identifier(test().schema, 'change_row')} r
        join ${identifier(test().schema, 'r_Articles')} a on a.id = r.row_id and a.nom = r.after ->> 'nom'
        where r.change_set = ${result.id} order by r.ordinal`),
    );
    expect(rows).toEqual(names.map((nom, ordinal) => ({ ordinal, id: ids[ordinal], nom })));
    expect((await store().list(Articles, {})).totalCount).toBe(before + names.length);

    const changes = ids.map((id, index): Change => ({
      resource: Articles.name,
      action: 'update',
      id,
      values: { ordre: index },
    }));
    expect((await apply(...changes)).applied).toBe(true);
    const last = await store().get(Articles, ids.at(-1) ?? 0);
    expect(last).toMatchObject({ version: 2, values: { nom: 'Ligne 2499', ordre: 2_499 } });
  });

  it('validates each change against the earlier ones', async () => {
    const [one, two, three] = await Promise.all(['r1', 'r2', 'r3'].map((code) => created(Rayons, { code, nom: code })));
    const move = (id: number | undefined, values: Change['values']): Change => ({
      resource: Rayons.name,
      action: 'update',
      ...(id !== undefined && { id }),
      ...(values && { values }),
    });
    const cycle = await preview([
      move(one, { parentId: two }),
      move(two, { parentId: three }),
      move(three, { parentId: one }),
    ]);
    expect(cycle.map(reasonOf)).toEqual(['changed', 'changed', 'cycle']);
    const taken = await preview([move(three, { code: 'r1' }), move(one, { code: 'r4' }), move(two, { code: 'R1' })]);
    expect(taken.map(reasonOf)).toEqual(['duplicate', 'changed', 'changed']);
  });

  it('reports each refused row at its field, and stores nothing', async () => {
    const before = (await store().list(Rayons, {})).totalCount;
    const change = (index: number): Change => ({
      resource: Rayons.name,
      action: 'create',
      values: {
        code: index === 1_700 ? 'LOT-3' : `lot-${index}`,
        nom: index === 900 ? '' : 'x',
        ...(index === 1_200 && { parentId: 999_999 }),
      },
    });
    const { applied, rows } = await apply(...Array.from({ length: 2_000 }, (_, index) => change(index)));
    expect(applied).toBe(false);
    const refusals = rows.flatMap((row, index) =>
      row.status === 'refused' ? [[index, reasonOf(row), issuesOf(row)]] : [],
    );
    expect(refusals).toEqual([
      [900, 'invalid', { nom: [{ code: 'required' }] }],
      [1_200, 'invalid', { parentId: [{ code: 'referenceMissing', args: { id: 999_999 } }] }],
      [1_700, 'duplicate', { code: [{ code: 'duplicate' }] }],
    ]);
    expect((await store().list(Rayons, {})).totalCount).toBe(before);
  });
});
