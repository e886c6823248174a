import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeLink } from '../../server/identity/lifecycle/links';
import { problems } from '../../src/i18n/messages/fr/problems';
import { Browser, pkce } from './support/browser';
import { openIdentityServer, ORIGIN, OTHER_ORIGIN, type IdentityServer } from './support/identityServer';
import { administrator, Caller, mailboxPage, newestLinkTo } from './support/life';
import { authorizationUrl, signInAs } from './support/signIn';

const PASSWORD = 'Nouveau-1!';

let server: IdentityServer;
let admin: Caller;
let addresses = 0;

/** Somebody without a session, from a network address of their own, so that no test slows another one down. */
const anonymous = () => new Caller(server, `10.1.0.${(addresses += 1)}`);
const browser = () => new Browser(server.app, `10.2.0.${(addresses += 1)}`);

interface User {
  readonly id: number;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly confirmationMail?: 'sent' | 'failed';
}

async function createUser(name: string): Promise<User> {
  const email = `${name}@nord.example`;
  const answer = await admin.call('POST', '/Utilisateurs', { nom: name, prenom: 'Luc', email });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<User>();
}

const readUser = async ({ id }: Pick<User, 'id'>) => (await admin.call('GET', `/Utilisateurs/${id}`)).json<User>();

/** The tokens of the newest link to somebody: the parts of its path that are long enough. */
async function tokensTo(email: string): Promise<readonly string[]> {
  const link = await newestLinkTo(server, email);
  return (link?.pathname ?? '').split('/').filter((part) => part.length === 43);
}

async function confirmAccount(user: User, password = PASSWORD, who = anonymous()) {
  const [emailToken, passwordToken] = await tokensTo(user.email);
  return who.call('POST', `/Utilisateurs/${user.id}/confirmAccount`, { emailToken, passwordToken, password });
}

async function confirmedUser(name: string): Promise<User> {
  const user = await createUser(name);
  expect((await confirmAccount(user)).statusCode).toBe(200);
  return user;
}

/** Asks for a new password by the administrator, and answers its token. */
async function resetToken(user: User): Promise<string> {
  expect((await admin.call('POST', `/Utilisateurs/${user.id}/askResetPassword`)).statusCode).toBe(200);
  const [token = ''] = await tokensTo(user.email);
  return token;
}

const reset = ({ id }: Pick<User, 'id'>, token: string, password = PASSWORD, who = anonymous()) =>
  who.call('POST', `/Utilisateurs/${id}/resetPassword/${token}`, { password });

const LINK_OVER = { status: 404, title: problems.unknownLink.title };

beforeAll(async () => {
  server = await openIdentityServer();
  admin = await administrator(server, 'administratrice');
});

describe('the life of an account', () => {
  it('goes from creation over the confirmation to signing in', async () => {
    const user = await createUser('nouveau');
    expect(user).toMatchObject({ emailConfirmed: false, confirmationMail: 'sent' });
    const link = await newestLinkTo(server, user.email);
    expect(link?.origin).toBe(ORIGIN);
    expect(link?.pathname).toMatch(new RegExp(`^/confirmAccount/${user.id}/[\\w-]{43}/[\\w-]{43}$`));
    await expect(signInAs(browser(), { email: user.email, password: PASSWORD })).rejects.toThrow();

    const answer = await confirmAccount(user);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await readUser(user)).toMatchObject({ emailConfirmed: true });
    expect(await signInAs(browser(), { email: user.email, password: PASSWORD })).toHaveProperty('access_token');
  });

  it('lets a link work once, whatever arrives at the same moment', async () => {
    const user = await createUser('doublon');
    const [emailToken, passwordToken] = await tokensTo(user.email);
    const use = () =>
      anonymous().call('POST', `/Utilisateurs/${user.id}/confirmAccount`, { emailToken, passwordToken, password: PASSWORD });
    const statuses = (await Promise.all([use(), use(), use(), use()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404]);
    expect((await use()).json()).toMatchObject(LINK_OVER);
  });

  it('keeps the link of a password that the rule refuses, and says why in French', async () => {
    const user = await createUser('regle');
    const refused = await confirmAccount(user, 'court');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: {
        password: [
          'Le champ doit contenir au moins 8 caractères.',
          'Le champ doit contenir au moins 1 lettre minuscule, 1 lettre majuscule, 1 caractère spécial (!@#$%&*()) et 1 chiffre.',
        ],
      },
    });
    expect((await confirmAccount(user)).statusCode).toBe(200);
  });

  it.each([
    ['no body', undefined, 400],
    ['a list', [], 400],
    ['no token', { password: PASSWORD }, 400],
    ['a token that is a number', { password: PASSWORD, emailToken: 1, passwordToken: 2 }, 400],
    ['a password that is a list', { password: [PASSWORD], emailToken: 'a', passwordToken: 'b' }, 400],
  ])('refuses %s', async (_, body, status) => {
    const answer = await anonymous().call('POST', '/Utilisateurs/1/confirmAccount', body);
    expect(answer.statusCode).toBe(status);
  });
});

describe('links that do not work', () => {
  it('are expired ones', async () => {
    const user = await confirmedUser('expire');
    const token = await resetToken(user);
    const [tenant] = server.tenants;
    await tenant?.database.pool.query(
      `UPDATE "${tenant.schema}".one_time_token SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [user.id],
    );
    expect((await reset(user, token)).json()).toMatchObject(LINK_OVER);
  });

  it('are those that were changed, of somebody else, of nobody or of another purpose, all alike', async () => {
    const user = await confirmedUser('altere');
    const other = await confirmedUser('autre');
    const token = await resetToken(user);
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const answers = await Promise.all([
      reset(user, changed),
      reset(other, token),
      reset({ id: 999_999 }, token),
      anonymous().call('POST', `/Utilisateurs/personne/resetPassword/${token}`, { password: PASSWORD }),
      anonymous().call('GET', `/Utilisateurs/${user.id}/confirmEmail/${token}`),
      anonymous().call('POST', `/Utilisateurs/${user.id}/confirmEmail/`, { token }),
    ]);
    const [first] = answers.map((answer) => answer.json());
    expect(first).toMatchObject(LINK_OVER);
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => first));
    expect((await reset(user, token)).statusCode).toBe(200);
  });

  it('are those of another tenant', async () => {
    const user = await confirmedUser('ailleurs');
    const token = await resetToken(user);
    const there = anonymous().atHost(OTHER_ORIGIN);
    expect((await reset(user, token, PASSWORD, there)).json()).toMatchObject(LINK_OVER);
    expect((await reset(user, token)).statusCode).toBe(200);
  });

  it('are the earlier ones, once there is a newer one', async () => {
    const user = await confirmedUser('ancien');
    const [older, newer] = [await resetToken(user), await resetToken(user)];
    expect((await reset(user, older)).statusCode).toBe(404);
    expect((await reset(user, newer)).statusCode).toBe(200);
  });

  it('slow whoever tries them, by user and by address', async () => {
    const user = await confirmedUser('essais');
    const token = await resetToken(user);
    for (let guess = 0; guess < 10; guess += 1) expect((await reset(user, 'x'.repeat(43))).statusCode).toBe(404);
    const slowed = await reset(user, token);
    expect(slowed.statusCode).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    const guesser = anonymous();
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await reset({ id: 500_000 + guess }, token, PASSWORD, guesser)).statusCode).toBe(404);
    }
    expect((await reset({ id: 600_000 }, token, PASSWORD, guesser)).statusCode).toBe(429);
  });
});

describe('a new password', () => {
  it('replaces the old one and ends every session', async () => {
    const user = await confirmedUser('perdu');
    const { refresh_token: refreshToken } = await signInAs(browser(), { email: user.email, password: PASSWORD });
    expect((await reset(user, await resetToken(user), 'Tout-neuf-2!')).statusCode).toBe(200);
    const form = { client_id: 'socle-front', grant_type: 'refresh_token', refresh_token: refreshToken };
    expect((await browser().request(`${ORIGIN}/identity/token`, { form, headers: { origin: ORIGIN } })).status).toBe(400);
    await expect(signInAs(browser(), { email: user.email, password: PASSWORD })).rejects.toThrow();
    expect(await signInAs(browser(), { email: user.email, password: 'Tout-neuf-2!' })).toHaveProperty('access_token');
  });

  it('can be asked for by the address, and the answer is the same for one that nobody has', async () => {
    const user = await confirmedUser('oubli');
    const ask = (email: string) => anonymous().call('POST', '/askResetPassword', { email });
    const known = await ask(user.email.toUpperCase());
    const unknown = await ask('personne@nord.example');
    expect([known.statusCode, known.body]).toEqual([200, '{}']);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const link = await vi.waitFor(async () => {
      const found = await newestLinkTo(server, user.email);
      expect(found?.pathname).toContain('/resetPassword/');
      return found;
    });
    expect((await reset(user, link?.pathname.split('/').at(-1) ?? '')).statusCode).toBe(200);
    expect(await newestLinkTo(server, 'personne@nord.example')).toBeUndefined();
  });

  it('is the first one for somebody who has not confirmed the account yet', async () => {
    const user = await createUser('tard');
    const [earlier] = await tokensTo(user.email);
    await anonymous().call('POST', '/askResetPassword', { email: user.email });
    await vi.waitFor(async () => expect((await tokensTo(user.email))[0]).not.toBe(earlier));
    expect((await confirmAccount(user)).statusCode).toBe(200);
  });

  it('cannot be asked for again and again, whether somebody has the address or not', async () => {
    for (const email of [(await confirmedUser('insistant')).email, 'inconnu@nord.example']) {
      const ask = async () => (await anonymous().call('POST', '/askResetPassword', { email })).statusCode;
      expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    }
  });

  it.each([{}, { email: '' }, { email: 'pas une adresse' }, { email: 12 }])('is refused for %j', async (body) => {
    const answer = await anonymous().call('POST', '/askResetPassword', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('errors.email');
  });

  it('does not open a locked account', async () => {
    const user = await confirmedUser('bloque');
    const lockoutEnd = new Date(Date.now() + 3_600_000).toISOString();
    expect((await admin.call('PUT', `/Utilisateurs/${user.id}`, { lockoutEnd })).statusCode).toBe(200);
    expect((await reset(user, await resetToken(user))).statusCode).toBe(200);
    const visitor = browser();
    const page = await visitor.follow(authorizationUrl(pkce().challenge));
    const { answer } = await visitor.follow(page.url, { form: { email: user.email, password: PASSWORD } });
    expect([answer.status, answer.text.includes('Votre compte est verrouillé')]).toEqual([403, true]);
  });
});

describe('another address', () => {
  it.each(['GET', 'POST'] as const)('has to be confirmed anew (%s), and ends the links to the old one', async (method) => {
    const user = await confirmedUser(`adresse-${method.toLowerCase()}`);
    const old = await resetToken(user);
    const email = `nouvelle-${user.email}`;
    const changed = await admin.call('PUT', `/Utilisateurs/${user.id}`, { email });
    expect(changed.json()).toMatchObject({ email, emailConfirmed: false, confirmationMail: 'sent' });
    expect((await reset(user, old)).statusCode).toBe(404);

    const link = await newestLinkTo(server, email);
    expect(link?.pathname).toMatch(new RegExp(`^/${user.id}/confirmEmail/[\\w-]{43}$`));
    const token = link?.pathname.split('/').at(-1) ?? '';
    const path = `/Utilisateurs/${user.id}/confirmEmail/`;
    const confirm = () => anonymous().call(method, method === 'GET' ? path + token : path, method === 'GET' ? undefined : { token });
    expect((await confirm()).statusCode).toBe(200);
    expect(await readUser(user)).toMatchObject({ emailConfirmed: true });
    expect((await confirm()).statusCode).toBe(404);
  });

  it('is signed in with from its confirmation on, and the old one until then', async () => {
    const user = await confirmedUser('demenage');
    const email = `nouvelle-${user.email}`;
    await admin.call('PUT', `/Utilisateurs/${user.id}`, { email });
    // Saying by hand that it is confirmed proves nothing.
    await admin.call('PUT', `/Utilisateurs/${user.id}`, { emailConfirmed: true });
    const signIn = (address: string) => signInAs(browser(), { email: address, password: PASSWORD });
    expect(await signIn(user.email)).toHaveProperty('access_token');
    await expect(signIn(email)).rejects.toThrow();
    const [token] = await tokensTo(email);
    expect((await anonymous().call('POST', `/Utilisateurs/${user.id}/confirmEmail/`, { token })).statusCode).toBe(200);
    expect(await signIn(email)).toHaveProperty('access_token');
    await expect(signIn(user.email)).rejects.toThrow();
  });

  it('that another person gives up is theirs to sign in with until somebody else confirms it', async () => {
    const leaving = await confirmedUser('partante');
    await admin.call('PUT', `/Utilisateurs/${leaving.id}`, { email: `ailleurs-${leaving.email}` });
    const taking = await createUser('partante');
    const subjectOf = async (password: string) => {
      const { access_token: token } = await signInAs(browser(), { email: taking.email, password });
      return (await new Caller(server, '10.9.0.2', token).call('GET', '/MyProfile')).json<{ uid: string }>().uid;
    };
    expect(await subjectOf(PASSWORD)).toBe(String(leaving.id));
    expect((await confirmAccount(taking, 'Repreneur-3!')).statusCode).toBe(200);
    expect(await subjectOf('Repreneur-3!')).toBe(String(taking.id));
  });

  it('is only asked about where it changes', async () => {
    const user = await confirmedUser('stable');
    const changed = await admin.call('PUT', `/Utilisateurs/${user.id}`, { email: user.email, matricule: 'M-12' });
    expect(changed.json()).toMatchObject({ emailConfirmed: true, matricule: 'M-12' });
    expect(changed.json()).not.toHaveProperty('confirmationMail');
  });

  it('can be sent its link again by an administrator, and by nobody else', async () => {
    const user = await createUser('relance');
    const [first] = await tokensTo(user.email);
    const path = `/Utilisateurs/${user.id}/resendConfirmationLink`;
    expect((await anonymous().call('POST', path)).statusCode).toBe(401);
    expect((await admin.call('POST', path)).statusCode).toBe(200);
    expect((await tokensTo(user.email))[0]).not.toBe(first);
    expect((await admin.call('POST', '/Utilisateurs/999999/resendConfirmationLink')).statusCode).toBe(404);
  });
});

describe('the mailbox of development', () => {
  it('shows mails as text, escaped, under a policy without scripts', async () => {
    await admin.call('POST', '/Utilisateurs', { nom: '<b>Gras</b>', prenom: 'Luc', email: 'gras@nord.example' });
    const page = await mailboxPage(server);
    expect(page.status).toBe(200);
    expect(page.text).toContain('&lt;b&gt;Gras&lt;/b&gt;');
    expect(page.text).not.toContain('<b>Gras');
    expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it('holds the mails of one tenant only', async () => {
    await createUser('chez-nous');
    expect((await mailboxPage(server)).text).toContain('chez-nous@nord.example');
    expect((await mailboxPage(server, OTHER_ORIGIN)).text).not.toContain('@nord.example');
  });

  it('holds links whose tokens the database does not', async () => {
    const user = await createUser('secret');
    const tokens = await tokensTo(user.email);
    const [tenant] = server.tenants;
    if (!tenant) throw new Error('no tenant');
    const { rows } = await tenant.database.pool.query<{ digest: string }>(
      `SELECT digest FROM "${tenant.schema}".one_time_token WHERE user_id = $1`,
      [user.id],
    );
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ digest }) => tokens.includes(digest))).toEqual([]);
  });

  it('is no part of making a link for a first administrator', async () => {
    const user = await createUser('premier');
    const [tenant] = server.tenants;
    if (!tenant) throw new Error('no tenant');
    const link = new URL(await makeLink(server.identities.of(tenant).store, ORIGIN, user.id, 'confirmAccount'));
    const [emailToken, passwordToken] = link.pathname.split('/').slice(3);
    const body = { emailToken, passwordToken, password: PASSWORD };
    expect((await anonymous().call('POST', `/Utilisateurs/${user.id}/confirmAccount`, body)).statusCode).toBe(200);
  });
});
