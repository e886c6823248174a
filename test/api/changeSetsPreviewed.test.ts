import { beforeAll, describe, expect, it } from 'vitest';
import type { ChangeRequest } from '../../src/resources/changes/changes';
import { acceptedOf } from '../../src/resources/changes/previewed';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { reported } from '../support/changeSetCalls';
import { Articles, Lots, Rayons } from '../support/databaseResources';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Rayons, Articles, Lots]));
});

const update = (id: number, values: object): ChangeRequest => ({
  collection: 'Articles',
  action: 'update',
  id,
  values: { ...values },
});
const remove = (id: number): ChangeRequest => ({ collection: 'Articles', action: 'delete', id });

async function articles(...names: readonly string[]): Promise<readonly number[]> {
  const changes = names.map((nom): ChangeRequest => ({ collection: 'Articles', action: 'create', values: { nom } }));
  return (await reported(server, changes)).rows.map(({ id = 0 }) => id);
}

const nameOf = async (id: number): Promise<unknown> =>
  (await server.call('GET', `/api/Articles/${id}`)).json<{ nom?: unknown }>().nom;

describe('a concurrent write between a preview and its application', () => {
  it('is never overwritten or deleted, even if the preview found no change', async () => {
    const [changed = 0, deleted = 0, same = 0, untouched = 0] = await articles('A', 'B', 'C', 'D');
    const changes = [update(changed, { nom: 'A2' }), remove(deleted), update(same, { nom: 'C' }), remove(untouched)];
    const preview = await reported(server, changes, { preview: true });
    expect(preview.rows.map(({ status }) => status)).toEqual(['changed', 'deleted', 'unchanged', 'deleted']);
    await reported(
      server,
      [changed, deleted, same].map((id) => update(id, { nom: 'De Zoé' })),
    );

    const accepted = acceptedOf(changes, preview);
    const whole = await reported(server, accepted.changes);
    expect(whole).toMatchObject({ applied: false });
    expect(whole.rows.map(({ reason }) => reason)).toEqual(['stale', 'stale', 'stale', undefined]);
    expect(whole.rows[0]?.message).toMatch(/modifié/);

    const good = await reported(server, accepted.changes, { mode: 'good' });
    expect(good.rows.map(({ status }) => status)).toEqual(['refused', 'refused', 'refused', 'deleted']);
    for (const id of [changed, deleted, same]) expect(await nameOf(id)).toBe('De Zoé');
  });

  it('does not disturb a record that two rows change in turn', async () => {
    const [id = 0] = await articles('Deux fois');
    const changes = [update(id, { nom: 'Une fois' }), update(id, { nom: 'Autre fois' })];
    const preview = await reported(server, changes, { preview: true });
    expect(await reported(server, acceptedOf(changes, preview).changes)).toMatchObject({ applied: true });
    expect(await nameOf(id)).toBe('Autre fois');
  });
});
