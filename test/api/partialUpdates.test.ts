import { expect, it } from 'vitest';
import type { Problem } from '../../src/resources/protocol/problem';
import { createRegistry } from '../../src/resources/registry/registry';
import { Equipes } from '../../src/resources/schemas/equipes';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { openApiServer } from '../support/apiServer';
import { multipartBody } from '../support/multipart';
import { file, pdf } from '../support/uploads';

const face = () => file('photo', Buffer.from('89504e470d0a1a0a00', 'hex'), 'visage.png', 'image/png');

const server = await openApiServer(createRegistry([Equipes]));
const editor = await server.tokenFor(['UTILISATEURS:read', 'UTILISATEURS:update']);
const reader = await server.tokenFor(['UTILISATEURS:read']);
const { id } = await server.account([]);

const put = (part: string, parts: Parameters<typeof multipartBody>[0], as = editor) =>
  server.call('PUT', `/api/Utilisateurs/${id}/${part}`, { as, ...multipartBody(parts) });
const stored = async () => (await server.call('GET', `/api/Utilisateurs/${id}`, { as: editor })).json<AnyRecord>();

it("a partial update changes a person's applications, and nothing else", async () => {
  const before = await stored();
  const response = await put('applications', [
    { name: 'accesRessifnetASST', value: 'true' },
    { name: 'accesRessifnetIST', value: 'false' },
  ]);
  expect([response.statusCode, response.json()]).toMatchObject([200, { accesRessifnetASST: true }]);
  expect(await stored()).toEqual({ ...before, ...response.json<AnyRecord>(), accesRessifnetASST: true });
  expect((await stored())['nom']).toBe(before['nom']);
});

it("a partial update accepts a person's photo", async () => {
  const response = await put('photo', [face()]);
  expect([response.statusCode, response.json()]).toMatchObject([200, { photo: { type: 'image/png' } }]);
  expect((await stored())['photo']).toMatchObject({ type: 'image/png' });
  const refused = await put('photo', [file('photo', pdf('contrat'))]);
  expect(refused.statusCode).toBe(400);
  expect((await stored())['photo']).toMatchObject({ type: 'image/png' });
});

it('a partial update refuses other fields by name, and callers without the right', async () => {
  const other = await put('applications', [{ name: 'nom', value: 'Autre' }]);
  expect(other.statusCode).toBe(400);
  expect(other.json<Problem>().errors).toMatchObject({ nom: expect.anything() });
  const misplaced = await put('photo', [{ name: 'accesRessifnetASST', value: 'false' }]);
  expect(misplaced.statusCode).toBe(400);
  expect((await stored())['accesRessifnetASST']).toBe(true);
  expect((await put('applications', [{ name: 'accesRessifnetASST', value: 'false' }], reader)).statusCode).toBe(403);
  const unknown = await server.call('PUT', '/api/Utilisateurs/999999/photo', {
    as: editor,
    ...multipartBody([face()]),
  });
  expect(unknown.statusCode).toBe(404);
});

it("a partial update is refused after another person's write", async () => {
  const response = await server.call('PUT', `/api/Utilisateurs/${id}/applications`, {
    as: editor,
    payload: { accesRessifnetASST: false },
    headers: { 'if-match': '"1"' },
  });
  expect(response.statusCode).toBe(412);
});
