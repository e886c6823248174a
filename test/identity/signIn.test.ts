import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser, pkce } from './support/browser';
import { openIdentityServer, ORIGIN, type IdentityServer } from './support/identityServer';
import { authorizationUrl, codeForm, exchange, signInAs, type Tokens } from './support/signIn';

const ANNE = { email: 'anne@nord.example', password: 'Bonjour-1!' };

let server: IdentityServer;
let addresses = 0;

/** Each browser has its own network address, so that tests do not slow each other down. */
const browser = () => new Browser(server.app, `10.0.0.${(addresses += 1)}`);

const accountsOf = (tenant: string) => server.identities.of({ id: tenant }).accounts;

const newPerson = async (name: string) => {
  const person = { email: `${name}@nord.example`, password: 'Bonjour-1!' };
  const account = await accountsOf('nord').create({ ...person, nom: name, prenom: 'Jean' });
  return { person, account };
};

async function openPage(visitor: Browser, changes?: Record<string, string>) {
  const { verifier, challenge } = pkce();
  return { verifier, ...(await visitor.follow(authorizationUrl(challenge, changes))) };
}

beforeAll(async () => {
  server = await openIdentityServer();
  await accountsOf('nord').create({ ...ANNE, nom: 'Petit', prenom: 'Anne', rights: ['DOMAINES:read'] });
});

describe('signing in', () => {
  it('leads from the first address to valid tokens, and keeps the state', async () => {
    const visitor = browser();
    const page = await openPage(visitor);
    expect(page.answer.status).toBe(200);
    const { url } = await visitor.follow(page.url, { form: ANNE });
    expect(url.origin + url.pathname).toBe(`${ORIGIN}/callback`);
    expect(url.searchParams.get('state')).toBe('the-state');
    expect(url.searchParams.get('iss')).toBe(`${ORIGIN}/identity`);

    const answer = await exchange(visitor, codeForm(url.searchParams.get('code') ?? '', page.verifier));
    const tokens = answer.json<Tokens>();
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(decodeJwt(tokens.access_token)).toMatchObject({ iss: `${ORIGIN}/identity`, aud: `${ORIGIN}/api` });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ name: 'Petit Anne', email: ANNE.email });
    expect(tokens.expires_in).toBe(600);

    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const profile = await visitor.request(`${ORIGIN}/api/MyProfile`, { headers });
    expect(profile.json()).toMatchObject({ nom: 'Petit', prenom: 'Anne', nomComplet: 'Petit Anne', email: ANNE.email });
    const rights = await visitor.request(`${ORIGIN}/api/MyRights`, { headers });
    expect(rights.json()).toEqual({
      droits: ['DOMAINES:read'],
      fonctions: [],
      fonctionsCode: [],
      additionalInformationTags: [],
    });
  });

  it.each([
    ['a wrong password', { ...ANNE, password: 'Bonsoir-1!' }],
    ['an unknown address', { ...ANNE, email: 'personne@nord.example' }],
  ])('shows the same message for %s', async (_, form) => {
    const visitor = browser();
    const page = await openPage(visitor);
    const { answer } = await visitor.follow(page.url, { form });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('L’adresse e-mail ou le mot de passe est incorrect.');
    expect(answer.text).toContain('aria-describedby="refusal"');
    expect(answer.text).not.toContain(form.password);
  });

  it('keeps the input, escaped', async () => {
    const visitor = browser();
    const page = await openPage(visitor);
    const { answer } = await visitor.follow(page.url, { form: { email: '"><script>1</script>', password: 'x' } });
    expect(answer.text).toContain('value="&quot;&gt;&lt;script&gt;1&lt;/script&gt;"');
    expect(answer.text).not.toContain('<script>1');
  });

  it('reports missing input', async () => {
    const visitor = browser();
    const page = await openPage(visitor);
    const { answer } = await visitor.follow(page.url, { form: { email: ANNE.email } });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Saisissez votre adresse e-mail et votre mot de passe.');
  });

  it('tells a person with the right password, and no one else, that the account is locked', async () => {
    const { person, account } = await newPerson('verrou');
    await accountsOf('nord').lock(account.id, new Date(Date.now() + 60_000));
    const visitor = browser();
    const page = await openPage(visitor);
    const right = await visitor.follow(page.url, { form: person });
    expect(right.answer.status).toBe(403);
    expect(right.answer.text).toContain('Votre compte est verrouillé');
    const wrong = await visitor.follow(page.url, { form: { ...person, password: 'Autre-123!' } });
    expect(wrong.answer.text).toContain('incorrect');
  });

  it('slows guesses for one account, even with the right password, and shows the wait', async () => {
    const { person } = await newPerson('devine');
    const visitor = browser();
    const page = await openPage(visitor);
    const attempt = (password: string) => visitor.follow(page.url, { form: { ...person, password } });
    for (let guess = 0; guess < 5; guess += 1) expect((await attempt(`Faux-${guess}!`)).answer.status).toBe(400);
    const { answer } = await attempt(person.password);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(30);
    expect(answer.text).toContain('Trop de tentatives');
  });

  it('admits a browser that its owner has used, while another one of the network guesses', async () => {
    const { person } = await newPerson('bureau');
    const visitor = browser();
    const signedIn = await visitor.follow((await openPage(visitor)).url, { form: person });
    expect(signedIn.url.pathname).toBe('/callback');
    const neighbour = new Browser(server.app, `10.0.0.${addresses}`);
    const guessed = await openPage(neighbour);
    const guess = (password: string) => neighbour.follow(guessed.url, { form: { ...person, password } });
    for (let time = 0; time < 5; time += 1) expect((await guess(`Faux-${time}!`)).answer.status).toBe(400);
    expect((await guess(person.password)).answer.status).toBe(429);
    const again = await openPage(visitor, { prompt: 'login' });
    const { url } = await visitor.follow(again.url, { form: person });
    expect(url.pathname).toBe('/callback');
  });

  it('does not admit concurrent guesses', async () => {
    const { person } = await newPerson('rafale');
    const visitor = browser();
    const page = await openPage(visitor);
    const guess = (_: unknown, n: number) => visitor.follow(page.url, { form: { ...person, password: `F-${n}` } });
    const statuses = (await Promise.all(Array.from({ length: 12 }, guess))).map(({ answer }) => answer.status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('refuses a form of another site, and one without the cookie', async () => {
    const visitor = browser();
    const page = await openPage(visitor);
    const foreign = await visitor.follow(page.url, { form: ANNE, headers: { origin: 'https://autre.example' } });
    expect(foreign.answer.status).toBe(400);
    const stranger = await browser().follow(page.url, { form: ANNE });
    expect(stranger.answer.status).toBe(400);
    expect(stranger.answer.text).toContain('Cette page de connexion a expiré');
    const own = await visitor.follow(page.url, { form: ANNE, headers: { origin: ORIGIN } });
    expect(own.url.pathname).toBe('/callback');
  });

  it('refuses a form that is too large', async () => {
    const visitor = browser();
    const page = await openPage(visitor);
    const { answer } = await visitor.follow(page.url, { form: { ...ANNE, password: 'x'.repeat(20_000) } });
    expect(answer.status).toBe(413);
  });

  it('uses the requested language, without inline scripts', async () => {
    const german = await openPage(browser(), { ui_locales: 'de fr' });
    expect(german.answer.text).toContain('<html lang="de">');
    expect(german.answer.text).toContain('Melden Sie sich bei Socle Nord an');
    const { challenge } = pkce();
    const visitor = browser();
    const redirect = await visitor.request(authorizationUrl(challenge));
    const english = await visitor.request(redirect.location, { headers: { 'accept-language': 'en-GB' } });
    expect(english.text).toContain('Sign in to Socle Nord');
    expect(english.headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(english.text).not.toMatch(/<style|style="|<script>/);
    expect(english.text).toContain('href="/forgot-password"');
    for (const [, address] of english.text.matchAll(/(?:href|src)="(\/identity\/[^"]+)"/g)) {
      expect((await visitor.request(new URL(address ?? '', ORIGIN))).status).toBe(200);
    }
  });

  it('keeps a session for a working day, or for 14 days on request', async () => {
    const day = browser();
    await signInAs(day, ANNE);
    expect(day.expiryOf('socle_session')).toBeUndefined();
    const fortnight = browser();
    await signInAs(fortnight, { ...ANNE, remember: 'yes' });
    const expires = fortnight.expiryOf('socle_session')?.getTime() ?? 0;
    expect((expires - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
  });
});
