import { describe, expect, it } from 'vitest';
import type { CommentEntry } from '../../src/resources/protocol/comments';
import { openDeclaredServer } from '../support/declaredServer';

const server = await openDeclaredServer();
const READER = ['THEMES:read', 'UTILISATEURS:read'] as const;
const anne = await server.account(READER);
const luc = await server.account(READER);
const editor = await server.account(['THEMES:admin']);
const stranger = await server.account(['DOMAINES:read', 'UTILISATEURS:read']);

let codes = 0;
const theme = () => {
  codes += 1;
  return server.made('/api/Themes', { code: `COM-${codes}`, libelle: `Bruit ${codes}` });
};
const say = (id: number, body: object, as: string, collection = 'Themes') =>
  server.answer('POST', '/api/comments', { collection, id, ...body }, as);
const read = (id: number, as: string, collection = 'Themes') =>
  server.answer('GET', `/api/comments?Collection=${encodeURIComponent(collection)}&Id=${id}`, undefined, as);
const texts = async (id: number, as: string) => (await read(id, as)).body.items.map(({ texte }: CommentEntry) => texte);
const bell = async (as: string) => (await server.answer('GET', '/api/MyInbox', undefined, as)).body.notifications;

describe('comments on a record', () => {
  it('are written and read by readers of the record, the newest first', async () => {
    const id = await theme();
    expect((await say(id, { texte: 'À revoir' }, anne.token)).status).toBe(201);
    await say(id, { texte: 'Vu' }, luc.token);
    const { body } = await read(id, anne.token);
    expect(body.totalCount).toBe(2);
    expect(body.items).toMatchObject([
      { texte: 'Vu', modifieLe: null, mentions: [], canEdit: false, canDelete: false },
      { texte: 'À revoir', ecritLe: expect.any(String), canEdit: true, canDelete: true },
    ]);
  });

  it('are unknown to people who may not read the record, and on unknown records', async () => {
    const id = await theme();
    await say(id, { texte: 'Entre nous' }, anne.token);
    expect((await read(id, stranger.token)).status).toBe(404);
    expect((await say(id, { texte: 'Bonjour' }, stranger.token)).status).toBe(404);
    expect((await read(999_999, anne.token)).status).toBe(404);
    expect((await say(id, { texte: 'Bonjour' }, anne.token, 'Nulle/part')).status).toBe(404);
    expect(await texts(id, anne.token)).toEqual(['Entre nous']);
  });

  it('are changed by their author, and deleted also by people who may delete the record', async () => {
    const id = await theme();
    const { body: own } = await say(id, { texte: 'Brouillon' }, anne.token);
    const at = `/api/comments/${own.id}`;
    expect((await server.answer('PUT', at, { texte: 'Autre' }, luc.token)).status).toBe(403);
    expect((await server.answer('PUT', at, { texte: 'Autre' }, editor.token)).status).toBe(403);
    expect((await server.answer('PUT', at, { texte: 'Autre' }, stranger.token)).status).toBe(404);
    expect((await server.answer('DELETE', at, undefined, luc.token)).status).toBe(403);
    const changed = await server.answer('PUT', at, { texte: 'Au net' }, anne.token);
    expect(changed.body).toMatchObject({ texte: 'Au net', modifieLe: expect.any(String) });
    expect((await read(id, editor.token)).body.items[0]).toMatchObject({ canEdit: false, canDelete: true });
    expect((await server.answer('DELETE', at, undefined, editor.token)).status).toBe(200);
    expect(await texts(id, anne.token)).toEqual([]);
    expect((await server.answer('PUT', at, { texte: 'Encore' }, anne.token)).status).toBe(404);
  });

  it('are refused if empty, too long or unknown', async () => {
    const id = await theme();
    for (const body of [{ texte: ' ' }, { texte: 'x'.repeat(4001) }, {}, { texte: 'a', auteurId: luc.id }])
      expect([body, (await say(id, body, anne.token)).status]).toEqual([body, 400]);
    expect(await texts(id, anne.token)).toEqual([]);
  });

  it('are deleted and restored with their record', async () => {
    const id = await theme();
    await say(id, { texte: 'Reste' }, anne.token);
    const deleted = await server.call('DELETE', `/api/Themes/${id}`);
    expect((await read(id, anne.token)).status).toBe(404);
    await server.call('POST', `/api/changeSets/${String(deleted.headers['change-set'])}/revert`, { payload: {} });
    expect(await texts(id, anne.token)).toEqual(['Reste']);
  });

  it('belong to the company, like everything else below it', async () => {
    const company = await server.made('/api/Entreprises', { code: 'BRA', nom: 'Brasserie' });
    const contact = await server.made(`/api/Entreprises/${company}/contacts`, { nom: 'Roy', prenom: 'Anne' });
    const below = `Entreprises/${company}/contacts`;
    const reader = await server.account(['ENTREPRISES:read', 'CONTACTS:read']);
    const said = await say(contact, { texte: 'Rappeler' }, reader.token, below);
    expect([said.status, said.body]).toMatchObject([201, { texte: 'Rappeler' }]);
    expect(
      (await server.answer('GET', `/api/Entreprises/${company}/resume`, undefined, reader.token)).body.comments,
    ).toBe(0);
    expect((await read(contact, reader.token, `Entreprises/${company + 1}/contacts`)).status).toBe(404);
  });
});

describe('a mention of a colleague', () => {
  it('notifies them once with a link to the record', async () => {
    const id = await theme();
    const { body } = await say(id, { texte: 'Qu’en dis-tu ?', mentions: [luc.id, anne.id] }, anne.token);
    expect(body.mentions.map((one: { id: number }) => one.id)).toEqual([luc.id, anne.id]);
    const [told] = await bell(luc.token);
    expect(told).toMatchObject({ path: `/themes/details/${id}#commentaires` });
    expect(told.text).toMatch(/vous cite dans un commentaire\u00a0: Bruit/);
    expect(await bell(anne.token)).toEqual([]);
    const before = (await bell(luc.token)).length;
    await server.answer('PUT', `/api/comments/${body.id}`, { texte: 'Alors ?', mentions: [luc.id] }, anne.token);
    expect(await bell(luc.token)).toHaveLength(before);
  });

  it('does not notify a person who may not read the record, nor after the comment is deleted', async () => {
    const id = await theme();
    const { body } = await say(id, { texte: 'Lis', mentions: [stranger.id, luc.id] }, anne.token);
    expect(await bell(stranger.token)).toEqual([]);
    const before = (await bell(luc.token)).length;
    await server.answer('DELETE', `/api/comments/${body.id}`, undefined, anne.token);
    expect(await bell(luc.token)).toHaveLength(before - 1);
  });

  it('names only people whom the writer may read', async () => {
    const id = await theme();
    const refused = await say(id, { texte: 'Qui ?', mentions: [luc.id] }, editor.token);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['mentions']]);
    expect((await say(id, { texte: 'Qui ?', mentions: [999_999] }, anne.token)).status).toBe(400);
  });
});
