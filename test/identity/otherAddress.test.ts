import { beforeAll, describe, expect, it } from 'vitest';
import { AccountLives, PASSWORD } from './support/accountLives';
import { Caller, newestLinkTo } from './support/life';
import { signInAs } from './support/signIn';

let lives: AccountLives;

beforeAll(async () => {
  lives = await AccountLives.open();
});

describe('a changed address', () => {
  it.each(['GET', 'POST'] as const)('has to be confirmed (%s), and ends the links to the old one', async (method) => {
    const user = await lives.confirmedUser(`adresse-${method.toLowerCase()}`);
    const old = await lives.resetToken(user);
    const email = `nouvelle-${user.email}`;
    const changed = await lives.admin.call('PUT', `/Utilisateurs/${user.id}`, { email });
    expect(changed.json()).toMatchObject({ email, emailConfirmed: false, confirmationMail: 'sent' });
    expect((await lives.reset(user, old)).statusCode).toBe(404);

    const link = await newestLinkTo(lives.server, email);
    expect(link?.pathname).toMatch(new RegExp(`^/${user.id}/confirmEmail/[\\w-]{43}$`));
    const token = link?.pathname.split('/').at(-1) ?? '';
    const path = `/Utilisateurs/${user.id}/confirmEmail/`;
    const confirm = () =>
      lives.anonymous().call(method, method === 'GET' ? path + token : path, method === 'GET' ? undefined : { token });
    expect((await confirm()).statusCode).toBe(200);
    expect(await lives.readUser(user)).toMatchObject({ emailConfirmed: true });
    expect((await confirm()).statusCode).toBe(404);
  });

  it('is used to sign in once confirmed, and the old one until then', async () => {
    const user = await lives.confirmedUser('demenage');
    const email = `nouvelle-${user.email}`;
    await lives.admin.call('PUT', `/Utilisateurs/${user.id}`, { email });
    // Setting the flag by hand does not confirm the address.
    await lives.admin.call('PUT', `/Utilisateurs/${user.id}`, { emailConfirmed: true });
    const signIn = (address: string) => signInAs(lives.browser(), { email: address, password: PASSWORD });
    expect(await signIn(user.email)).toHaveProperty('access_token');
    await expect(signIn(email)).rejects.toThrow();
    const [token] = await lives.tokensTo(email);
    expect((await lives.anonymous().call('POST', `/Utilisateurs/${user.id}/confirmEmail/`, { token })).statusCode).toBe(
      200,
    );
    expect(await signIn(email)).toHaveProperty('access_token');
    await expect(signIn(user.email)).rejects.toThrow();
  });

  it('given up by another person stays theirs to sign in with until someone else confirms it', async () => {
    const leaving = await lives.confirmedUser('partante');
    await lives.admin.call('PUT', `/Utilisateurs/${leaving.id}`, { email: `ailleurs-${leaving.email}` });
    const taking = await lives.createUser('partante');
    const subjectOf = async (password: string) => {
      const { access_token: token } = await signInAs(lives.browser(), { email: taking.email, password });
      return (await new Caller(lives.server, '10.9.0.2', token).call('GET', '/MyProfile')).json<{ uid: string }>().uid;
    };
    expect(await subjectOf(PASSWORD)).toBe(String(leaving.id));
    expect((await lives.confirmAccount(taking, 'Repreneur-3!')).statusCode).toBe(200);
    expect(await subjectOf('Repreneur-3!')).toBe(String(taking.id));
  });

  it('needs a confirmation only if it changes', async () => {
    const user = await lives.confirmedUser('stable');
    const changed = await lives.admin.call('PUT', `/Utilisateurs/${user.id}`, { email: user.email, matricule: 'M-12' });
    expect(changed.json()).toMatchObject({ emailConfirmed: true, matricule: 'M-12' });
    expect(changed.json()).not.toHaveProperty('confirmationMail');
  });

  it('can be sent its link again by an administrator only', async () => {
    const user = await lives.createUser('relance');
    const [first] = await lives.tokensTo(user.email);
    const path = `/Utilisateurs/${user.id}/resendConfirmationLink`;
    expect((await lives.anonymous().call('POST', path)).statusCode).toBe(401);
    expect((await lives.admin.call('POST', path)).statusCode).toBe(200);
    expect((await lives.tokensTo(user.email))[0]).not.toBe(first);
    expect((await lives.admin.call('POST', '/Utilisateurs/999999/resendConfirmationLink')).statusCode).toBe(404);
  });
});
