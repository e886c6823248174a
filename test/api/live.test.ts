import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { Droits } from '../../src/resources/schemas/acces';
import { openApiServer, serveTenant, type ApiServer } from '../support/apiServer';
import { withAccess } from '../support/accessResources';
import { afterFile } from '../support/afterFile';
import { callsTo } from '../support/callsTo';
import { limitedPerson } from '../support/limitedPerson';
import { openLive, type OpenStream } from '../support/liveStream';

let server: ApiServer;
let port: number;
const open: OpenStream[] = [];

const { create, status } = callsTo(() => server);

const portOf = (one: ApiServer) => (one.app.server.address() as AddressInfo).port;

async function listen(token: string, at = port, seconds = 0): Promise<OpenStream> {
  const stream = await openLive({ port: at, token, seconds });
  open.push(stream);
  return stream;
}

beforeAll(async () => {
  server = await openApiServer(createRegistry(schemas));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = portOf(server);
  afterFile(async () => open.forEach((stream) => stream.close()));
});

/** The events of a stream before a later write that it receives: reads until then instead of waiting for silence. */
async function heardUntil(stream: OpenStream, resource: string) {
  for (;;) {
    const change = await stream.next();
    if (change.resources.some((one) => one.resource === resource)) return stream.changes;
  }
}

describe('the event stream', () => {
  it('tells readers of a list which record was written, without its values', async () => {
    const reader = await listen(await server.tokenFor(['TYPES_CONTRATS:read']));
    const writer = await server.tokenFor(['TYPES_CONTRATS:admin']);
    const own = await listen(writer);
    const made = await server.call('POST', '/api/TypeContrats', {
      payload: { code: 'A1', libelle: 'Alpha' },
      as: writer,
    });
    const { id } = made.json();
    const expected = {
      changeSet: Number(made.headers['change-set']),
      resources: [
        { resource: 'TypeContrats', rows: [{ collection: 'TypeContrats', id, action: 'create', version: 1 }] },
      ],
      topics: [],
    };
    expect(await reader.next()).toEqual({ ...expected, own: false });
    expect(await own.next()).toEqual({ ...expected, own: true });
  });

  it('stays silent for other people, and for refused or previewed writes', async () => {
    const other = await server.tokenFor(['DOMAINES:read']);
    const stream = await listen(other);
    await server.call('POST', '/api/TypeContrats', { payload: { code: 'A2', libelle: 'Beta' } });
    await server.call('POST', '/api/Domaines', { payload: { code: 'X' } });
    const preview = [{ collection: 'Domaines', action: 'create', values: { code: 'P', libelle: 'P' } }];
    await server.call('POST', '/api/changeSets?Preview=true', { payload: { changes: preview } });
    const id = await create('/api/Domaines', { code: 'D1', libelle: 'Domaine' });
    expect((await heardUntil(stream, 'Domaines')).flatMap(({ resources }) => resources)).toEqual([
      { resource: 'Domaines', rows: [{ collection: 'Domaines', id, action: 'create', version: 1 }] },
    ]);
  });

  it('respects the companies that limit a right', async () => {
    const [near, far] = [
      await create('/api/Entreprises', { code: 'PRES', nom: 'Près' }),
      await create('/api/Entreprises', { code: 'LOIN', nom: 'Loin' }),
    ];
    const { token } = await limitedPerson(server, [{ rights: ['ENTREPRISES:admin'], links: [{ entrepriseId: near }] }]);
    const stream = await listen(token);
    await create(`/api/Entreprises/${far}/sites`, { nom: 'Là-bas' });
    expect(
      await status(await server.tokenFor(['ENTREPRISES:admin']), 'PUT', `/api/Entreprises/${far}`, {
        nom: 'Plus loin',
      }),
    ).toBe(200);
    const site = await create(`/api/Entreprises/${near}/sites`, { nom: 'Ici' });
    const [first] = await heardUntil(stream, 'Entreprises/{entrepriseId}/sites');
    expect(stream.changes).toHaveLength(1);
    expect(first?.resources).toEqual([
      {
        resource: 'Entreprises/{entrepriseId}/sites',
        rows: [{ collection: `Entreprises/${near}/sites`, id: site, action: 'create', version: 1 }],
      },
    ]);
  });

  it('follows rights granted and revoked while it is open', async () => {
    const person = await limitedPerson(server, [], ['DOMAINES:read']);
    const stream = await listen(person.token);
    const domain = await create('/api/Domaines', { code: 'D2', libelle: 'Deux' });
    await heardUntil(stream, 'Domaines');
    const { items: droits } = await server.tenant.store.list(Droits, {});
    const right = droits.find(({ values }) => values['code'] === 'DOMAINES')?.id;
    const taken = await server.call('DELETE', `/api/Identities/${person.id}/Droits/${right}/read`);
    expect(taken.statusCode, taken.body).toBeLessThan(300);
    const admin = await listen(await server.tokenFor(['DOMAINES:read']));
    const before = stream.changes.length;
    await server.call('PUT', `/api/Domaines/${domain}`, { payload: { code: 'D2', libelle: 'Trois' } });
    await heardUntil(admin, 'Domaines');
    expect(stream.changes.slice(before)).toEqual([]);
  });

  it('summarises writes of many records', async () => {
    const stream = await listen(await server.tokenFor(['DOMAINES:read']));
    const changes = Array.from({ length: 51 }, (_, index) => ({
      collection: 'Domaines',
      action: 'create',
      values: { code: `M${index}`, libelle: `Masse ${index}` },
    }));
    expect((await server.call('POST', '/api/changeSets', { payload: { changes } })).statusCode).toBe(200);
    expect((await stream.next()).resources).toEqual([{ resource: 'Domaines', rows: [], more: true }]);
  });

  it('tells people that their request was answered, and deciders that one is pending', async () => {
    const anne = await server.account(['PLANNING_SALARIE:admin']);
    const paul = await server.account(['PLANNING_SALARIE:admin']);
    const planner = await server.account(['PLANNING_ADMIN:admin']);
    const type = await create('/api/typesCreneau', { code: 'RDV', libelle: 'Rendez-vous', couleur: '#112233' });
    const [hers, his, decides] = [await listen(anne.token), await listen(paul.token), await listen(planner.token)];
    const requests = `/api/Utilisateurs/${anne.id}/demandesModificationsPlannings`;
    const request = {
      action: 'Ajout',
      debut: '2026-12-01T08:00:00Z',
      fin: '2026-12-01T10:00:00Z',
      typeCreneauId: type,
    };
    const made = await server.call('POST', requests, { payload: request, as: anne.token });
    expect(await decides.next()).toMatchObject({ topics: ['inbox', 'plan'], own: false });
    expect(await hers.next()).toMatchObject({ topics: ['inbox', 'plan'], own: true });
    const decision = { payload: { etat: 'Refusee', reponse: 'Trop tard' }, as: planner.token };
    expect((await server.call('PATCH', `${requests}/${made.json().id}`, decision)).statusCode).toBe(200);
    expect(await hers.next()).toEqual({
      changeSet: expect.any(Number),
      own: false,
      resources: [],
      topics: ['inbox', 'plan'],
    });
    await create('/api/Domaines', { code: 'D3', libelle: 'Trois' });
    expect(his.changes).toEqual([]);
  });

  it('starts with the writes of the last seconds on request', async () => {
    const token = await server.tokenFor(['THEMES:read']);
    const id = await create('/api/Themes', { code: 'T1', libelle: 'Thème' });
    const stream = await listen(token, port, 60);
    const changes = await heardUntil(stream, 'Themes');
    expect(changes.map(({ resources }) => resources[0]?.rows[0]?.id)).toEqual([id]);
  });
});

describe('event streams of several tenants and processes', () => {
  it('stay within their tenant, whichever process wrote', async () => {
    const { database, schema } = server.tenant;
    const registry = createRegistry(schemas);
    const all = withAccess(registry);
    const twin = await serveTenant({ database, schema }, all, {}, { administered: registry });
    const other = await serveTenant({ database, schema: 'autre' }, all, {}, { administered: registry });
    for (const one of [twin, other]) await one.app.listen({ host: '127.0.0.1', port: 0 });
    const [here, there, elsewhere] = [
      await listen(await server.tokenFor(['DOMAINES:read'])),
      await listen(await twin.tokenFor(['DOMAINES:read']), portOf(twin)),
      await listen(await other.tokenFor(['DOMAINES:read']), portOf(other)),
    ];
    await server.call('POST', '/api/Domaines', { payload: { code: 'ICI', libelle: 'Ici' } });
    const hereHeard = await heardUntil(here, 'Domaines');
    expect(await heardUntil(there, 'Domaines')).toEqual(hereHeard);
    await other.call('POST', '/api/Domaines', { payload: { code: 'LA', libelle: 'Là' } });
    expect(await heardUntil(elsewhere, 'Domaines')).toHaveLength(1);
    expect(hereHeard).toHaveLength(1);
    await Promise.all([twin.close(), other.close()]);
    await Promise.all([there.ended, elsewhere.ended]);
  });

  it('are limited per person, and end with the session', async () => {
    const person = await server.account(['DOMAINES:read']);
    const streams = [];
    for (let opened = 0; opened < 20; opened += 1) streams.push(await listen(person.token));
    await expect(listen(person.token)).rejects.toThrow('429');
    expect((await server.call('GET', '/api/live', { as: person.token })).json()).toEqual({ open: 20 });
    const user = `/api/Utilisateurs/${person.id}`;
    const deleted = await server.call('DELETE', user);
    expect(deleted.statusCode, deleted.body).toBe(200);
    await Promise.all(streams.map(({ ended }) => ended));
  });
});
