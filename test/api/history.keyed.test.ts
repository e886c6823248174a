import { expect, it } from 'vitest';
import type { ChangeReport, ChangeRowEntry, Listed } from '../../src/resources/changes/changes';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer } from '../support/apiServer';
import { Droits, Personnes, SiteContacts, Sites, Societes } from '../support/storageResources';

const server = await openApiServer(createRegistry([Societes, Personnes, Sites, SiteContacts, Droits]));

async function call<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const response = await server.call(method, `/api/${path}`, payload ? { payload } : {});
  expect([path, response.statusCode < 300, response.body.slice(0, 200)]).toEqual([path, true, expect.any(String)]);
  return response.json<Answer>();
}
const create = async (path: string, payload?: object) => (await call<{ id: number }>('POST', path, payload)).id;
const historyOf = (collection: string, id: number) =>
  call<Listed<ChangeRowEntry>>('GET', `history?Collection=${encodeURIComponent(collection)}&Id=${id}`);
const revert = (set: number | undefined) => call<ChangeReport>('POST', `changeSets/${set}/revert`, {});

it('the history identifies a keyed record by its key, across deletions and re-creations', async () => {
  const societeId = await create(Societes.name, { nom: 'Lac' });
  // Prevents ids that match by chance.
  await create(Personnes.name, { nom: 'Autre' });
  const personneId = await create(Personnes.name, { nom: 'Ada' });
  const siteId = await create(`Societes/${societeId}/sites`, { nom: 'Quai' });
  const contacts = `Societes/${societeId}/sites/${siteId}/contacts`;
  await call('POST', `${contacts}/${personneId}`);
  await call('DELETE', `${contacts}/${personneId}`);
  const bin = await call<Listed<ChangeRowEntry>>('GET', `recycleBin?Collection=${encodeURIComponent(contacts)}`);
  expect(bin.items).toMatchObject([{ id: personneId, collection: contacts, resource: SiteContacts.name }]);
  await call('POST', `${contacts}/${personneId}`);
  const { items } = await historyOf(contacts, personneId);
  expect(items.map(({ action, id }) => [action, id])).toEqual([
    ['create', personneId],
    ['delete', personneId],
    ['create', personneId],
  ]);
  // A person who is a member again cannot be restored a second time.
  expect((await revert(items[1]?.changeSet)).rows).toMatchObject([{ status: 'refused', reason: 'duplicate' }]);
  await call('DELETE', `${contacts}/${personneId}`);
  expect((await revert(items[1]?.changeSet)).rows).toMatchObject([{ status: 'created', id: personneId }]);
});

it('the history identifies a single record by its parent', async () => {
  const societeId = await create(Societes.name, { nom: 'Rive' });
  const single = `Societes/${societeId}/droits`;
  await call('PUT', single, { nom: 'un' });
  await call('PUT', single, { nom: 'deux' });
  const { items } = await historyOf(single, societeId);
  expect(items.map(({ action, id, collection }) => [action, id, collection])).toEqual([
    ['update', societeId, single],
    ['create', societeId, single],
  ]);
  expect(await revert(items[0]?.changeSet)).toMatchObject({
    applied: true,
    rows: [{ status: 'changed', id: societeId }],
  });
  expect(await revert(items[1]?.changeSet)).toMatchObject({
    applied: true,
    rows: [{ status: 'deleted', id: societeId }],
  });
});
