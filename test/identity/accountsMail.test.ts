import { beforeAll, expect, it } from 'vitest';
import { openSmtpSink, type SmtpSink } from '../support/smtpSink';
import { openIdentityServer, type IdentityServer } from './support/identityServer';
import { administrator, mailboxPage, type Caller } from './support/life';

let sink: SmtpSink;
let server: IdentityServer;
let admin: Caller;

const create = (name: string) =>
  admin.call('POST', '/Utilisateurs', { nom: 'Müller', prenom: 'Zoé', email: `${name}@nord.example` });

/** The text of a mail, decoded from quoted-printable (RFC 2045, 6.7). */
const readable = (data: string): string => {
  const bytes = data
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

beforeAll(async () => {
  sink = await openSmtpSink();
  server = await openIdentityServer({ SMTP_URL: sink.url, MAIL_FROM: 'Socle Nord <socle@nord.example>' });
  admin = await administrator(server, 'postiere');
});

it('mails go through SMTP if configured, as text and HTML with the same link, and not into the mailbox', async () => {
  const { id } = (await create('zoe')).json<{ id: number }>();
  expect(sink.taken).toHaveLength(1);
  const [mail] = sink.taken;
  expect(mail).toMatchObject({ from: 'socle@nord.example', to: ['zoe@nord.example'] });
  const data = readable(mail?.data ?? '');
  // The name is unverified until the address is confirmed: no mail carries foreign text to a foreign address.
  expect(data).toContain('Bonjour,');
  expect(data).not.toContain('Müller');
  const links = [...data.matchAll(new RegExp(`http://localhost:3000/confirmAccount/${id}/[\\w-]{43}/[\\w-]{43}`, 'g'))];
  expect(links.length).toBeGreaterThan(1);
  expect(new Set(links.map(([link]) => link)).size).toBe(1);
  expect((await mailboxPage(server)).status).toBe(404);
});

it('a refused mail keeps the created user, is reported, and the link can be sent again', async () => {
  sink.refuse();
  const answer = await create('refuse');
  expect(answer.statusCode).toBe(201);
  const user = answer.json<{ id: number }>();
  expect(user).toMatchObject({ emailConfirmed: false, confirmationMail: 'failed' });
  const again = await admin.call('POST', `/Utilisateurs/${user.id}/resendConfirmationLink`);
  expect([again.statusCode, again.json()]).toEqual([503, expect.objectContaining({ title: 'Message non envoyé' })]);
});

it('the response does not reveal that a mail to a known address failed', async () => {
  const answer = await admin.call('POST', '/askResetPassword', { email: 'zoe@nord.example' });
  expect([answer.statusCode, answer.body]).toEqual([200, '{}']);
});
