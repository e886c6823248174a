import { exportSPKI, importJWK, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { problems } from '../../src/i18n/messages/fr/problems';
import { Browser } from './support/browser';
import { openIdentityServer, ORIGIN, OTHER_ORIGIN, type IdentityServer } from './support/identityServer';
import { codeForm, exchange, signInAs, type Tokens } from './support/signIn';

const ANNE = { email: 'anne@nord.example', password: 'Bonjour-1!' };

interface ProblemBody {
  readonly type: string;
  readonly detail: string;
}

let server: IdentityServer;
let tokens: Tokens & { code: string; verifier: string };
let visitor: Browser;
let anne: number;

const keyOf = (tenant: string) => {
  const [jwk] = server.identities.of({ id: tenant }).keys.signing;
  if (!jwk) throw new Error('no key');
  return jwk;
};

const claims = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  iss: `${ORIGIN}/identity`,
  aud: `${ORIGIN}/api`,
  sub: String(anne),
  exp: Math.floor(Date.now() / 1000) + 600,
  ...changes,
});

/** Signed with a tenant's real key; `header` and `changes` make the token invalid. */
async function signed(
  changes: Record<string, unknown> = {},
  header: Record<string, string> = {},
  tenant = 'nord',
): Promise<string> {
  const jwk = keyOf(tenant);
  return new SignJWT(claims(changes))
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '', ...header })
    .sign(await importJWK(jwk, 'ES256'));
}

/** Signed with the public key as if it were a shared secret (algorithm confusion). */
async function signedWithThePublicKey(): Promise<string> {
  const { d: _, ...half } = keyOf('nord');
  const pem = await exportSPKI(await importJWK(half, 'ES256').then((key) => key as CryptoKey));
  return new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: half.kid ?? '' })
    .sign(new TextEncoder().encode(pem));
}

const call = (token: string | undefined, { origin = ORIGIN, path = '/api/MyRights', language = 'fr' } = {}) =>
  new Browser(server.app).request(`${origin}${path}`, {
    headers: {
      accept: 'application/json',
      'accept-language': language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });

beforeAll(async () => {
  server = await openIdentityServer();
  const { accounts } = server.identities.of({ id: 'nord' });
  anne = (await accounts.create({ ...ANNE, nom: 'Petit', prenom: 'Anne' })).id;
  visitor = new Browser(server.app);
  tokens = await signInAs(visitor, ANNE);
});

it('a valid token of our own is accepted', async () => expect((await call(await signed())).status).toBe(200));

describe('an invalid token', () => {
  it.each<[string, () => string | Promise<string>]>([
    ['expired', () => signed({ exp: Math.floor(Date.now() / 1000) - 3600 })],
    ['not valid before tomorrow', () => signed({ nbf: Math.floor(Date.now() / 1000) + 86_400 })],
    ['signed with the public key as a secret', signedWithThePublicKey],
    ['of an unknown key', () => signed({}, { kid: 'inconnue' })],
    ['signed with another tenant’s key', () => signed({}, {}, 'sud')],
    ['for the whole world', () => signed({ aud: '*' })],
    ['for nobody', () => signed({ aud: undefined })],
    ['for the client instead of the API', () => signed({ aud: 'socle-front' })],
    ['that says so in `none`', () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ['the identity token of the person', () => tokens.id_token],
    ['the refresh token of the person', () => tokens.refresh_token],
  ])('gets a problem document with 401: %s', async (_, make) => {
    const answer = await call(await make());
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="socle", error="invalid_token"');
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const { type, ...words } = answer.json<ProblemBody>();
    expect(type).toContain('invalidToken');
    expect(words).toMatchObject({ status: 401, ...problems.invalidToken });
  });

  it("is refused in the reader's language", async () => {
    const [french, german] = await Promise.all([call('abc'), call('abc', { language: 'de' })]);
    expect(german.json<ProblemBody>().detail).not.toBe(french.json<ProblemBody>().detail);
  });

  it('is also a valid one of another tenant', async () => {
    expect((await call(tokens.access_token)).status).toBe(200);
    expect((await call(tokens.access_token, { origin: OTHER_ORIGIN })).status).toBe(401);
  });
});

describe('a token outside the header', () => {
  it.each(['access_token', 'token', 'bearer'])('opens no session: ?%s=', async (name) => {
    const answer = await call(undefined, { path: `/api/MyRights?${name}=${tokens.access_token}` });
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="socle"');
  });

  it.each([
    ['Basic', `Basic ${Buffer.from('anne:secret').toString('base64')}`],
    ['two tokens', 'Bearer abc, Bearer def'],
    ['no token at all', 'Bearer '],
  ])('opens no session: %s', async (_, authorization) => {
    const headers = { accept: 'application/json', authorization };
    expect((await new Browser(server.app).request(`${ORIGIN}/api/MyRights`, { headers })).status).toBe(401);
  });

  it('opens no session in a form or a cookie', async () => {
    const cookie = `access_token=${tokens.access_token}; Authorization=Bearer ${tokens.access_token}`;
    const answer = await new Browser(server.app).request(`${ORIGIN}/api/MyRights`, { headers: { cookie } });
    expect(answer.status).toBe(401);
  });
});

describe('a code', () => {
  it('that is used again ends the session that it started', async () => {
    const other = new Browser(server.app);
    const { code, verifier, refresh_token: token } = await signInAs(other, ANNE);
    const replayed = await exchange(new Browser(server.app), codeForm(code, verifier));
    expect([replayed.status, replayed.json<{ error: string }>().error]).toEqual([400, 'invalid_grant']);
    const renewed = await exchange(other, { grant_type: 'refresh_token', refresh_token: token });
    expect(renewed.status).toBe(400);
  });

  it('of one tenant is refused by another', async () => {
    const { code, verifier } = await signInAs(visitor, ANNE);
    const answer = await exchange(visitor, codeForm(code, verifier, OTHER_ORIGIN), OTHER_ORIGIN);
    expect([answer.status, answer.json<{ error: string }>().error]).toEqual([400, 'invalid_grant']);
  });
});
