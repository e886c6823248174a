import { beforeAll, expect, it } from 'vitest';
import { applyRows } from '../../server/seed/applyRows';
import type { ChangeReport, ChangeSetEntry, Listed } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { GroupeMembres, Groupes } from '../../src/resources/schemas/equipes';
import { Vues } from '../../src/resources/schemas/vues';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { openApiServer, type ApiServer } from '../support/apiServer';

let server: ApiServer;
let owner: string;
let member: string;
let stranger: string;
let group: number;

const VIEW = { nom: 'Contrats échus', liste: 'Entreprises', contenu: '{}' };

const names = async (as: string): Promise<readonly unknown[]> =>
  (await server.call('GET', '/api/Vues?PageNumber=1&PageSize=25', { as }))
    .json<{ readonly items: readonly AnyRecord[] }>()
    .items.map(({ nom }) => nom);

beforeAll(async () => {
  server = await openApiServer(createRegistry([Vues, Groupes, GroupeMembres]));
  [group = 0] = await applyRows(server.tenant, 'Groupes', [{ code: 'COMITE', libelle: 'Comité' }]);
  const inGroup = await server.account([]);
  await applyRows(server.tenant, 'Groupes/{groupeId}/membres', [{ membreId: inGroup.id }], { groupeId: group });
  member = inGroup.token;
  owner = await server.tokenFor([]);
  stranger = await server.tokenFor(['VUES:admin']);
});

it('a shared view is visible to its owner and to members of its groups only', async () => {
  const created = await server.call('POST', '/api/Vues', { as: owner, payload: VIEW });
  expect(created.statusCode).toBe(201);
  const { id } = created.json<AnyRecord>();
  expect([await names(owner), await names(member), await names(stranger)]).toEqual([[VIEW.nom], [], []]);

  const shared = await server.call('PUT', `/api/Vues/${id}`, { as: owner, payload: { groupesId: [group] } });
  expect(shared.statusCode).toBe(200);
  expect([await names(owner), await names(member), await names(stranger)]).toEqual([[VIEW.nom], [VIEW.nom], []]);
  expect((await server.call('GET', `/api/Vues/${id}`, { as: member })).json<AnyRecord>().nom).toBe(VIEW.nom);

  for (const [as, method] of [
    [member, 'PUT'],
    [member, 'DELETE'],
    [stranger, 'PUT'],
    [stranger, 'DELETE'],
  ] as const) {
    const payload = method === 'PUT' ? { payload: { nom: 'À moi' } } : {};
    expect((await server.call(method, `/api/Vues/${id}`, { as, ...payload })).statusCode).toBe(404);
  }
  const changes = [{ collection: 'Vues', action: 'update', id, values: { nom: 'À moi' } }];
  for (const as of [member, stranger]) {
    const bulk = await server.call('POST', '/api/changeSets', { as, payload: { origin: 'api', changes } });
    expect(bulk.json<ChangeReport>().rows).toMatchObject([{ status: 'refused', reason: 'notFound' }]);
  }
  const history = await server.call('GET', '/api/changeSets?PageNumber=1&PageSize=25&Collection=Vues', { as: member });
  const [sharing] = history.json<Listed<ChangeSetEntry>>().items;
  const undone = await server.call('POST', `/api/changeSets/${sharing?.id}/revert`, { as: member, payload: {} });
  expect(undone.statusCode).toBe(404);
  expect(await names(member)).toEqual([VIEW.nom]);

  expect((await server.call('DELETE', `/api/Vues/${id}`, { as: owner })).statusCode).toBe(200);
  expect(await names(member)).toEqual([]);
});
