import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Environment } from '../environment/environment';
import { signInEarly, type EarlySignIn } from './earlySignIn';
import { createSession } from './session';
import { startTestIssuer, type TestIssuer } from './testIssuer';

let issuer: TestIssuer;

/** The page has the issuer's origin, so that it may read its responses. */
const environment = (): Environment => ({
  tenantId: 'nord',
  tenantName: 'Nord',
  apiUrl: `${issuer.url}/api`,
  identityUrl: issuer.url,
  identityMetadata: {
    issuer: issuer.url,
    authorization_endpoint: `${issuer.url}/auth`,
    token_endpoint: `${issuer.url}/token`,
  },
  frontUrl: issuer.url,
  clientName: 'Nord',
  clientId: 'socle-front',
  addNetworkFastTrack: false,
  mainTenant: true,
});

const signIn = (onSent: () => void = () => undefined) => signInEarly(environment(), onSent);

/** The session of a page after an early sign-in. */
const sessionAfter = (outcome: Awaited<ReturnType<typeof signIn>>) =>
  createSession(environment(), () => undefined, Promise.resolve(outcome));

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  issuer = await startTestIssuer();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await issuer.close();
});

it('signs in with code and PKCE, and reports that it has started', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const sent = vi.fn(() => expect(fetched).toHaveBeenCalledOnce());
  const { access_token: token, profile } = (await signIn(sent)) as EarlySignIn;
  expect([token, profile.sub, profile.name]).toEqual(['access-1', '7', 'Léa Nord']);
  expect(sent).toHaveBeenCalledOnce();
  const challenge = new URL(String(fetched.mock.calls[0]?.[0])).searchParams.get('code_challenge');
  const verifier = issuer.requests[0]?.verifier ?? '';
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge);
});

it('becomes the session of the page, renewed by its refresh token', async () => {
  const session = sessionAfter(await signIn());
  expect(await session.restore()).toBe(true);
  expect([session.user(), session.isValid(), await session.token()]).toEqual([
    { id: '7', name: 'Léa Nord' },
    true,
    'access-1',
  ]);
  expect(await session.token('fresh')).toBe('access-2');
  expect(issuer.requests.at(-1)).toEqual({ grant: 'refresh_token', verifier: null, refreshToken: 'refresh-1' });
});

it('finds that no one is signed in, and does not ask again', async () => {
  issuer.knowsPerson = false;
  const outcome = await signIn();
  expect(outcome).toBe('no-session');
  const fetched = vi.spyOn(globalThis, 'fetch');
  expect([await sessionAfter(outcome).restore(), fetched.mock.calls.length]).toEqual([false, 0]);
});

it.each([
  ['another sign-in', { nonce: 'another' }],
  ['another client', { aud: 'another' }],
  ['another issuer', { iss: 'https://another.example' }],
  ['no person', { sub: undefined }],
])('refuses an identity token of %s', async (_, claims) => {
  issuer.claims = claims;
  expect(await signIn()).toBe('unknown');
});

it('leaves an unreachable issuer to the regular sign-in', async () => {
  await issuer.close();
  expect(await signIn()).toBe('unknown');
  issuer = await startTestIssuer();
});
