import pg from 'pg';
import { expect, it } from 'vitest';
import { MailFailed } from './mail';
import { openMailers } from './mailers';

/** Nothing listens there, because these tests send no query. */
const url = 'postgres://127.0.0.1:1/none';
const database = { url, pool: new pg.Pool({ connectionString: url }), close: () => Promise.resolve() };
const mail = { to: 'anne@nord.example', subject: 'Bonjour', text: 'Bonjour', html: '<p>Bonjour</p>' };

it.each([
  ['a demo tenant in production', 'nord', 'production'],
  ['a real tenant in development', 'client', 'development'],
] as const)('%s has no mailbox: without SMTP mails fail', async (_, id, environment) => {
  const tenant = { id, schema: `tenant_${id}`, database };
  const settings = { SMTP_URL: undefined, MAIL_FROM: 'socle@nord.example', NODE_ENV: environment };
  const mailers = await openMailers([tenant], settings);
  expect(mailers.mailboxOf(tenant)).toBeUndefined();
  await expect(mailers.of(tenant).send(mail)).rejects.toThrow(MailFailed);
});
