import { describe, expect, it } from 'vitest';
import type { Guard, Permit } from '../../server/database/changes/changeTypes';
import { identifier, sql, toQuery } from '../../server/database/sql';
import { changing, issuesOf, reasonOf } from '../support/changing';
import {
  Droits,
  Interventions,
  Mesures,
  Personnes,
  Plans,
  Rappels,
  SiteContacts,
  Sites,
  Societes,
  storageRegistry,
  Themes,
} from '../support/storageResources';

/** Measures and rights of this name cannot be deleted, not even with their owner. */
const KEPT = 'Gardée';
const permit: Permit = {
  reason: 'protectedAccount',
  watches: ({ resource, action }) => resource === Mesures.name && action === 'delete',
  async allows(client, schema, _author, { id }) {
    const table = identifier(schema, 'r_Societes_societeId_plans_planId_mesures');
    const { rowCount } = await client.query(toQuery(sql`select 1 from ${table} where id = ${id} and nom = ${KEPT}`));
    return rowCount === 0;
  },
  concerns: ({ status }) => status === 'deleted',
};
const guard: Guard = {
  reason: 'lastAdministrator',
  watches: ({ resource, action }) => resource === Droits.name && action === 'delete',
  async holds(client, schema) {
    const table = identifier(schema, 'r_Societes_societeId_droits');
    const { rows } = await client.query<{ kept: number }>(
      toQuery(sql`select count(*) as kept from ${table} where nom = ${KEPT}`),
    );
    return rows[0]?.kept === 1;
  },
};

const { test, store, apply, created } = changing(storageRegistry, { guards: [guard], permits: [permit] });

const societe = () => created(Societes, { nom: 'Société' });
const remove = (resource: { name: string }, id: number, parents?: Record<string, number>) =>
  apply({ resource: resource.name, action: 'delete', id, ...(parents && { parents }) });
const create = (resource: { name: string }, values: Record<string, unknown>, parents?: Record<string, number>) =>
  apply({ resource: resource.name, action: 'create', values, ...(parents && { parents }) });

const missing = (id: number, path?: string[]) => [{ code: 'referenceMissing', args: { id }, ...(path && { path }) }];

describe('references to nested records', () => {
  it('only accept records below the same parent, in fields and in embedded objects', async () => {
    const [a, b] = [{ societeId: await societe() }, { societeId: await societe() }];
    const [here, there] = [await created(Sites, { nom: 'A' }, a), await created(Sites, { nom: 'B' }, b)];
    const answers = [
      await create(Interventions, { nom: 'x', siteId: here, lieu: { siteId: here } }, a),
      await create(Interventions, { nom: 'x', siteId: there }, a),
      await create(Interventions, { nom: 'x', lieu: { siteId: there } }, a),
    ];
    expect(answers.map(({ rows }) => issuesOf(rows[0]))).toEqual([
      {},
      { siteId: missing(there) },
      { lieu: missing(there, ['siteId']) },
    ]);
  });

  it('follow the parent that the record names, whichever of the two changes', async () => {
    const [a, b] = [await societe(), await societe()];
    const [here, there] = [
      await created(Sites, { nom: 'A' }, { societeId: a }),
      await created(Sites, { nom: 'B' }, { societeId: b }),
    ];
    const id = await created(Rappels, { nom: 'x', societeId: a, siteId: here });
    const change = (values: Record<string, unknown>) => apply({ resource: Rappels.name, action: 'update', id, values });
    const answers = [
      await change({ siteId: there }),
      await change({ societeId: b }),
      await change({ societeId: null }),
      await change({ societeId: b, siteId: there }),
    ];
    expect(answers.map(({ rows }) => issuesOf(rows[0]))).toEqual([
      { siteId: missing(there) },
      { siteId: missing(here) },
      { siteId: missing(here) },
      {},
    ]);
  });

  it('to a view only accept records that the view shows', async () => {
    const parents = { societeId: await societe() };
    const urgent = await created(Interventions, { nom: 'x', type: 'urgence' }, parents);
    const other = await created(Interventions, { nom: 'y', type: 'visite' }, parents);
    const wrong = await create(Rappels, { nom: 'x', ...parents, urgenceId: other });
    expect(issuesOf(wrong.rows[0])).toEqual({ urgenceId: missing(other) });
    await created(Rappels, { nom: 'x', ...parents, urgenceId: urgent });
    expect(issuesOf((await remove(Interventions, urgent, parents)).rows[0])).toEqual({
      '': [{ code: 'referenced', args: { resource: Rappels.name, count: 1 } }],
    });
  });

  it('refuse a parent that belongs to another one', async () => {
    const [a, b] = [await societe(), await societe()];
    const siteId = await created(Sites, { nom: 'A' }, { societeId: a });
    const personneId = await created(Personnes, { nom: 'P' });
    const { rows } = await create(SiteContacts, { personneId }, { societeId: b, siteId });
    expect(reasonOf(rows[0])).toBe('notFound');
  });
});

describe('references inside embedded values', () => {
  it('have to exist', async () => {
    const parents = { societeId: await societe() };
    const themeId = await created(Themes, { nom: 'Sommeil' });
    const etapes = [{ themeId }, { themeId: 99_999 }, { themeId: null, autres: [themeId, 88_888] }];
    const { rows } = await create(Interventions, { nom: 'x', etapes }, parents);
    expect(issuesOf(rows[0])).toEqual({
      etapes: [...missing(99_999, ['1', 'themeId']), ...missing(88_888, ['2', 'autres'])],
    });
  });

  it('prevent the deletion of their target, and say so', async () => {
    const parents = { societeId: await societe() };
    const [used, among, free] = [
      await created(Themes, { nom: 'Sommeil' }),
      await created(Themes, { nom: 'Stress' }),
      await created(Themes, { nom: 'Bruit' }),
    ];
    await created(
      Interventions,
      { nom: 'x', etapes: [{ themeId: null }, { themeId: used, autres: [used, among] }] },
      parents,
    );
    await created(Interventions, { nom: 'y', etapes: [{ themeId: used }] }, parents);
    const answers = [await remove(Themes, used), await remove(Themes, among), await remove(Themes, free)];
    const referenced = (count: number) => ({
      '': [{ code: 'referenced', args: { resource: Interventions.name, count } }],
    });
    expect(answers.map(({ rows }) => issuesOf(rows[0]))).toEqual([referenced(2), referenced(1), {}]);
  });
});

describe('a deletion', () => {
  it('deletes the parts of the record at any depth, and records each in the history', async () => {
    const societeId = await societe();
    const other = await societe();
    const kept = await created(Plans, { nom: 'autre', annee: 2026 }, { societeId: other });
    await created(Droits, { nom: 'x' }, { societeId });
    const planId = await created(Plans, { nom: 'x', annee: 2026 }, { societeId });
    const mesure = await created(Mesures, { nom: 'm' }, { societeId, planId });
    await created(Rappels, { nom: 'va avec', societeId });
    const result = await remove(Societes, societeId);
    expect(result.rows).toHaveLength(1);
    expect(result).toMatchObject({ applied: true, rows: [{ status: 'deleted', id: societeId }] });
    expect((await store().listAll(Plans, {})).items.map(({ id }) => id)).toEqual([kept]);
    const totals = await Promise.all([Droits, Mesures].map((one) => store().listAll(one, {})));
    expect(totals.map(({ totalCount }) => totalCount)).toEqual([0, 0]);
    expect(await store().findBy(Rappels, 'nom', 'va avec')).toBeUndefined();
    const { rows } = await test().database.pool.query<{ resource: string; row_id: number; parent_id: number | null }>(
      toQuery(sql`select resource, row_id, parent_id, action, before ->> 'nom' as nom
        from ${identifier(test().schema, 'change_row')} where change_set = ${result.id} order by ordinal`),
    );
    expect(rows).toHaveLength(5);
    expect(rows).toContainEqual({
      resource: Mesures.name,
      row_id: mesure,
      parent_id: planId,
      action: 'delete',
      nom: 'm',
    });
    // Children are deleted before their parent, so that reverting in reverse order restores the parent first.
    expect(rows.at(-1)).toMatchObject({ resource: Societes.name, row_id: societeId });
    const place = (name: string) => rows.findIndex(({ resource }) => resource === name);
    expect(place(Mesures.name)).toBeLessThan(place(Plans.name));
  });

  it('is refused by other records below it at any depth, with their kind and number', async () => {
    const societeId = await societe();
    const siteId = await created(Sites, { nom: 'A' }, { societeId });
    await created(Sites, { nom: 'B' }, { societeId });
    await created(Interventions, { nom: 'x', siteId }, { societeId });
    const personneId = await created(Personnes, { nom: 'P' });
    await created(SiteContacts, { personneId }, { societeId, siteId });
    await created(Rappels, { nom: 'reste', societeId });
    const { applied, rows } = await remove(Societes, societeId);
    expect([applied, issuesOf(rows[0])]).toEqual([
      false,
      {
        '': [
          { code: 'referenced', args: { resource: Interventions.name, count: 1 } },
          { code: 'referenced', args: { resource: Sites.name, count: 2 } },
        ],
      },
    ]);
    expect((await store().list(Rappels, {})).items.map(({ values }) => values.nom)).toContain('reste');
  });

  it('deletes the links of a site, but not the person, whose other links keep them', async () => {
    const societeId = await societe();
    const siteId = await created(Sites, { nom: 'A' }, { societeId });
    const personneId = await created(Personnes, { nom: 'P' });
    await created(SiteContacts, { personneId }, { societeId, siteId });
    expect(reasonOf((await remove(Personnes, personneId)).rows[0])).toBe('referenced');
    const preview = await store().preview({
      author: { id: '1', name: 'x' },
      origin: 'test',
      changes: [{ resource: Sites.name, action: 'delete', id: siteId, parents: { societeId } }],
    });
    const result = await remove(Sites, siteId, { societeId });
    expect(result.rows).toEqual(preview.rows);
    expect(reasonOf((await remove(Personnes, personneId)).rows[0])).toBe('deleted');
  });

  it('checks permits and guards for the records deleted with it', async () => {
    const societeId = await societe();
    const planId = await created(Plans, { nom: 'x', annee: 2026 }, { societeId });
    const mesure = await created(Mesures, { nom: KEPT }, { societeId, planId });
    expect(reasonOf((await remove(Societes, societeId)).rows[0])).toBe('protectedAccount');
    await apply({
      resource: Mesures.name,
      action: 'update',
      id: mesure,
      values: { nom: 'm' },
      parents: { societeId, planId },
    });
    await created(Droits, { nom: KEPT }, { societeId });
    expect(reasonOf((await remove(Societes, societeId)).rows[0])).toBe('lastAdministrator');
    expect(await store().get(Societes, societeId)).toBeDefined();
  });
});
