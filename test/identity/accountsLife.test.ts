import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeLink } from '../../server/identity/lifecycle/links';
import { problems } from '../../src/i18n/messages/fr/problems';
import { AccountLives, PASSWORD, type User } from './support/accountLives';
import { pkce } from './support/browser';
import { ORIGIN, OTHER_ORIGIN } from './support/identityServer';
import { mailboxPage, newestLinkTo } from './support/life';
import { authorizationUrl, signInAs } from './support/signIn';

const LINK_OVER = { status: 404, title: problems.unknownLink.title };

let lives: AccountLives;

beforeAll(async () => {
  lives = await AccountLives.open();
});

describe('an account', () => {
  it('is created, confirmed and signed in to', async () => {
    const user = await lives.createUser('nouveau');
    expect(user).toMatchObject({ emailConfirmed: false, confirmationMail: 'sent' });
    const link = await newestLinkTo(lives.server, user.email);
    expect(link?.origin).toBe(ORIGIN);
    expect(link?.pathname).toMatch(new RegExp(`^/confirmAccount/${user.id}/[\\w-]{43}/[\\w-]{43}$`));
    await expect(signInAs(lives.browser(), { email: user.email, password: PASSWORD })).rejects.toThrow();

    const answer = await lives.confirmAccount(user);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(await lives.readUser(user)).toMatchObject({ emailConfirmed: true });
    expect(await signInAs(lives.browser(), { email: user.email, password: PASSWORD })).toHaveProperty('access_token');
  });

  it('accepts a link once, under concurrent requests', async () => {
    const user = await lives.createUser('doublon');
    const [emailToken, passwordToken] = await lives.tokensTo(user.email);
    const use = () =>
      lives
        .anonymous()
        .call('POST', `/Utilisateurs/${user.id}/confirmAccount`, { emailToken, passwordToken, password: PASSWORD });
    const statuses = (await Promise.all([use(), use(), use(), use()])).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, 404, 404, 404]);
    expect((await use()).json()).toMatchObject(LINK_OVER);
  });

  it('keeps the link after a refused password, and explains the refusal in French', async () => {
    const user = await lives.createUser('regle');
    const refused = await lives.confirmAccount(user, 'court');
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      errors: {
        password: [
          'Le champ doit contenir au moins 8 caractères.',
          'Le champ doit contenir au moins 1 lettre minuscule, 1 lettre majuscule, 1 caractère spécial (!@#$%&*()) et 1 chiffre.',
        ],
      },
    });
    expect((await lives.confirmAccount(user)).statusCode).toBe(200);
  });

  it.each([
    ['no body', undefined, 400],
    ['a list', [], 400],
    ['no token', { password: PASSWORD }, 400],
    ['a token that is a number', { password: PASSWORD, emailToken: 1, passwordToken: 2 }, 400],
    ['a password that is a list', { password: [PASSWORD], emailToken: 'a', passwordToken: 'b' }, 400],
  ])('refuses %s', async (_, body, status) => {
    const answer = await lives.anonymous().call('POST', '/Utilisateurs/1/confirmAccount', body);
    expect(answer.statusCode).toBe(status);
  });
});

describe('invalid links', () => {
  it('include expired ones', async () => {
    const user = await lives.confirmedUser('expire');
    const token = await lives.resetToken(user);
    const [tenant] = lives.server.tenants;
    await tenant?.database.pool.query(
      `UPDATE "${tenant.schema}".one_time_token SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [user.id],
    );
    expect((await lives.reset(user, token)).json()).toMatchObject(LINK_OVER);
  });

  it('include changed, foreign, unknown and misused ones, all with the same response', async () => {
    const user = await lives.confirmedUser('altere');
    const other = await lives.confirmedUser('autre');
    const token = await lives.resetToken(user);
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const answers = await Promise.all([
      lives.reset(user, changed),
      lives.reset(other, token),
      lives.reset({ id: 999_999 }, token),
      lives.anonymous().call('POST', `/Utilisateurs/personne/resetPassword/${token}`, { password: PASSWORD }),
      lives.anonymous().call('GET', `/Utilisateurs/${user.id}/confirmEmail/${token}`),
      lives.anonymous().call('POST', `/Utilisateurs/${user.id}/confirmEmail/`, { token }),
    ]);
    const [first] = answers.map((answer) => answer.json());
    expect(first).toMatchObject(LINK_OVER);
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => first));
    expect((await lives.reset(user, token)).statusCode).toBe(200);
  });

  it('include those of another tenant', async () => {
    const user = await lives.confirmedUser('ailleurs');
    const token = await lives.resetToken(user);
    const there = lives.anonymous().atHost(OTHER_ORIGIN);
    expect((await lives.reset(user, token, PASSWORD, there)).json()).toMatchObject(LINK_OVER);
    expect((await lives.reset(user, token)).statusCode).toBe(200);
  });

  it('include earlier ones, once there is a newer one', async () => {
    const user = await lives.confirmedUser('ancien');
    const [older, newer] = [await lives.resetToken(user), await lives.resetToken(user)];
    expect((await lives.reset(user, older)).statusCode).toBe(404);
    expect((await lives.reset(user, newer)).statusCode).toBe(200);
  });

  it('slow down attempts, by user and by address', async () => {
    const user = await lives.confirmedUser('essais');
    const token = await lives.resetToken(user);
    for (let guess = 0; guess < 10; guess += 1) expect((await lives.reset(user, 'x'.repeat(43))).statusCode).toBe(404);
    const slowed = await lives.reset(user, token);
    expect(slowed.statusCode).toBe(429);
    expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    const guesser = lives.anonymous();
    for (let guess = 0; guess < 20; guess += 1) {
      expect((await lives.reset({ id: 500_000 + guess }, token, PASSWORD, guesser)).statusCode).toBe(404);
    }
    expect((await lives.reset({ id: 600_000 }, token, PASSWORD, guesser)).statusCode).toBe(429);
  });
});

describe('the sessions of a user', () => {
  const renew = async (token: string) => {
    const form = { client_id: 'socle-front', grant_type: 'refresh_token', refresh_token: token };
    return (await lives.browser().request(`${ORIGIN}/identity/token`, { form, headers: { origin: ORIGIN } })).status;
  };
  const signedIn = async (name: string) => {
    const user = await lives.confirmedUser(name);
    const tokens = await signInAs(lives.browser(), { email: user.email, password: PASSWORD });
    return { user, token: tokens.refresh_token };
  };

  it('end with a deletion and stay ended after a revert, as do links', async () => {
    const { user, token } = await signedIn('revenant');
    const link = await lives.resetToken(user);
    expect((await lives.admin.call('DELETE', `/Utilisateurs/${user.id}`)).statusCode).toBeLessThan(300);
    const sets = await lives.admin.call('GET', '/changeSets?PageNumber=1&PageSize=1');
    const [deletion] = sets.json<{ items: { id: number }[] }>().items;
    const undone = await lives.admin.call('POST', `/changeSets/${deletion?.id}/revert`, {});
    expect([undone.statusCode, undone.json()]).toEqual([200, expect.objectContaining({ applied: true })]);
    expect(await lives.readUser(user)).toMatchObject({ email: user.email });
    expect(await renew(token)).toBe(400);
    expect((await lives.reset(user, link, 'Tout-neuf-2!')).statusCode).toBe(404);
  });

  it('end with a lock, however it is written, and stay ended after a revert', async () => {
    const { user, token } = await signedIn('verrou');
    const write = (lockoutEnd: string | null) =>
      lives.admin.call('POST', '/changeSets', {
        changes: [{ collection: 'Utilisateurs', action: 'update', id: user.id, values: { lockoutEnd } }],
      });
    expect((await write('2099-01-01T00:00:00Z')).json()).toMatchObject({ applied: true });
    expect((await write(null)).json()).toMatchObject({ applied: true });
    expect(await renew(token)).toBe(400);
  });

  it('continue after other changes of the user', async () => {
    const { user, token } = await signedIn('marie');
    const changed = await lives.admin.call('POST', '/changeSets', {
      changes: [{ collection: 'Utilisateurs', action: 'update', id: user.id, values: { nom: 'Mariée' } }],
    });
    expect(changed.json()).toMatchObject({ applied: true });
    expect(await renew(token)).toBe(200);
  });
});

describe('a new password', () => {
  it('replaces the old one and ends every session', async () => {
    const user = await lives.confirmedUser('perdu');
    const { refresh_token: refreshToken } = await signInAs(lives.browser(), { email: user.email, password: PASSWORD });
    expect((await lives.reset(user, await lives.resetToken(user), 'Tout-neuf-2!')).statusCode).toBe(200);
    const form = { client_id: 'socle-front', grant_type: 'refresh_token', refresh_token: refreshToken };
    expect(
      (await lives.browser().request(`${ORIGIN}/identity/token`, { form, headers: { origin: ORIGIN } })).status,
    ).toBe(400);
    await expect(signInAs(lives.browser(), { email: user.email, password: PASSWORD })).rejects.toThrow();
    expect(await signInAs(lives.browser(), { email: user.email, password: 'Tout-neuf-2!' })).toHaveProperty(
      'access_token',
    );
  });

  it('can be requested by an administrator a few times, then slower', async () => {
    const user = await lives.confirmedUser('harcele');
    const ask = async () => (await lives.admin.call('POST', `/Utilisateurs/${user.id}/askResetPassword`)).statusCode;
    const statuses = [await ask(), await ask(), await ask(), await ask()];
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    expect((await lives.admin.call('POST', `/Utilisateurs/${user.id}/resendConfirmationLink`)).statusCode).toBe(429);
  });

  it('can be requested by address, with the same response for unknown ones', async () => {
    const user = await lives.confirmedUser('oubli');
    const ask = (email: string) => lives.anonymous().call('POST', '/askResetPassword', { email });
    const known = await ask(user.email.toUpperCase());
    const unknown = await ask('personne@nord.example');
    expect([known.statusCode, known.body]).toEqual([200, '{}']);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const link = await vi.waitFor(async () => {
      const found = await newestLinkTo(lives.server, user.email);
      expect(found?.pathname).toContain('/resetPassword/');
      return found;
    }, 15_000);
    expect((await lives.reset(user, link?.pathname.split('/').at(-1) ?? '')).statusCode).toBe(200);
    expect(await newestLinkTo(lives.server, 'personne@nord.example')).toBeUndefined();
  });

  it('is the first one if the account is not confirmed yet', async () => {
    const user = await lives.createUser('tard');
    const [earlier] = await lives.tokensTo(user.email);
    await lives.anonymous().call('POST', '/askResetPassword', { email: user.email });
    await expect.poll(async () => (await lives.tokensTo(user.email))[0]).not.toBe(earlier);
    expect((await lives.confirmAccount(user)).statusCode).toBe(200);
  });

  it('cannot be requested repeatedly, whether the address is known or not', async () => {
    for (const email of [(await lives.confirmedUser('insistant')).email, 'inconnu@nord.example']) {
      const ask = async () => (await lives.anonymous().call('POST', '/askResetPassword', { email })).statusCode;
      expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    }
  });

  it.each([{}, { email: '' }, { email: 'pas une adresse' }, { email: 12 }])('is refused for %j', async (body) => {
    const answer = await lives.anonymous().call('POST', '/askResetPassword', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toHaveProperty('errors.email');
  });

  it('does not open a locked account', async () => {
    const user = await lives.confirmedUser('bloque');
    const lockoutEnd = new Date(Date.now() + 3_600_000).toISOString();
    expect((await lives.admin.call('PUT', `/Utilisateurs/${user.id}`, { lockoutEnd })).statusCode).toBe(200);
    expect((await lives.reset(user, await lives.resetToken(user))).statusCode).toBe(200);
    const visitor = lives.browser();
    const page = await visitor.follow(authorizationUrl(pkce().challenge));
    const { answer } = await visitor.follow(page.url, { form: { email: user.email, password: PASSWORD } });
    expect([answer.status, answer.text.includes('Votre compte est verrouillé')]).toEqual([403, true]);
  });
});

describe('the mailbox in development', () => {
  it('shows mails as escaped text, with a CSP that forbids scripts', async () => {
    const person = { nom: 'Petit', prenom: '<b>Gras</b>', email: 'gras@nord.example' };
    const user = (await lives.admin.call('POST', '/Utilisateurs', person)).json<User>();
    // Mails only use the name once the address is confirmed.
    expect((await mailboxPage(lives.server)).text).not.toContain('Gras');
    expect((await lives.confirmAccount(user)).statusCode).toBe(200);
    await lives.resetToken(user);
    const page = await mailboxPage(lives.server);
    expect(page.status).toBe(200);
    expect(page.text).toContain('&lt;b&gt;Gras&lt;/b&gt;');
    expect(page.text).not.toContain('<b>Gras');
    expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it('contains the mails of one tenant only', async () => {
    await lives.createUser('chez-nous');
    expect((await mailboxPage(lives.server)).text).toContain('chez-nous@nord.example');
    expect((await mailboxPage(lives.server, OTHER_ORIGIN)).text).not.toContain('@nord.example');
  });

  it('contains links whose tokens are not in the database', async () => {
    const user = await lives.createUser('secret');
    const tokens = await lives.tokensTo(user.email);
    const [tenant] = lives.server.tenants;
    if (!tenant) throw new Error('no tenant');
    const { rows } = await tenant.database.pool.query<{ digest: string }>(
      `SELECT digest FROM "${tenant.schema}".one_time_token WHERE user_id = $1`,
      [user.id],
    );
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ digest }) => tokens.includes(digest))).toEqual([]);
  });

  it("is not used for the first administrator's link", async () => {
    const user = await lives.createUser('premier');
    const [tenant] = lives.server.tenants;
    if (!tenant) throw new Error('no tenant');
    const link = new URL(await makeLink(lives.server.identities.of(tenant).store, ORIGIN, user.id, 'confirmAccount'));
    const [emailToken, passwordToken] = link.pathname.split('/').slice(3);
    const body = { emailToken, passwordToken, password: PASSWORD };
    expect((await lives.anonymous().call('POST', `/Utilisateurs/${user.id}/confirmAccount`, body)).statusCode).toBe(
      200,
    );
  });
});
