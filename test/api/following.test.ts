import { describe, expect, it } from 'vitest';
import { openMailers } from '../../server/mail/mailers';
import { notificationsOf } from '../../server/outbox/notifications';
import { deliverDue } from '../../server/outbox/deliverDue';
import { CHANGE_SET_HEADER } from '../../src/resources/changes/changeSetHeader';
import { createRegistry } from '../../src/resources/registry/registry';
import { withAccess } from '../support/accessResources';
import { openApiServer, type Call } from '../support/apiServer';
import { Engins, Taches, Visites } from '../support/followingResources';
import { openSmtpSink } from '../support/smtpSink';

// The registry has no settings resource, so webhooks have no address.
const registry = createRegistry([Engins, Visites, Taches]);
const mails = await openSmtpSink();
const server = await openApiServer(registry, { SMTP_URL: mails.url });
const { tenant, settings } = server;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: Call = {}) =>
  server.call(method, `/api/${url}`, options);
async function create(url: string, payload: object, as?: string): Promise<number> {
  const answer = await call('POST', url, { payload, ...(as !== undefined && { as }) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number }>().id;
}
const read = async (url: string) => (await call('GET', url)).json<Record<string, unknown>>();
const titles = async () =>
  (await call('GET', 'Taches?PageNumber=1&PageSize=100'))
    .json<{ items: { titre: string }[] }>()
    .items.map(({ titre }) => titre);

let made = 0;
const engin = () => create('Engins', { nom: `Engin ${(made += 1)}` });
const visit = (resultat: string) => ({ le: '2026-11-20', resultat, reference: `V-${(made += 1)}` });
const set = (changes: readonly object[], more: object = {}, query = '') =>
  call('POST', `changeSets${query}`, { payload: { origin: 'api', changes, ...more } });

describe('a change that follows a write', () => {
  it("is applied, recorded and reverted with the write, whatever the author's rights", async () => {
    const id = await engin();
    const writer = await server.tokenFor(['ENGINS:read', 'ENGINS:create']);
    const values = visit('nonConforme');
    const answer = await call('POST', `Engins/${id}/visites`, { payload: values, as: writer });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await read(`Engins/${id}`)).toMatchObject({ etat: 'immobilise', visiteLe: '2026-11-20' });
    expect(await titles()).toContain(values.reference);
    const changeSet = Number(answer.headers[CHANGE_SET_HEADER]);
    const rows = await call('GET', `changeSets/${changeSet}/rows?PageNumber=1&PageSize=10`);
    for (const name of ['visites', 'Engins', 'Taches']) expect(rows.body, name).toContain(name);
    const back = await call('POST', `changeSets/${changeSet}/revert`, { payload: {} });
    expect([back.statusCode, back.json().applied], back.body).toEqual([200, true]);
    expect(await read(`Engins/${id}`)).toMatchObject({ etat: 'enService', visiteLe: null });
    expect(await titles()).not.toContain(values.reference);
  });

  it('applies to the referenced record, or to none if the reference is empty', async () => {
    const id = await engin();
    await call('POST', `Engins/${id}/visites`, { payload: visit('nonConforme') });
    const tache = await create('Taches', { titre: `Réparer ${id}`, enginId: id });
    const loose = await create('Taches', { titre: `Sans engin ${id}` });
    for (const one of [tache, loose])
      expect((await call('PUT', `Taches/${one}`, { payload: { etat: 'faite' } })).statusCode).toBe(200);
    expect(await read(`Engins/${id}`)).toMatchObject({ etat: 'enService' });
  });

  it('refuses its write if it cannot be applied, and stores neither; other rows are applied', async () => {
    const id = await engin();
    const values = visit('nonConforme');
    await create('Taches', { titre: values.reference });
    const refused = await call('POST', `Engins/${id}/visites`, { payload: values });
    expect(refused.statusCode, refused.body).toBeGreaterThanOrEqual(400);
    expect(refused.statusCode).toBeLessThan(500);
    expect(await read(`Engins/${id}`)).toMatchObject({ etat: 'enService', visiteLe: null });
    const collection = `Engins/${id}/visites`;
    const changes = [values, visit('conforme'), visit('nonConforme')].map((one) => ({
      collection,
      action: 'create',
      values: one,
    }));
    const mixed = await set(changes, { mode: 'good' });
    const rows = mixed.json<{ rows: { status: string; reason?: string }[] }>().rows;
    expect(
      rows.map(({ status, reason }) => reason ?? status),
      mixed.body,
    ).toEqual(['dependsOnRefused', 'created', 'created']);
    expect(await read(`Engins/${id}`)).toMatchObject({ etat: 'immobilise' });
    expect((await titles()).filter((one) => one === values.reference)).toHaveLength(1);
  });

  it('is not stored for a preview, nor made if the record stays the same', async () => {
    const id = await engin();
    const collection = `Engins/${id}/visites`;
    const previewed = await set([{ collection, action: 'create', values: visit('nonConforme') }], {}, '?Preview=true');
    expect(previewed.json<{ applied: boolean }>().applied).toBe(false);
    expect(await read(`Engins/${id}`)).toMatchObject({ etat: 'enService', visiteLe: null });
    const own = await create(collection, visit('conforme'));
    await call('PUT', `Engins/${id}`, { payload: { nom: 'Autre' } });
    const before = await read(`Engins/${id}`);
    await call('PUT', `${collection}/${own}`, { payload: { resultat: 'conforme' } });
    expect(await read(`Engins/${id}`)).toEqual(before);
  });

  it('increases the version, so that an older form cannot overwrite it', async () => {
    const id = await engin();
    const { etag } = (await call('GET', `Engins/${id}`)).headers;
    await create(`Engins/${id}/visites`, visit('nonConforme'));
    const stale = await call('PUT', `Engins/${id}`, {
      payload: { nom: 'Ancien' },
      headers: { 'if-match': String(etag) },
    });
    expect(stale.statusCode).toBe(412);
  });
});

describe('a notification', () => {
  const bell = async (personId: number) =>
    (await notificationsOf(tenant, personId, 20)).map(({ recordId, values }) => [recordId, values]);

  it('appears to the person that the record names', async () => {
    const anne = await server.account(['ENGINS:read', 'ENGINS:update']);
    const other = await server.account(['ENGINS:read']);
    const id = await create('Engins', { nom: 'Nacelle', responsableId: anne.id });
    expect(await bell(anne.id)).toEqual([]);
    await create(`Engins/${id}/visites`, visit('nonConforme'));
    const told = [id, { nom: 'Nacelle', etat: 'immobilise' }];
    expect(await bell(anne.id)).toEqual([told]);
    expect(await bell(other.id)).toEqual([]);
    // Authors are not notified of their own writes.
    await call('PUT', `Engins/${id}`, { payload: { etat: 'enService' }, as: anne.token });
    expect(await bell(anne.id)).toEqual([told]);
  });

  it('goes to holders of a right at the time of the write, and to no one for refused or previewed writes', async () => {
    const mechanic = await server.account(['ENGINS:read', 'MECANIQUE:update']);
    const changes = [{ collection: 'Engins', action: 'create', values: { nom: 'Essai' } }];
    await set(changes, {}, '?Preview=true');
    expect(await bell(mechanic.id)).toEqual([]);
    const id = await create('Engins', { nom: 'Grue' });
    expect(await bell(mechanic.id)).toEqual([[id, { nom: 'Grue' }]]);
    const later = await server.account(['ENGINS:read', 'MECANIQUE:update']);
    expect(await bell(later.id)).toEqual([]);
  });
});

it('mails go to the people named by the records below, each address once', async () => {
  const id = await create('Engins', { nom: 'Presse' });
  for (const copie of ['un@exemple.fr', 'deux@exemple.fr', 'un@exemple.fr', null])
    await create(`Engins/${id}/visites`, { ...visit('conforme'), copie });
  const seen = mails.taken.length;
  await create(`Engins/${id}/visites`, visit('nonConforme'));
  await deliverDue(tenant, {
    registry: withAccess(registry),
    hooks: [],
    mailers: await openMailers([tenant], settings),
    settings,
    signal: new AbortController().signal,
    log: { error: (details, message) => expect({ details, message }).toBeUndefined() },
  });
  const sent = mails.taken.slice(seen).map(({ data }) => /^To: (.*)$/m.exec(data)?.[1]?.trim());
  expect(sent.toSorted()).toEqual(['deux@exemple.fr', 'un@exemple.fr']);
});
