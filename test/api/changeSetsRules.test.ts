import { describe, expect, it } from 'vitest';
import type { Change, Guard, Permit } from '../../server/database/changes/changeTypes';
import { quoted } from '../../server/database/sql';
import { tableName } from '../../server/database/tables/names';
import { changing, reasonOf } from '../support/changing';
import { Articles, AUTHOR, Rayons, registry } from '../support/databaseResources';

/** An invariant of the tenant: a shelf of this name has to remain. */
const lastShelf: Guard = {
  reason: 'lastAdministrator',
  watches: ({ resource, action }) => resource === Rayons.name && action !== 'create',
  async holds(client, schema) {
    const { rowCount } = await client.query(
      `select 1 from ${quoted(schema, tableName(Rayons.name))} where nom = 'Dernier'`,
    );
    return rowCount !== 0;
  },
};

const noNotes: Permit = {
  reason: 'reservedDecision',
  watches: ({ resource, values = {} }) => resource === Articles.name && Object.hasOwn(values, 'note'),
  allows: async () => false,
  concerns: ({ after, before }) => (after?.['note'] ?? null) !== (before?.['note'] ?? null),
};

const { store, created } = changing(registry, { guards: [lastShelf], permits: [noNotes] });

const run = (mode: 'all' | 'good', ...changes: readonly Change[]) =>
  store().apply({ author: AUTHOR, origin: 'test', mode, changes });
const article = (nom: string, note?: string): Change => ({
  resource: Articles.name,
  action: 'create',
  values: { nom, ...(note !== undefined && { note }) },
});
const names = async () => (await store().list(Articles, {})).items.map(({ values }) => values['nom']);

describe('the good rows', () => {
  it('are applied without the rows that break an invariant', async () => {
    const id = await created(Rayons, { code: 'D', nom: 'Dernier' });
    const other = await created(Rayons, { code: 'A', nom: 'Autre' });
    const rename = (of: number, nom: string): Change => ({
      resource: Rayons.name,
      action: 'update',
      id: of,
      values: { nom },
    });
    const { applied, rows } = await run(
      'good',
      article('avant'),
      rename(id, 'Parti'),
      rename(other, 'Autre 2'),
      article('après'),
    );
    expect(applied).toBe(true);
    expect(rows.map(reasonOf)).toEqual(['created', 'lastAdministrator', 'lastAdministrator', 'created']);
    expect((await store().get(Rayons, id))?.values['nom']).toBe('Dernier');
    expect(await names()).toEqual(expect.arrayContaining(['avant', 'après']));
    // A write of a guarded resource that keeps the invariant is not refused.
    expect((await run('good', rename(other, 'Autre 2'))).rows.map(reasonOf)).toEqual(['changed']);
  });

  it('are applied without the rows that need a permit', async () => {
    const { applied, rows } = await run(
      'good',
      article('un'),
      article('deux', 'écrite'),
      article('trois', ''),
      article('quatre'),
    );
    expect(applied).toBe(true);
    expect(rows.map(reasonOf)).toEqual(['created', 'reservedDecision', 'created', 'created']);
    expect(await names()).toEqual(expect.arrayContaining(['un', 'trois', 'quatre']));
    expect(await names()).not.toContain('deux');
  });

  it('are not applied if all rows have to be good', async () => {
    const { applied, rows } = await run('all', article('cinq'), article('six', 'écrite'));
    expect([applied, ...rows.map(reasonOf)]).toEqual([false, 'created', 'reservedDecision']);
    expect(await names()).not.toContain('cinq');
  });
});
