import { beforeEach, expect, it } from 'vitest';
import { afterCommit } from '../../server/hooks/afterCommit';
import { beforeWrite } from '../../server/hooks/beforeWrite';
import { openMailers } from '../../server/mail/mailers';
import { deliverDue } from '../../server/outbox/deliverDue';
import { quoted } from '../../server/database/sql';
import { createRegistry } from '../../src/resources/registry/registry';
import { parametres } from '../../src/resources/schemas/systeme';
import { withAccess } from '../support/accessResources';
import { openApiServer } from '../support/apiServer';
import { Commandes } from '../support/followUpResources';

const ran: string[] = [];
/** Makes the hook fail, as if a service that it calls were down. */
let isBroken = false;
const failures: string[] = [];

const hooks = {
  before: [
    beforeWrite(Commandes, ({ before, after }, { author }) =>
      before?.etat === 'livree' && after?.numero !== before.numero
        ? { numero: [{ code: 'custom', args: { name: author.name } }] }
        : undefined,
    ),
  ],
  after: [
    afterCommit(Commandes, 'facturation', async ({ id, before, after }, { delivery }) => {
      if (isBroken) throw new Error('away');
      ran.push(`${id} ${before?.numero ?? '-'} ${after?.numero ?? '-'} ${delivery}`);
    }),
  ],
};

const registry = createRegistry([Commandes, parametres]);
const server = await openApiServer(registry, {}, { hooks });
const { tenant, settings } = server;
const mailers = await openMailers([tenant], settings);

const deliver = () =>
  deliverDue(tenant, {
    registry: withAccess(registry),
    hooks: hooks.after,
    mailers,
    settings,
    signal: new AbortController().signal,
    log: { error: (_details, message) => failures.push(message) },
  });
const write = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.call(method, `/api/${url}`, payload ? { payload } : {});
const log = async () => (await server.call('GET', '/api/outbox')).json<{ items: Record<string, unknown>[] }>().items;

beforeEach(async () => {
  await tenant.database.pool.query(`delete from ${quoted(tenant.schema, 'outbox')}`);
  ran.length = 0;
});

it('a hook validates each write in its transaction, and can refuse it', async () => {
  const { id } = (await write('POST', 'Commandes', { numero: 'A-1', etat: 'livree' })).json();
  const refused = await write('PUT', `Commandes/${id}`, { numero: 'A-2', etat: 'livree' });
  expect(refused.statusCode).toBe(400);
  expect(Object.keys(refused.json().errors)).toEqual(['numero']);
  expect((await write('PUT', `Commandes/${id}`, { numero: 'A-1', etat: 'livree', note: 'Suite' })).statusCode).toBe(
    200,
  );
  const changes = [
    { collection: 'Commandes', action: 'update', id, values: { numero: 'A-3' } },
    { collection: 'Commandes', action: 'create', values: { numero: 'A-4' } },
  ];
  const answer = await server.call('POST', '/api/changeSets', { payload: { mode: 'good', changes } });
  expect(answer.json().rows.map(({ status }: { status: string }) => status)).toEqual(['refused', 'created']);
  await deliver();
  // Hooks do not run for refused writes.
  expect(ran.map((line) => line.split(' ')[2])).toEqual(['A-1', 'A-1', 'A-4']);
});

it('a hook runs after the commit, with the record before and after', async () => {
  const { id } = (await write('POST', 'Commandes', { numero: 'B-1' })).json();
  await write('PUT', `Commandes/${id}`, { numero: 'B-2' });
  await write('DELETE', `Commandes/${id}`);
  expect(ran).toEqual([]);
  await deliver();
  expect(ran.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    `${id} - B-1`,
    `${id} B-1 B-2`,
    `${id} B-2 -`,
  ]);
  expect((await log()).map(({ kind, state, outcome }) => [kind, state, outcome])).toEqual(
    Array.from({ length: 3 }, () => ['code', 'sent', 'done']),
  );
});

it('a failed hook runs again under the same number', async () => {
  await write('POST', 'Commandes', { numero: 'C-1' });
  isBroken = true;
  await deliver();
  isBroken = false;
  expect(failures).toEqual(['afterCommit']);
  expect(await log()).toMatchObject([{ state: 'waiting', attempts: 1, outcome: 'codeFailed' }]);
  await tenant.database.pool.query(`update ${quoted(tenant.schema, 'outbox')} set next_at = now()`);
  await deliver();
  expect(ran).toHaveLength(1);
});
