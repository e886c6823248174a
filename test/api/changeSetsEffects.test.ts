import { beforeAll, expect, it } from 'vitest';
import { openIdentityServer } from '../identity/support/identityServer';
import { administrator, type Caller } from '../identity/support/life';
import { openSmtpSink, type SmtpSink } from '../support/smtpSink';

let sink: SmtpSink;
let admin: Caller;

beforeAll(async () => {
  sink = await openSmtpSink();
  const server = await openIdentityServer({ SMTP_URL: sink.url, MAIL_FROM: 'Socle Nord <socle@nord.example>' });
  admin = await administrator(server, 'importatrice');
});

const change = (name: string) => ({
  collection: 'Utilisateurs',
  action: 'create',
  values: { nom: 'Müller', prenom: 'Zoé', email: `${name}@nord.example` },
});

it('each new user of an applied change set gets a mail; a refused one sends none', async () => {
  const ask = async (address: string, ...names: readonly string[]) =>
    (await admin.call('POST', address, { origin: 'import', changes: names.map(change) })).json<{ applied: boolean }>();
  expect(await ask('/changeSets?Preview=true', 'zoe', 'lea')).toMatchObject({ applied: false });
  expect(await ask('/changeSets', 'zoe', 'pas une adresse')).toMatchObject({ applied: false });
  expect(sink.taken).toHaveLength(0);
  expect(await ask('/changeSets', 'zoe', 'lea')).toMatchObject({ applied: true });
  expect(sink.taken.map(({ to }) => to)).toEqual([['zoe@nord.example'], ['lea@nord.example']]);
});
