import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openMailers } from '../../server/mail/mailers';
import { deliverDue, type OutboxContext } from '../../server/outbox/deliverDue';
import { runOutbox } from '../../server/outbox/runOutbox';
import { quoted } from '../../server/database/sql';
import { tableName } from '../../server/database/tables/names';
import { createRegistry } from '../../src/resources/registry/registry';
import { parametres } from '../../src/resources/schemas/systeme';
import { withAccess } from '../support/accessResources';
import { openApiServer } from '../support/apiServer';
import { Commandes } from '../support/followUpResources';
import { openSmtpSink } from '../support/smtpSink';
import { openWebhookSink } from '../support/webhookSink';

const sink = await openWebhookSink();
const mails = await openSmtpSink();
const registry = createRegistry([Commandes, parametres]);
const server = await openApiServer(registry, { SMTP_URL: mails.url, WEBHOOK_PRIVATE_ADDRESSES: 'true' });
const { tenant, settings } = server;

const context: OutboxContext = {
  registry: withAccess(registry),
  hooks: [],
  mailers: await openMailers([tenant], settings),
  settings,
  signal: new AbortController().signal,
  log: { error: (details, message) => expect({ details, message }).toBeUndefined() },
};
const deliver = (more: Partial<OutboxContext> = {}) => deliverDue(tenant, { ...context, ...more });

const write = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const answer = await server.call(method, `/api/${url}`, payload ? { payload } : {});
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
};
const log = async (state?: string) =>
  (await server.call('GET', `/api/outbox${state ? `?State=${state}` : ''}`)).json<{
    items: Record<string, unknown>[];
  }>().items;

/** Makes all waiting deliveries due now. */
const passTime = () =>
  tenant.database.pool.query(`update ${quoted(tenant.schema, 'outbox')} set next_at = now() where state = 'waiting'`);

await write('POST', 'parametres', { nom: 'webhook_commande', valeur: sink.url });
await write('POST', 'parametres', { nom: 'webhook_livraison', valeur: sink.url });

let seen = 0;
const newMails = () => mails.taken.slice(seen);

beforeEach(async () => {
  await tenant.database.pool.query(`delete from ${quoted(tenant.schema, 'outbox')}`);
  sink.taken.length = 0;
  sink.answers.length = 0;
  seen = mails.taken.length;
});

describe('a webhook', () => {
  it("sends the id of the written record with only the declared values, signed by the tenant's key", async () => {
    const { id } = await write('POST', 'Commandes', { numero: 'C-1', note: 'Interne' });
    expect(await log()).toMatchObject([
      { kind: 'webhook', name: 'commande', resource: 'Commandes', recordId: id, action: 'create', state: 'waiting' },
    ]);
    await deliver();
    const [call] = sink.taken;
    expect(JSON.parse(call?.body ?? '')).toEqual({
      id: call?.headers['socle-delivery'],
      event: 'commande',
      tenant: tenant.id,
      resource: 'Commandes',
      recordId: id,
      action: 'create',
      author: 'Martin Camille',
      at: expect.any(String),
      values: { numero: 'C-1', etat: 'ouverte' },
      changed: [],
    });
    const { secret } = (await server.call('GET', '/api/outbox/key')).json();
    const [, seconds, given] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(call?.headers['socle-signature'])) ?? [];
    expect(createHmac('sha256', secret).update(`${seconds}.${call?.body}`).digest('hex')).toBe(given);
    expect(await log()).toMatchObject([{ state: 'sent', attempts: 1, outcome: 'HTTP 204', nextAt: null }]);
  });

  it('fires only as declared, and not for refused or previewed writes', async () => {
    const { id } = await write('POST', 'Commandes', { numero: 'C-2' });
    await write('PUT', `Commandes/${id}`, { numero: 'C-2', note: 'Autre' });
    await write('PUT', `Commandes/${id}`, { numero: 'C-2', note: 'Autre', etat: 'livree' });
    await write('PUT', `Commandes/${id}`, { numero: 'C-2', note: 'Encore', etat: 'livree' });
    await write('DELETE', `Commandes/${id}`);
    const changes = [
      { collection: 'Commandes', action: 'create', values: { numero: 'C-3' } },
      { collection: 'Commandes', action: 'create', values: {} },
    ];
    await server.call('POST', '/api/changeSets?Preview=true', { payload: { changes: changes.slice(0, 1) } });
    await server.call('POST', '/api/changeSets', { payload: { changes } });
    expect((await log()).map(({ name, action }) => `${String(name)} ${String(action)}`).reverse()).toEqual([
      'commande create',
      'livraison update',
      'commande delete',
    ]);
  });

  it('is retried with the same number until it succeeds', async () => {
    await write('POST', 'Commandes', { numero: 'C-4' });
    sink.answers.push(503, 500);
    await deliver();
    expect(await log()).toMatchObject([{ state: 'waiting', attempts: 1, outcome: 'HTTP 503' }]);
    await deliver();
    expect(sink.taken).toHaveLength(1);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await passTime();
      await deliver();
    }
    expect(await log('sent')).toMatchObject([{ attempts: 3, outcome: 'HTTP 204' }]);
    expect(new Set(sink.taken.map(({ headers }) => headers['socle-delivery'])).size).toBe(1);
  });

  it('has failed if its receiver is gone, and can be delivered again by hand', async () => {
    await write('POST', 'Commandes', { numero: 'C-5' });
    sink.answers.push(410);
    await deliver();
    const [failed] = await log('failed');
    expect(failed).toMatchObject({ attempts: 1, outcome: 'HTTP 410' });
    await write('POST', `outbox/${String(failed?.['id'])}/replay`);
    expect(await log('waiting')).toMatchObject([{ attempts: 0, outcome: null }]);
    await deliver();
    expect(await log()).toMatchObject([{ state: 'sent', attempts: 1 }]);
    expect((await server.call('POST', '/api/outbox/999999/replay')).statusCode).toBe(404);
  });

  it('is delivered in the background until the server stops', async () => {
    const { signal: _signal, ...parts } = context;
    const end = runOutbox([tenant], parts);
    await write('POST', 'Commandes', { numero: 'C-9' });
    await expect.poll(() => log('sent'), { interval: 100 }).toHaveLength(1);
    await end();
    expect(sink.taken).toHaveLength(1);
  });

  it('is delivered by a single process', async () => {
    await write('POST', 'Commandes', { numero: 'C-6' });
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(sink.taken).toHaveLength(1);
  });

  it('never calls local addresses or without TLS, unless a setting permits it', async () => {
    const careful = { settings: { ...settings, WEBHOOK_PRIVATE_ADDRESSES: false } };
    await write('POST', 'Commandes', { numero: 'C-7' });
    await deliver(careful);
    expect(await log('failed')).toMatchObject([{ outcome: 'httpsNeeded' }]);
    const [setting] = (await tenant.store.list(parametres, { search: 'webhook_commande' })).items;
    const point = (valeur: string) => write('PUT', `parametres/${setting?.id}`, { nom: 'webhook_commande', valeur });
    for (const [address, outcome] of [
      ['https://127.0.0.1/x', 'privateAddress'],
      ['https://[::ffff:10.0.0.1]/x', 'privateAddress'],
      ['https://localhost/x', 'privateAddress'],
      ['https://moi:secret@exemple.fr/', 'invalidAddress'],
      ['fichier', 'invalidAddress'],
    ] as const) {
      await point(address);
      await write('POST', `outbox/${String((await log())[0]?.['id'])}/replay`);
      await deliver(careful);
      expect(await log('failed'), address).toMatchObject([{ outcome }]);
    }
    expect(sink.taken).toEqual([]);
    await point('');
    await write('POST', 'Commandes', { numero: 'C-8' });
    expect(await log('waiting')).toEqual([]);
    await point(sink.url);
  });
});

describe('a mail', () => {
  it("goes to the record's address, with its values in words", async () => {
    const { id } = await write('POST', 'Commandes', { numero: 'M-1', clientEmail: 'client@exemple.fr' });
    await write('PUT', `Commandes/${id}`, { numero: 'M-1', clientEmail: 'client@exemple.fr', etat: 'livree' });
    await deliver();
    expect(
      newMails()
        .map(({ to }) => to)
        .flat(),
    ).toEqual(['client@exemple.fr']);
    expect(newMails()[0]?.data).toContain('Subject: =?UTF-8?Q?Commande_M-1_livr=C3=A9e?=');
  });

  it('does not go to an unconfirmed address', async () => {
    const { id } = await server.account(['COMMANDES:read']);
    await write('POST', 'Commandes', { numero: 'M-2', responsableId: id });
    await deliver();
    const state = async () => (await log()).find(({ kind }) => kind === 'mail');
    expect(await state()).toMatchObject({ state: 'failed', outcome: 'unconfirmedAddress' });
    await tenant.database.pool.query(
      `update ${quoted(tenant.schema, tableName('Utilisateurs'))} set "emailConfirmed" = true where id = $1`,
      [id],
    );
    await write('POST', `outbox/${String((await state())?.['id'])}/replay`);
    await deliver();
    expect(await state()).toMatchObject({ state: 'sent' });
    expect(newMails()).toHaveLength(1);
  });
});

describe('a follow-up on a date', () => {
  const order = (values: object) => ({ numero: 'J-1', clientEmail: 'client@exemple.fr', ...values });
  const planned = async () => (await log('waiting')).filter(({ kind }) => kind === 'mail');

  it('waits for its date, moves with it, and is cancelled with its record', async () => {
    const { id } = await write('POST', 'Commandes', order({ livraisonLe: '2999-05-10' }));
    expect(await planned()).toMatchObject([{ nextAt: '2999-05-08T06:00:00.000Z', attempts: 0 }]);
    await deliver();
    expect(newMails()).toEqual([]);
    await write('PUT', `Commandes/${id}`, order({ livraisonLe: '2999-06-10' }));
    expect(await planned()).toMatchObject([{ nextAt: '2999-06-08T06:00:00.000Z' }]);
    await write('PUT', `Commandes/${id}`, order({ livraisonLe: '2001-06-10' }));
    expect(await planned()).toEqual([]);
    await write('PUT', `Commandes/${id}`, order({ livraisonLe: '2999-06-10' }));
    await write('DELETE', `Commandes/${id}`);
    expect(await planned()).toEqual([]);
  });

  it('is not scheduled if the condition no longer holds', async () => {
    const { id } = await write('POST', 'Commandes', order({ livraisonLe: '2999-05-10' }));
    await write('PUT', `Commandes/${id}`, { ...order({ livraisonLe: '2999-05-10' }), etat: 'livree' });
    expect((await planned()).filter(({ nextAt }) => String(nextAt).startsWith('2999'))).toEqual([]);
  });
});

it('only administrators of settings set the address of webhooks', async () => {
  const editor = await server.tokenFor(['PARAMETRES:read', 'PARAMETRES:create', 'PARAMETRES:update']);
  const [setting] = (await tenant.store.list(parametres, { search: 'webhook_commande' })).items;
  const elsewhere = { nom: 'webhook_commande', valeur: 'https://ailleurs.exemple' };
  const attempts = [
    server.call('PUT', `/api/parametres/${setting?.id}`, { payload: elsewhere, as: editor }),
    server.call('POST', '/api/parametres', { payload: { nom: 'webhook_autre', valeur: 'x' }, as: editor }),
  ];
  expect((await Promise.all(attempts)).map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  const other = { payload: { nom: 'autre', valeur: 'x' }, as: editor };
  expect((await server.call('POST', '/api/parametres', other)).statusCode).toBe(201);
});

it('only administrators of settings see the log', async () => {
  const reader = await server.tokenFor(['PARAMETRES:read', 'COMMANDES:admin']);
  for (const url of ['/api/outbox', '/api/outbox/key'])
    expect((await server.call('GET', url, { as: reader })).statusCode).toBe(403);
  expect((await server.call('POST', '/api/outbox/1/replay', { as: reader })).statusCode).toBe(403);
});
