import { expect, it } from 'vitest';
import { openDeclaredServer } from '../support/declaredServer';
import { openSmtpSink } from '../support/smtpSink';

const sink = await openSmtpSink();
const server = await openDeclaredServer({ SMTP_URL: sink.url });

const emailOf = async (token: string) => (await server.answer('GET', '/api/MyProfile', undefined, token)).body.email;

it('a request for access reaches the people who grant rights, twice a day per page', async () => {
  const [giver, reader, other] = await Promise.all([
    server.account(['IDENTITES:admin']),
    server.account(['IDENTITES:read']),
    server.account([]),
  ]);
  const ask = (body: object) => server.answer('POST', '/api/access/requests', body, other.token);
  const { status, body } = await ask({ page: '/themes' });
  expect([status, body.answerMail]).toEqual([200, 'sent']);
  const addressed = sink.taken.flatMap(({ to }) => to);
  expect(addressed).toContain(await emailOf(giver.token));
  expect(addressed).not.toContain(await emailOf(reader.token));
  expect(body.noms).toHaveLength(addressed.length);
  // They are named before the request, too.
  expect((await server.answer('GET', '/api/access/requests', undefined, other.token)).body).toEqual({
    noms: body.noms,
  });
  // The button of the mail leads to the rights of that person.
  expect(sink.taken[0]?.data).toMatch(new RegExp(`personne=(3D)?${other.id}`));
  expect((await ask({ page: '/themes' })).status).toBe(200);
  const sent = sink.taken.length;
  expect((await ask({ page: '/themes' })).status).toBe(429);
  expect((await ask({ page: '/nulle-part' })).status).toBe(404);
  expect(Object.keys((await ask({ page: 7, motif: '' })).body.errors).sort()).toEqual(['motif', 'page']);
  expect(sink.taken.length).toBe(sent);
});
