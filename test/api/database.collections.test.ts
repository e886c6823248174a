import { describe, expect, it } from 'vitest';
import { quoted } from '../../server/database/sql';
import { changing, issuesOf, reasonOf } from '../support/changing';
import {
  Chiffres,
  Droits,
  Interventions,
  Personnes,
  Plans,
  SiteContacts,
  Sites,
  Societes,
  storageRegistry,
  Urgences,
} from '../support/storageResources';

const { test, store, apply, created } = changing(storageRegistry);

const societe = () => created(Societes, { nom: 'Société' });
const update = (
  resource: { name: string },
  id: number,
  values: Record<string, unknown>,
  parents?: Record<string, number>,
) => apply({ resource: resource.name, action: 'update', id, values, ...(parents && { parents }) });

describe('reading nested collections', () => {
  it("returns each record's parent, finds records below one parent or anywhere, and lists the whole tenant", async () => {
    const [a, b] = [await societe(), await societe()];
    const here = await created(Sites, { nom: 'Lille' }, { societeId: a });
    const there = await created(Sites, { nom: 'Metz' }, { societeId: b });
    expect((await store().get(Sites, here, { societeId: a }))?.parentId).toBe(a);
    expect((await store().findBy(Sites, 'nom', 'METZ'))?.id).toBe(there);
    expect(await store().findBy(Sites, 'nom', 'Metz', { societeId: a })).toBeUndefined();
    const filter = { field: 'id', operator: 'in', value: [here, there] } as const;
    // First read directly, then through ordinals.
    for (const _ of [1, 2]) {
      const { items, totalCount } = await store().listAll(Sites, { filter });
      expect([totalCount, items.map(({ id, parentId }) => [id, parentId])]).toEqual([
        2,
        [
          [here, a],
          [there, b],
        ],
      ]);
      expect((await store().list(Sites, { filter }, { societeId: a })).items.map(({ id }) => id)).toEqual([here]);
    }
  });

  it('finds nothing by a value that the field cannot hold', async () => {
    expect(await store().findBy(SiteContacts, 'personneId', 'abc')).toBeUndefined();
    expect(await store().findBy(Personnes, 'rang', '99999999999')).toBeUndefined();
  });

  it('counts many lists at once', async () => {
    const [a, b] = [await societe(), await societe()];
    await created(Sites, { nom: 'x' }, { societeId: a });
    await created(Interventions, { nom: 'i', type: 'urgence' }, { societeId: a });
    await created(Interventions, { nom: 'j', annee: 2026 }, { societeId: a });
    const counts = await store().counts([
      { schema: Interventions, parents: { societeId: a } },
      { schema: Interventions, parents: { societeId: a }, filter: { field: 'annee', operator: 'equals', value: 2026 } },
      { schema: Sites, parents: { societeId: b } },
      { schema: Urgences, parents: { societeId: a } },
      { schema: Sites, parents: { societeId: a } },
    ]);
    expect(counts).toEqual([2, 1, 0, 1, 1]);
    expect(await store().counts([])).toEqual([]);
  });
});

describe('a view', () => {
  it('shows the records of its source that fulfil its condition, in every kind of read', async () => {
    const parents = { societeId: await societe() };
    const urgent = await created(Interventions, { nom: 'Fuite', type: 'Urgence' }, parents);
    const other = await created(Interventions, { nom: 'Visite', type: 'visite' }, parents);
    const expected = { id: urgent, version: 1, parentId: parents.societeId, values: { nom: 'Fuite' } };
    expect((await store().list(Urgences, {}, parents)).items).toEqual([expected]);
    expect((await store().list(Urgences, { search: 'visite' }, parents)).totalCount).toBe(0);
    expect(await store().get(Urgences, urgent, parents)).toEqual(expected);
    expect(await store().get(Urgences, other, parents)).toBeUndefined();
    expect(await store().getMany(Urgences, [other, urgent], parents)).toEqual([expected]);
    expect(await store().findBy(Urgences, 'nom', 'Visite')).toBeUndefined();
    expect((await store().findBy(Urgences, 'nom', 'fuite', parents))?.id).toBe(urgent);
  });

  it('follows writes to its source, and sorts independently of it', async () => {
    const parents = { societeId: await societe() };
    const first = await created(Interventions, { nom: 'B', type: 'urgence' }, parents);
    const names = async (schema: typeof Urgences | typeof Interventions) =>
      (await store().list(schema, {}, parents)).items.map(({ values }) => values.nom);
    for (const _ of [1, 2, 3]) expect([await names(Urgences), await names(Interventions)]).toEqual([['B'], ['B']]);
    await created(Interventions, { nom: 'A', type: 'urgence' }, parents);
    await created(Interventions, { nom: 'C', type: 'visite' }, parents);
    await update(Interventions, first, { nom: 'Z' }, parents);
    for (const _ of [1, 2]) {
      expect(await names(Urgences)).toEqual(['A', 'Z']);
      expect(await names(Interventions)).toEqual(['A', 'C', 'Z']);
    }
  });

  it('has no table and is read-only, like a computed collection', async () => {
    const { rows } = await test().database.pool.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = $1',
      [test().schema],
    );
    expect(rows.filter(({ name }) => /urgences|chiffres/.test(name))).toEqual([]);
    for (const { name: resource } of [Urgences, Chiffres])
      await expect(
        apply({ resource, action: 'create', values: { nom: 'x' }, parents: { societeId: 1 } }),
      ).rejects.toThrow(resource);
  });
});

describe('uniqueness below a parent', () => {
  it('applies to each key', async () => {
    const societeId = await societe();
    const [a, b] = [
      await created(Sites, { nom: 'A' }, { societeId }),
      await created(Sites, { nom: 'B' }, { societeId }),
    ];
    const [personneId, other] = [await created(Personnes, { nom: 'P' }), await created(Personnes, { nom: 'Q' })];
    const id = await created(SiteContacts, { personneId }, { societeId, siteId: a });
    await created(SiteContacts, { personneId }, { societeId, siteId: b });
    const parents = { societeId, siteId: a };
    const again = await apply({ resource: SiteContacts.name, action: 'create', values: { personneId }, parents });
    expect([reasonOf(again.rows[0]), issuesOf(again.rows[0])]).toEqual([
      'duplicate',
      { personneId: [{ code: 'alreadyThere' }] },
    ]);
    const moved = await update(SiteContacts, id, { personneId: other }, parents);
    expect(issuesOf(moved.rows[0])).toEqual({ personneId: [{ code: 'immutable' }] });
  });

  it('keeps a single record single, however many write it at once', async () => {
    const parents = { societeId: await societe() };
    const change = { resource: Droits.name, action: 'create', values: { nom: 'x' }, parents } as const;
    const answers = await Promise.all([apply(change), apply(change), apply(change)]);
    expect(answers.map(({ rows }) => reasonOf(rows[0])).sort()).toEqual(['created', 'duplicate', 'duplicate']);
  });
});

describe('ranks', () => {
  const ranksOf = async (parents: { societeId: number }) => {
    const { items } = await store().list(Plans, { orderBy: 'id' }, parents);
    return items.map(({ values }) => [values.annee, values.index]);
  };

  it('count from 0 below each parent and in each segment, stay, and are never reused', async () => {
    const [a, b] = [{ societeId: await societe() }, { societeId: await societe() }];
    await created(Plans, { nom: 'x', annee: 2025 }, a);
    const gone = await created(Plans, { nom: 'y', annee: 2025, index: 7 }, a);
    await created(Plans, { nom: 'z', annee: 2026 }, a);
    await created(Plans, { nom: 'z', annee: 2025 }, b);
    expect([await ranksOf(a), await ranksOf(b)]).toEqual([
      [
        [2025, 0],
        [2025, 1],
        [2026, 0],
      ],
      [[2025, 0]],
    ]);
    await apply({ resource: Plans.name, action: 'delete', id: gone, parents: a });
    await created(Plans, { nom: 'w', annee: 2025 }, a);
    expect(await ranksOf(a)).toEqual([
      [2025, 0],
      [2026, 0],
      [2025, 2],
    ]);
  });

  it('follow a record into another segment', async () => {
    const parents = { societeId: await societe() };
    const id = await created(Plans, { nom: 'x', annee: 2025 }, parents);
    await created(Plans, { nom: 'y', annee: 2026 }, parents);
    const { rows } = await update(Plans, id, { annee: 2026 }, parents);
    expect(rows[0]).toMatchObject({ status: 'changed', after: { annee: 2026, index: 1 } });
    await update(Plans, id, { nom: 'autre' }, parents);
    expect(await ranksOf(parents)).toEqual([
      [2026, 1],
      [2026, 0],
    ]);
  });

  it('are distinct for concurrent creations, and within one change set', async () => {
    const parents = { societeId: await societe() };
    const change = { resource: Plans.name, action: 'create', values: { nom: 'x', annee: 2025 }, parents } as const;
    await Promise.all(Array.from({ length: 5 }, () => apply(change, change)));
    const ranks = (await ranksOf(parents)).map(([, rank]) => Number(rank)).sort((a, b) => a - b);
    expect(ranks).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('continue after the records that existed before ranks were counted', async () => {
    const parents = { societeId: await societe() };
    await created(Plans, { nom: 'x', annee: 2025 }, parents);
    await created(Plans, { nom: 'y', annee: 2025 }, parents);
    await test().database.pool.query(`delete from ${quoted(test().schema, 'rank_counter')}`);
    await created(Plans, { nom: 'z', annee: 2025 }, parents);
    expect((await ranksOf(parents)).at(-1)).toEqual([2025, 2]);
  });
});

describe('updates', () => {
  it('keep immutable fields; sending the same value is accepted', async () => {
    const parents = { societeId: await societe() };
    const id = await created(Interventions, { nom: 'x', type: 'visite' }, parents);
    const answers = [
      await update(Interventions, id, { type: 'urgence' }, parents),
      await update(Interventions, id, { type: ' visite ', nom: 'y' }, parents),
    ];
    expect(answers.map(({ rows }) => [reasonOf(rows[0]), issuesOf(rows[0])])).toEqual([
      ['invalid', { type: [{ code: 'immutable' }] }],
      ['changed', {}],
    ]);
  });

  it('cannot move the end before the start, whichever is sent', async () => {
    const parents = { societeId: await societe() };
    const id = await created(Interventions, { nom: 'x', debut: '2026-02-01', fin: '2026-02-05' }, parents);
    const issues = { fin: [{ code: 'periodOrder', args: { from: 'debut', to: 'fin', resource: Interventions.name } }] };
    const wrong = [
      await update(Interventions, id, { fin: '2026-01-31' }, parents),
      await update(Interventions, id, { debut: '2026-02-06' }, parents),
      await apply({
        resource: Interventions.name,
        action: 'create',
        values: { nom: 'y', debut: '2026-02-01', fin: '2026-01-01' },
        parents,
      }),
    ];
    expect(wrong.map(({ rows }) => issuesOf(rows[0]))).toEqual([issues, issues, issues]);
    const right = await update(Interventions, id, { debut: '2026-03-01', fin: '2026-03-01' }, parents);
    expect(reasonOf(right.rows[0])).toBe('changed');
  });
});

describe('indexes', () => {
  it('cover the values that lists and lookups query', async () => {
    const { rows } = await test().database.pool.query<{ definition: string }>(
      'select indexdef as definition from pg_indexes where schemaname = $1',
      [test().schema],
    );
    const definitions = rows.map(({ definition }) => definition.replace(/^.* ON \w+\./, ''));
    expect(definitions).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Personnes.*\(socle\.fold\(code\)/),
        // Records below a parent are looked up by its id.
        expect.stringMatching(/interventions.*\(_parent, nom, id\)/),
      ]),
    );
    expect(definitions).not.toContainEqual(expect.stringMatching(/interventions.*annee/));
  });
});
