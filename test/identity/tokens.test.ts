import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from './support/browser';
import { openIdentityServer, ORIGIN, OTHER_ORIGIN, type IdentityServer } from './support/identityServer';
import { signInAs } from './support/signIn';

const ANNE = { email: 'anne@nord.example', password: 'Bonjour-1!' };

interface ProblemBody {
  readonly type: string;
  readonly detail: string;
}

let server: IdentityServer;
let token: string;
let anne: { id: number };

const now = () => Math.floor(Date.now() / 1000);

const callOf =
  (target: IdentityServer) =>
  (path: string, bearer?: string, origin = ORIGIN) =>
    new Browser(target.app).request(`${origin}${path}`, {
      headers: { accept: 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    });
const call: ReturnType<typeof callOf> = (...args) => callOf(server)(...args);

async function ownToken(changes: Record<string, unknown> = {}, header: Record<string, string> = {}): Promise<string> {
  const [jwk] = server.identities.of({ id: 'nord' }).keys.signing;
  if (!jwk) throw new Error('no key');
  const usual = { iss: `${ORIGIN}/identity`, aud: `${ORIGIN}/api`, sub: String(anne.id), exp: now() + 600 };
  return new SignJWT({ ...usual, ...changes })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '', ...header })
    .sign(await importJWK(jwk, 'ES256'));
}

beforeAll(async () => {
  server = await openIdentityServer();
  const { accounts } = server.identities.of({ id: 'nord' });
  anne = await accounts.create({ ...ANNE, nom: 'Petit', prenom: 'Anne', rights: ['THEMES:read'] });
  const julie = { email: 'julie@nord.example', password: 'Bonjour-1!' };
  await accounts.create({ ...julie, nom: 'Roy', prenom: 'Julie', rights: ['DOMAINES:admin'] });
  token = (await signInAs(new Browser(server.app), ANNE)).access_token;
});

describe('a valid token', () => {
  it('is the issued one, or one made the same way', async () => {
    expect((await call('/api/MyRights', token)).status).toBe(200);
    expect((await call('/api/MyRights', await ownToken())).status).toBe(200);
    expect((await call('/api/MyRights', await ownToken({ exp: now() - 30 }))).status).toBe(200);
  });
});

describe('an invalid token', () => {
  const tampered = () => {
    const [header, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload;
    const other = Buffer.from(JSON.stringify({ ...claims, sub: String(anne.id + 1) })).toString('base64url');
    return [header, other, signature].join('.');
  };
  const shared = async () => {
    const [jwk] = server.identities.of({ id: 'nord' }).keys.signing;
    const claims = { iss: `${ORIGIN}/identity`, aud: `${ORIGIN}/api`, sub: String(anne.id), exp: now() + 600 };
    const header = { alg: 'HS256', typ: 'at+jwt', kid: jwk?.kid ?? '' };
    return new SignJWT(claims).setProtectedHeader(header).sign(new TextEncoder().encode(JSON.stringify(jwk)));
  };
  const unsigned = async () =>
    new UnsecuredJWT({ sub: String(anne.id) })
      .setIssuer(`${ORIGIN}/identity`)
      .setAudience(`${ORIGIN}/api`)
      .setExpirationTime('10m')
      .encode();
  const stranger = async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const claims = { iss: `${ORIGIN}/identity`, aud: `${ORIGIN}/api`, sub: String(anne.id), exp: now() + 600 };
    return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' }).sign(privateKey);
  };

  it.each<[string, () => string | Promise<string>]>([
    ['expired', () => ownToken({ exp: now() - 120 })],
    ['without an end', () => ownToken({ exp: undefined })],
    ['not valid yet', () => ownToken({ nbf: now() + 600 })],
    ['tampered with', tampered],
    ['unsigned', unsigned],
    ['signed with a shared secret', shared],
    ['signed by somebody else', stranger],
    ['for another audience', () => ownToken({ aud: 'https://autre.example/api' })],
    ['of another issuer', () => ownToken({ iss: 'https://autre.example' })],
    ['an identity token', () => ownToken({}, { typ: 'JWT' })],
    ['of a deleted account', () => ownToken({ sub: '999999' })],
    ['of no account at all', () => ownToken({ sub: "1' OR '1'='1" })],
    ['not a token', () => 'abc.def.ghi'],
  ])('is refused: %s', async (_, make) => {
    const answer = await call('/api/MyRights', await make());
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="socle", error="invalid_token"');
    expect(answer.json<ProblemBody>().type).toContain('invalidToken');
  });

  it("is refused at another tenant's host, also where that tenant has an account of the same number", async () => {
    const { accounts } = server.identities.of({ id: 'sud' });
    await accounts.create({ email: 'paul@sud.example', nom: 'Sud', prenom: 'Paul' });
    expect(await accounts.findById(anne.id)).toBeDefined();
    expect((await call('/api/MyRights', token, OTHER_ORIGIN)).status).toBe(401);
  });
});

describe('access', () => {
  it('needs a token, and the response says how', async () => {
    const answer = await call('/api/MyRights');
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="socle"');
    expect(answer.json<ProblemBody>().type).toContain('unauthenticated');
  });

  it('needs no token if the route says so', async () => {
    expect((await call('/api/test/anonymous', 'abc')).json()).toEqual({ session: null });
  });

  it('names the missing right', async () => {
    const answer = await call('/api/test/guarded', token);
    expect(answer.status).toBe(403);
    // No resource of this server has a label for the right, so the message shows its code.
    expect(answer.json<ProblemBody>().detail).toContain('DOMAINES:read / DOMAINES:admin');
  });

  it('is granted with any of the rights', async () => {
    const julie = { email: 'julie@nord.example', password: 'Bonjour-1!' };
    const { access_token: bearer } = await signInAs(new Browser(server.app), julie);
    expect((await call('/api/test/guarded', bearer)).status).toBe(200);
  });

  it('is denied to a locked account at once', async () => {
    const { accounts } = server.identities.of({ id: 'nord' });
    const { id } = await accounts.create({ email: 'bref@nord.example', nom: 'Bref', prenom: 'Paul' });
    const bearer = await ownToken({ sub: String(id) });
    expect((await call('/api/MyRights', bearer)).status).toBe(200);
    await accounts.lock(id, new Date(Date.now() + 60_000));
    expect((await call('/api/MyRights', bearer)).status).toBe(403);
    await accounts.lock(id, null);
    expect((await call('/api/MyRights', bearer)).status).toBe(200);
  });
});

describe('another issuer', () => {
  let abroad: IdentityServer;
  let key: CryptoKey;
  let issuer: string;
  let discoveries = 0;
  let away = false;
  /** The response of the userinfo endpoint, and the tokens of its requests. */
  let person: object = {};
  const asked: string[] = [];
  const publisher = createServer();

  const foreignToken = (claims: Record<string, unknown>, by = key) =>
    new SignJWT({ aud: 'socle-api', iss: issuer, exp: now() + 600, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'abroad' })
      .sign(by);
  const callAbroad = (bearer: string) => callOf(abroad)('/api/MyProfile', bearer);

  beforeAll(async () => {
    const pair = await generateKeyPair('RS256');
    key = pair.privateKey;
    const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'abroad', alg: 'RS256' };
    publisher.on('request', (request, response) => {
      if (request.url?.includes('well-known')) discoveries += 1;
      if (request.url === '/userinfo') asked.push(request.headers.authorization ?? '');
      const bodies: Readonly<Record<string, object>> = {
        '/keys': { keys: [jwk] },
        '/userinfo': person,
        '/.well-known/openid-configuration': {
          issuer,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/userinfo`,
        },
      };
      const body = bodies[request.url ?? ''];
      response.writeHead(away ? 503 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    publisher.listen(0, '127.0.0.1');
    await once(publisher, 'listening');
    issuer = `http://127.0.0.1:${(publisher.address() as AddressInfo).port}`;
    abroad = await openIdentityServer({ OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'socle-api' });
    const { accounts } = abroad.identities.of({ id: 'nord' });
    await accounts.create({ email: 'eva@nord.example', nom: 'Lang', prenom: 'Eva' });
    await accounts.create({ email: 'marc@nord.example', nom: 'Noël', prenom: 'Marc', subject: 'marc-abroad' });
  });
  afterAll(() => publisher.close());

  it('that is unavailable causes a 503, and is asked again', async () => {
    away = true;
    expect((await callAbroad(await foreignToken({ sub: 'marc-abroad' }))).status).toBe(503);
    away = false;
    expect((await callAbroad(await foreignToken({ sub: 'marc-abroad' }))).json()).toMatchObject({ prenom: 'Marc' });
  });

  it('is asked for its keys once', async () => {
    const before = discoveries;
    await callAbroad(await foreignToken({ sub: 'marc-abroad' }));
    await callAbroad(await foreignToken({ sub: 'marc-abroad' }));
    expect(discoveries).toBe(before);
  });

  it('identifies people by subject, then by a verified address', async () => {
    const claims = { sub: 'eva-abroad', email: 'EVA@nord.example', email_verified: true };
    const eva = await callAbroad(await foreignToken(claims));
    expect(eva.json()).toMatchObject({ prenom: 'Eva' });
  });

  it('is asked once per token for an address that is not in it', async () => {
    person = { sub: 'eva-at-home', email: 'eva@nord.example' };
    const bearer = await foreignToken({ sub: 'eva-at-home' });
    expect((await callAbroad(bearer)).json()).toMatchObject({ prenom: 'Eva' });
    expect((await callAbroad(bearer)).status).toBe(200);
    expect(asked).toEqual([`Bearer ${bearer}`]);
  });

  it('is ignored when it answers about another person', async () => {
    person = { sub: 'somebody-else', email: 'eva@nord.example' };
    expect((await callAbroad(await foreignToken({ sub: 'wrong-answer' }))).status).toBe(503);
  });

  it('that does not identify a person causes a 403', async () => {
    person = { sub: 'silent' };
    expect((await callAbroad(await foreignToken({ sub: 'silent' }))).status).toBe(403);
  });

  it.each<[string, JWTPayload]>([
    ['nobody knows', { sub: 'inconnue', email: 'inconnue@nord.example' }],
    ['names an address that was not verified', { sub: 'eva-abroad', email: 'eva@nord.example', email_verified: false }],
    ['names the address of an account that is somebody else', { sub: 'faux-marc', email: 'marc@nord.example' }],
  ])('with a person who %s causes a 403 with an explanation', async (_, claims) => {
    const answer = await callAbroad(await foreignToken(claims));
    expect(answer.status).toBe(403);
    expect(answer.json<ProblemBody>().detail).toContain('n’a pas de compte ici');
  });

  it.each<[string, JWTPayload]>([
    ['audience', { sub: 'marc-abroad', aud: 'autre' }],
    ['issuer', { sub: 'marc-abroad', iss: 'https://autre.example' }],
  ])('must match its %s', async (_, claims) => {
    expect((await callAbroad(await foreignToken(claims))).status).toBe(401);
  });

  describe('that writes no audience into tokens, with the client as audience', () => {
    let lenient: IdentityServer;
    beforeAll(async () => {
      lenient = await openIdentityServer({ OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'socle-front' });
      const { accounts } = lenient.identities.of({ id: 'nord' });
      await accounts.create({ email: 'zoe@nord.example', nom: 'Roy', prenom: 'Zoé', subject: 'zoe-abroad' });
    });

    it.each<[string, JWTPayload, number]>([
      ['names our client', { azp: 'socle-front' }, 200],
      ['names our client as RFC 9068 does', { client_id: 'socle-front' }, 200],
      ['names another client', { azp: 'autre', client_id: 'socle-front' }, 401],
      ['names nobody', {}, 401],
      ['is for somebody else', { azp: 'socle-front', aud: 'autre' }, 401],
    ])('must match the client: a token that %s', async (_, claims, status) => {
      const bearer = await foreignToken({ aud: undefined, sub: 'zoe-abroad', ...claims });
      expect((await callOf(lenient)('/api/MyProfile', bearer)).status).toBe(status);
    });
  });

  it('must match the audience if it is not the client', async () => {
    const bearer = await foreignToken({ aud: undefined, azp: 'socle-front', sub: 'marc-abroad' });
    expect((await callAbroad(bearer)).status).toBe(401);
  });

  it('must match its keys', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect((await callAbroad(await foreignToken({ sub: 'marc-abroad' }, privateKey))).status).toBe(401);
  });

  it('replaces the embedded issuer, which then serves nothing', async () => {
    expect((await callOf(abroad)('/identity/.well-known/openid-configuration')).status).toBe(404);
  });
});
