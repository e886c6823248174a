import { beforeAll, describe, expect, it } from 'vitest';
import { defineResource } from '../../src/resources/defineResource';
import { integer } from '../../src/resources/fields/integer/kind';
import { text } from '../../src/resources/fields/text/kind';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';

const words = (word: string) => [word, word, word, word] as const;

const Notes = defineResource({
  name: 'Notes',
  contract: true,
  label: { one: words('Note'), many: words('Notes') },
  rights: 'NOTES',
  ownedBy: 'auteurId',
  fields: { auteurId: integer({ label: words('Auteur') }), nom: text({ label: words('Nom'), required: true }) },
  representation: 'nom',
  search: ['nom'],
  list: { columns: ['nom'], sort: { field: 'nom', order: 'ASC' } },
  unique: [['auteurId', 'nom']],
  lookups: { Nom: { field: 'nom' } },
});

interface Note {
  readonly id: number;
  readonly auteurId: number;
  readonly nom: string;
}

let server: ApiServer;
let mine: string;
let hers: string;

beforeAll(async () => {
  server = await openApiServer(createRegistry([Notes]));
  mine = await server.tokenFor([]);
  hers = await server.tokenFor(['NOTES:admin']);
});

const create = async (as: string, payload: object) =>
  (await server.call('POST', '/api/Notes', { as, payload })).json<Note>();

describe('records that belong to their user', () => {
  it('need a session and no right, and always belong to the caller', async () => {
    const note = await create(mine, { nom: 'à moi', auteurId: 999_999 });
    expect((await server.call('GET', `/api/Notes/${note.id}`, { as: mine })).json<Note>()).toEqual(note);
    expect(note.auteurId).not.toBe(999_999);
    const given = { nom: 'toujours à moi', auteurId: 999_999 };
    const changed = await server.call('PUT', `/api/Notes/${note.id}`, { as: mine, payload: given });
    expect(changed.json<Note>()).toEqual({ ...note, nom: 'toujours à moi' });
    expect((await server.call('GET', '/api/Notes', { as: null })).statusCode).toBe(401);
  });

  it('are private: a person who views the portal as their owner sees none', async () => {
    const owner = await server.account([]);
    await create(owner.token, { nom: 'journal' });
    const viewer = await server.account(['IDENTITES:admin']);
    const payload = { identityId: owner.id };
    expect((await server.call('POST', '/api/access/view-as', { as: viewer.token, payload })).statusCode).toBe(201);
    const headers = { 'x-view-as': String(owner.id) };
    const read = await server.call('GET', '/api/Notes', { as: viewer.token, headers });
    expect([read.statusCode, read.body]).toEqual([200, expect.not.stringContaining('journal')]);
    expect((await server.call('GET', '/api/Notes', { as: owner.token })).body).toContain('journal');
  });

  it('are unknown to everyone else, whatever their rights', async () => {
    const note = await create(mine, { nom: 'secret' });
    const at = `/api/Notes/${note.id}`;
    const refused = [
      server.call('GET', at, { as: hers }),
      server.call('PUT', at, { as: hers, payload: { nom: 'lu' } }),
      server.call('DELETE', at, { as: hers }),
      server.call('GET', '/api/Notes/Nom/secret', { as: hers }),
    ];
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await server.call('GET', at, { as: mine })).json<Note>().nom).toBe('secret');
  });

  it('are listed and counted for their owner only, in every kind of request', async () => {
    const note = await create(mine, { nom: 'liste' });
    const own = await create(hers, { nom: 'liste' });
    const listOf = async (query: string) =>
      (await server.call('GET', `/api/Notes?${query}`, { as: hers })).json<object>();
    const everything = JSON.stringify({ any: [{ field: 'auteurId', operator: 'isNotEmpty' }] });
    expect(await listOf('Search=liste')).toEqual({ items: [own], totalCount: 1 });
    expect(await listOf(`Filter=${encodeURIComponent(everything)}`)).toEqual({ items: [own], totalCount: 1 });
    expect(await listOf(`ids=${note.id},${own.id}`)).toEqual([own]);
  });
});
