import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { multipartBody } from '../support/multipart';

interface Profile {
  readonly photo: string | null;
  readonly sasToken: string | null;
}

const png = () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(2_000)]);
const PICTURE = png();

let server: ApiServer;
let me: { readonly id: number; readonly token: string };

const profileOf = async (as: string) => (await server.call('GET', '/api/MyProfile', { as })).json<Profile>();
/** Sends no token, as an `<img>` does. */
const load = (address: string) => server.call('GET', address, { as: null });

async function savePhoto(content: Buffer): Promise<void> {
  const part = { name: 'photo', fileName: 'moi.png', type: 'image/png', content };
  const saved = await server.call('PUT', `/api/Utilisateurs/${me.id}`, multipartBody([part]));
  expect(saved.statusCode, saved.body).toBe(200);
}

beforeAll(async () => {
  server = await openApiServer(createRegistry(schemas));
  me = await server.account([]);
});

it("one's own picture needs no right", async () => {
  expect(await profileOf(me.token)).toMatchObject({ photo: null, sasToken: null });
  await savePhoto(PICTURE);
  const { photo, sasToken } = await profileOf(me.token);
  const answer = await load(`${photo}${sasToken}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect(answer.rawPayload.equals(PICTURE)).toBe(true);
  // Data that needs UTILISATEURS:read stays closed.
  expect((await server.call('GET', `/api/Utilisateurs/${me.id}`, { as: me.token })).statusCode).toBe(403);
});

it('the picture needs a signature for this picture and person', async () => {
  const { photo, sasToken } = await profileOf(me.token);
  const signed = `${photo}${sasToken}`;
  const refused = [
    photo ?? '',
    signed.replace(`user=${me.id}`, 'user=1'),
    signed.replace(/until=\d/, 'until=9'),
    signed.replace(/signature=(.)/, (_all, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
    signed.replace(/photo\/\w/, 'photo/g'),
  ];
  for (const address of refused) expect([address, (await load(address)).statusCode]).toEqual([address, 404]);
});

it('the signature ends with the picture', async () => {
  const { photo, sasToken } = await profileOf(me.token);
  await savePhoto(png());
  expect((await load(`${photo}${sasToken}`)).statusCode).toBe(404);
});
