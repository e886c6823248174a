import { beforeAll, describe, expect, it } from 'vitest';
import type { Change, RowOutcome } from '../../server/database/changes/changeTypes';
import type { RecordedRow } from '../../server/database/history/historyTypes';
import { prepareTenant } from '../../server/database/prepareTenant';
import { createStore, type Store } from '../../server/database/store';
import { openTestDatabase } from '../support/database';
import { AUTHOR } from '../support/databaseResources';
import { Mesures, Plans, Rappels, Societes, storageRegistry as registry } from '../support/storageResources';

let store: Store;
const readables = registry.schemas.filter(({ view, computed }) => !view && !computed).map((schema) => ({ schema }));

beforeAll(async () => {
  const test = await openTestDatabase();
  await prepareTenant(test.database, { schema: test.schema, registry });
  store = createStore({ database: test.database, schema: test.schema, registry });
});

async function apply(...changes: readonly Change[]) {
  const { id = 0, rows } = await store.apply({ author: AUTHOR, origin: 'test', changes });
  return { set: id, ids: rows.map((row) => (row.status === 'refused' ? 0 : row.id)) };
}

async function revert(id: number, ordinals?: readonly number[]) {
  let rows: { readonly row: RecordedRow; readonly outcome: RowOutcome }[] = [];
  const result = await store.history.revert({
    id,
    ...(ordinals && { ordinals }),
    author: AUTHOR,
    isPreview: false,
    readables,
    policy: () => undefined,
    begin: () => {
      rows = [];
    },
    take: (row, outcome) => {
      rows.push({ row, outcome });
    },
  });
  return { ...result, statuses: rows.map(({ row, outcome }) => [row.resource, outcome.status]) };
}

/** A company with a plan, its measure and a reminder, all parts of it; deleted in one set with another company. */
async function deletedWhole() {
  const [other = 0, societeId = 0] = (
    await apply(
      { resource: Societes.name, action: 'create', values: { nom: 'Autre' } },
      { resource: Societes.name, action: 'create', values: { nom: 'Lac' } },
    )
  ).ids;
  const plan: Change = {
    resource: Plans.name,
    action: 'create',
    values: { nom: 'Plan', annee: 2026 },
    parents: { societeId },
  };
  const [planId = 0] = (await apply(plan)).ids;
  await apply(
    { resource: Mesures.name, action: 'create', values: { nom: 'Mesure' }, parents: { societeId, planId } },
    { resource: Rappels.name, action: 'create', values: { nom: 'Rappel', societeId } },
  );
  const { set } = await apply(
    { resource: Societes.name, action: 'delete', id: other },
    { resource: Societes.name, action: 'delete', id: societeId },
  );
  const { items } = await store.history.rows(set, readables, { page: 1, pageSize: 50 });
  const ordinalOf = (resource: string) => items.findLast((row) => row.resource === resource)?.ordinal ?? -1;
  return { set, other, societeId, planId, ordinalOf };
}

describe('records deleted together', () => {
  it('are restored together, if all are requested', async () => {
    const { set, other, societeId, planId, ordinalOf } = await deletedWhole();
    const back = await revert(set, [ordinalOf(Societes.name)]);
    expect(back.applied).toBe(true);
    expect(back.statuses[0]).toEqual([Societes.name, 'created']);
    expect(back.statuses.slice(1).sort()).toEqual(
      [
        [Rappels.name, 'created'],
        [Plans.name, 'created'],
        [Mesures.name, 'created'],
      ].sort(),
    );
    expect((await store.get(Plans, planId, { societeId }))?.values).toEqual({ nom: 'Plan', annee: 2026, index: 0 });
    expect((await store.list(Mesures, {}, { societeId, planId })).totalCount).toBe(1);
    expect(await store.get(Societes, other)).toBeUndefined();
  });

  it('are refused while their parent is missing', async () => {
    const { set, ordinalOf } = await deletedWhole();
    const back = await revert(set, [ordinalOf(Plans.name)]);
    expect([back.applied, back.statuses[0]]).toEqual([false, [Plans.name, 'refused']]);
  });

  it('are restored once, by concurrent reverts', async () => {
    const { set, societeId } = await deletedWhole();
    const answers = await Promise.all([revert(set), revert(set), revert(set), revert(set)]);
    expect(answers.filter(({ id }) => id !== undefined)).toHaveLength(1);
    expect((await store.get(Societes, societeId))?.version).toBe(2);
    const { items } = await store.history.sets(readables, { page: 1, pageSize: 50 });
    expect(items.filter(({ reverts }) => reverts === set)).toHaveLength(1);
  });

  it("remain if a creation's revert would delete a part added since", async () => {
    const { set, ids } = await apply({ resource: Societes.name, action: 'create', values: { nom: 'Neuve' } });
    const [societeId = 0] = ids;
    await apply({ resource: Rappels.name, action: 'create', values: { nom: 'À moi', societeId } });
    expect((await revert(set)).statuses).toEqual([[Societes.name, 'refused']]);
    expect(await store.get(Societes, societeId)).toBeDefined();
  });
});
