import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../server/identity/storage/cleanUp';
import { Browser, pkce } from './support/browser';
import { openIdentityServer, ORIGIN, type IdentityServer } from './support/identityServer';
import { authorizationUrl, codeForm, exchange, signInAs, type Tokens } from './support/signIn';

const ANNE = { email: 'anne@nord.example', password: 'Bonjour-1!' };

let server: IdentityServer;

const browser = () => new Browser(server.app);
const accounts = () => server.identities.of({ id: 'nord' }).accounts;

const refresh = (visitor: Browser, token: string) =>
  exchange(visitor, { grant_type: 'refresh_token', refresh_token: token });

/** Renews in a hidden frame, as the front end does. */
async function renewSilently(visitor: Browser): Promise<URLSearchParams> {
  const { challenge } = pkce();
  const parameters = { prompt: 'none', redirect_uri: `${ORIGIN}/silent-renew` };
  const { url } = await visitor.follow(authorizationUrl(challenge, parameters));
  expect(url.pathname).toBe('/silent-renew');
  return url.searchParams;
}

const signOutFormOf = (page: string) => ({
  action: /action="([^"]+)"/.exec(page)?.[1] ?? '',
  form: { xsrf: /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '', logout: 'yes' },
});

beforeAll(async () => {
  server = await openIdentityServer();
  await accounts().create({ ...ANNE, nom: 'Petit', prenom: 'Anne' });
});

describe('the authorization endpoint', () => {
  it.each([
    ['another redirect_uri', { redirect_uri: 'https://autre.example/callback' }],
    ['an unknown client', { client_id: 'inconnu' }],
  ])('refuses %s with a page, without a redirect', async (_, changes) => {
    const answer = await browser().request(authorizationUrl(pkce().challenge, changes));
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.text).toContain('Demande de connexion refusée');
  });

  it.each([
    ['a missing PKCE challenge', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['a plain PKCE challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    ['a token for somebody else', { resource: 'https://autre.example/api' }, 'invalid_target'],
  ])('refuses %s', async (_, changes, error) => {
    const { url } = await browser().follow(authorizationUrl(pkce().challenge, changes));
    expect(url.pathname).toBe('/callback');
    expect(new URLSearchParams(url.search || url.hash.slice(1)).get('error')).toBe(error);
  });

  it('continues no finished sign-in, whatever the parameters', async () => {
    const answer = await browser().request(`${ORIGIN}/identity/auth/21?client_id=socle-front`);
    expect(answer.status).toBe(400);
  });

  it.each(['client_id', 'redirect_uri', 'state', 'nonce', 'login_hint', 'id_token_hint'])(
    'handles a NUL character in %s',
    async (name) => {
      const url = new URL(authorizationUrl(pkce().challenge));
      url.searchParams.delete(name);
      // The provider still reads the other parameters after a broken escape.
      const answer = await browser().request(`${url.href}&${name}=%zz%00`);
      expect(answer.status, answer.text).toBeLessThan(500);
    },
  );

  it.each(['token/revocation', 'token/introspection', 'token'])(
    'refuses a token with a NUL character at %s',
    async (path) => {
      const form = { client_id: 'socle-front', grant_type: 'refresh_token' };
      const answer = await browser().request(`${ORIGIN}/identity/${path}`, {
        form: { ...form, refresh_token: 'a\0b', token: 'a\0b' },
      });
      expect(answer.status, answer.text).toBeLessThan(500);
    },
  );

  it('publishes its metadata at the public address, whatever the request claims', async () => {
    const answer = await server.app.inject({
      url: '/identity/.well-known/openid-configuration',
      remoteAddress: '192.0.2.9',
      headers: {
        host: new URL(ORIGIN).host,
        'x-forwarded-host': 'autre.example',
        'x-forwarded-proto': 'https',
      },
    });
    expect(answer.json()).toMatchObject({
      issuer: `${ORIGIN}/identity`,
      authorization_endpoint: `${ORIGIN}/identity/auth`,
      token_endpoint: `${ORIGIN}/identity/token`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  it('publishes only the public half of keys', async () => {
    const { keys } = (await browser().request(`${ORIGIN}/identity/jwks`)).json<{ keys: Record<string, unknown>[] }>();
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('responds to an unknown address with an error', async () => {
    expect((await browser().request(`${ORIGIN}/identity/nulle-part`)).status).toBe(404);
  });
});

describe('codes and tokens', () => {
  it('accept a code once; a second use revokes its tokens', async () => {
    const visitor = browser();
    const { code, verifier, refresh_token: token } = await signInAs(visitor, ANNE);
    const again = await exchange(visitor, codeForm(code, verifier));
    expect(again.status).toBe(400);
    expect(again.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(visitor, token)).status).toBe(400);
  });

  it('need the verifier of the challenge', async () => {
    const visitor = browser();
    const { challenge } = pkce();
    const page = await visitor.follow(authorizationUrl(challenge));
    const { url } = await visitor.follow(page.url, { form: ANNE });
    const answer = await exchange(visitor, codeForm(url.searchParams.get('code') ?? '', pkce().verifier));
    expect(answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('rotate refresh tokens; a second use ends them all', async () => {
    const visitor = browser();
    const first = await signInAs(visitor, ANNE);
    const second = (await refresh(visitor, first.refresh_token)).json<Tokens>();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(visitor, first.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await refresh(visitor, second.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
    // The session itself still exists, so a new sign-in succeeds.
    expect((await renewSilently(visitor)).get('code')).toBeTruthy();
  });

  it('accept only one of two concurrent uses', async () => {
    const visitor = browser();
    const { refresh_token: token } = await signInAs(visitor, ANNE);
    const answers = await Promise.all([refresh(visitor, token), refresh(visitor, token)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true);
  });

  it("are returned to the front end's origin only", async () => {
    const visitor = browser();
    const { refresh_token: token } = await signInAs(visitor, ANNE);
    const form = { client_id: 'socle-front', grant_type: 'refresh_token', refresh_token: token };
    const headers = { accept: 'application/json', origin: 'https://autre.example' };
    const answer = await visitor.request(`${ORIGIN}/identity/token`, { form, headers });
    expect(answer.status).toBe(400);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('end with a changed password or a lock', async () => {
    const person = { email: 'partant@nord.example', password: 'Bonjour-1!' };
    const { id } = await accounts().create({ ...person, nom: 'Partant', prenom: 'Luc' });
    const visitor = browser();
    const before = await signInAs(visitor, person);
    await accounts().setPassword(id, 'Nouveau-1!');
    expect((await refresh(visitor, before.refresh_token)).status).toBe(400);
    expect((await renewSilently(visitor)).get('error')).toBe('login_required');
    const after = await signInAs(visitor, { ...person, password: 'Nouveau-1!' });
    await accounts().lock(id, new Date(Date.now() + 60_000));
    expect((await refresh(visitor, after.refresh_token)).status).toBe(400);
    expect((await renewSilently(visitor)).get('error')).toBe('login_required');
  });
});

describe('two people in one browser', () => {
  it('do not share a session', async () => {
    const julie = { email: 'julie@nord.example', password: 'Bonjour-1!' };
    const { id } = await accounts().create({ ...julie, nom: 'Roy', prenom: 'Julie' });
    const visitor = browser();
    const before = await signInAs(visitor, ANNE);
    const { verifier, challenge } = pkce();
    const page = await visitor.follow(authorizationUrl(challenge, { prompt: 'login' }));
    const leaving = await visitor.follow(page.url, { form: julie });
    // The provider first signs the other person out with a self-submitting form.
    const { action, form } = signOutFormOf(leaving.answer.text);
    const { url } = await visitor.follow(action, { form });
    const tokens = await exchange(visitor, codeForm(url.searchParams.get('code') ?? '', verifier));
    expect(decodeJwt(tokens.json<Tokens>().access_token).sub).toBe(String(id));
    expect((await refresh(visitor, before.refresh_token)).status).toBe(400);
  });
});

describe('a silent renewal', () => {
  it('returns a code to a signed-in person', async () => {
    const visitor = browser();
    await signInAs(visitor, ANNE);
    expect((await renewSilently(visitor)).get('code')).toBeTruthy();
  });

  it('returns login_required otherwise', async () => {
    const parameters = await renewSilently(browser());
    expect(parameters.get('error')).toBe('login_required');
    expect(parameters.get('state')).toBe('the-state');
  });

  it('survives a restart, because keys and sessions are stored', async () => {
    const visitor = browser();
    await signInAs(visitor, ANNE);
    await server.restart();
    expect((await renewSilently(visitor.at(server.app))).get('code')).toBeTruthy();
  });
});

describe('signing out', () => {
  const signOutUrl = (parameters: Record<string, string>) =>
    `${ORIGIN}/identity/sign-out?${new URLSearchParams(parameters).toString()}`;
  const returnTo = { post_logout_redirect_uri: `${ORIGIN}/presentation`, state: 'au-revoir' };

  it('ends session and refresh tokens and redirects, without a question to the front end', async () => {
    const visitor = browser();
    const tokens = await signInAs(visitor, ANNE);
    const page = await visitor.request(signOutUrl({ ...returnTo, id_token_hint: tokens.id_token }));
    expect(page.text).toContain('data-automatic');
    const { action, form } = signOutFormOf(page.text);
    const { url } = await visitor.follow(action, { form });
    expect(url.href).toBe(`${ORIGIN}/presentation?state=au-revoir`);
    expect((await renewSilently(visitor)).get('error')).toBe('login_required');
    expect((await refresh(visitor, tokens.refresh_token)).status).toBe(400);
  });

  it('asks if the front end did not start it', async () => {
    const visitor = browser();
    await signInAs(visitor, ANNE);
    const page = await visitor.request(signOutUrl({}));
    expect(page.text).toContain('Voulez-vous vous déconnecter de Socle Nord');
    expect(page.text).not.toContain('data-automatic');
    const { action, form } = signOutFormOf(page.text);
    const { answer } = await visitor.follow(action, { form });
    expect(answer.text).toContain('Vous êtes déconnecté');
  });

  it('redirects to no foreign address', async () => {
    const visitor = browser();
    const { id_token: hint } = await signInAs(visitor, ANNE);
    const elsewhere = { post_logout_redirect_uri: 'https://autre.example/', id_token_hint: hint };
    const answer = await visitor.request(signOutUrl(elsewhere));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Demande de connexion refusée');
  });
});

it('expired data are deleted', async () => {
  const { store } = server.identities.of({ id: 'nord' });
  const { rows } = await store.database.pool.query<{ endless: number }>(
    `SELECT count(*)::int AS endless FROM "${store.schema}".oidc_payload WHERE expires_at IS NULL`,
  );
  expect(rows[0]?.endless).toBe(0);
  await store.database.pool.query(`UPDATE "${store.schema}".oidc_payload SET expires_at = now() - interval '1 second'`);
  await deleteExpired(store);
  const left = await store.database.pool.query(`SELECT 1 FROM "${store.schema}".oidc_payload`);
  expect(left.rowCount).toBe(0);
});
