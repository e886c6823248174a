import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Environment } from '../environment/environment';
import { ENDED_HERE } from './endedHere';
import { createSession, type Session } from './session';
import { startTestIssuer, type TestIssuer } from './testIssuer';

let issuer: TestIssuer;

const environment = (): Environment => ({
  tenantId: 'nord',
  tenantName: 'Nord',
  apiUrl: 'http://localhost:3000/api',
  identityUrl: issuer.url,
  frontUrl: window.location.origin,
  clientName: 'Nord',
  clientId: 'socle-front',
  addNetworkFastTrack: false,
  mainTenant: true,
});

const newSession = (leave: (address: string) => void = () => undefined) => createSession(environment(), leave);

interface SignInState {
  readonly id: string;
  readonly nonce: string;
  readonly code_verifier: string;
  readonly redirect_uri: string;
}

/** The state of the sign-in, stored in this tab. */
function kept(): SignInState {
  const key = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.'));
  return JSON.parse((key && sessionStorage.getItem(key)) ?? 'null') as SignInState;
}

/** Signs in and constructs the return URL, because jsdom does not follow the redirect. */
async function signedIn(session: Session, returnTo: string): Promise<string> {
  void session.signIn(returnTo, 'de');
  await expect.poll(() => kept()).not.toBeNull();
  const { id, nonce } = kept();
  return session.completeSignIn(`${window.location.origin}/callback?code=${nonce}&state=${id}`);
}

// The library loads with the first sign-in; preloads it so that no test waits for that.
beforeAll(() => import('./issuer'));

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  issuer = await startTestIssuer();
  // jsdom logs that it does not navigate.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await issuer.close();
});

describe('a sign-in', () => {
  it('uses PKCE, and returns to the requested address', async () => {
    const session = newSession();
    expect(await session.token()).toBeUndefined();
    void session.signIn('/types-contrat?page=2');
    await expect.poll(() => kept()).not.toBeNull();
    const { id, nonce, code_verifier: verifier, redirect_uri: redirect } = kept();
    expect(redirect).toBe(`${window.location.origin}/callback`);
    expect(await session.completeSignIn(`${redirect}?code=${nonce}&state=${id}`)).toBe('/types-contrat?page=2');
    expect(issuer.requests).toEqual([{ grant: 'authorization_code', verifier, refreshToken: null }]);
    expect(session.user()).toEqual({ id: '7', name: 'Léa Nord' });
    expect([session.isValid(), await session.token()]).toEqual([true, 'access-1']);
  });

  it('stores no token in the browser', async () => {
    await signedIn(newSession(), '/home');
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(stored).not.toContain('access-1');
    expect(stored).not.toContain('refresh-1');
  });

  it('does not return to another site or to a public page', async () => {
    expect(await signedIn(newSession(), '//exemple.fr')).toBe('/home');
    expect(await signedIn(newSession(), '/presentation')).toBe('/home');
  });

  it('refuses an identity token of another sign-in', async () => {
    const session = newSession();
    void session.signIn('/home');
    await expect.poll(() => kept()).not.toBeNull();
    const { id, redirect_uri: redirect } = kept();
    await expect(session.completeSignIn(`${redirect}?code=another&state=${id}`)).rejects.toThrow('nonce');
    expect(session.user()).toBeUndefined();
  });

  it('refuses a return that it did not start', async () => {
    await expect(
      newSession().completeSignIn(`${window.location.origin}/callback?code=abc&state=invented`),
    ).rejects.toThrow();
  });
});

describe('a token', () => {
  it('is renewed before it expires, once for all waiting callers', async () => {
    issuer.expiresIn = 119;
    const session = newSession();
    await signedIn(session, '/home');
    expect(session.isValid()).toBe(false);
    issuer.expiresIn = 600;
    const renewed = vi.fn();
    session.onRenewed(renewed);
    expect(await Promise.all([session.token(), session.token(), session.token('fresh')])).toEqual([
      'access-2',
      'access-2',
      'access-2',
    ]);
    expect(issuer.requests.slice(1)).toEqual([{ grant: 'refresh_token', verifier: null, refreshToken: 'refresh-1' }]);
    expect(renewed).toHaveBeenCalledOnce();
    expect(await session.token()).toBe('access-2');
  });

  it.each([-2, 2])('counts its lifetime from its arrival: a clock difference of %i h has no effect', async (hours) => {
    issuer.expiresIn = 600;
    const realNow = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(realNow + hours * 3_600_000);
    const session = newSession();
    await signedIn(session, '/home');
    expect([session.isValid(), await session.token()]).toEqual([true, 'access-1']);
  });

  it('counts as expiring two minutes before its end', async () => {
    issuer.expiresIn = 600;
    const session = newSession();
    await signedIn(session, '/home');
    const arrived = Date.now();
    const now = vi.spyOn(Date, 'now');
    expect(now.mockReturnValue(arrived + 478_000) && session.isValid()).toBe(true);
    expect(now.mockReturnValue(arrived + 482_000) && session.isValid()).toBe(false);
  });

  it('is renewed by one tab at a time', async () => {
    issuer.expiresIn = 60;
    const running: string[] = [];
    const request = vi.fn(async (name: string, renew: () => Promise<unknown>) => {
      running.push(name);
      return renew();
    });
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    const session = newSession();
    await signedIn(session, '/home');
    issuer.expiresIn = 600;
    expect(await session.token()).toBe('access-2');
    expect(running).toEqual(['socle.renewal']);
    vi.unstubAllGlobals();
  });

  it('is used offline until it expires', async () => {
    issuer.expiresIn = 60;
    const session = newSession();
    await signedIn(session, '/home');
    await issuer.close();
    expect(await session.token()).toBe('access-1');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await expect(session.token()).rejects.toThrow();
  });
});

describe('signing out', () => {
  it("ends the session in other tabs, after the identity provider's", async () => {
    const leave = vi.fn();
    const [here, there] = [newSession(), newSession(leave)];
    await signedIn(here, '/home');
    await signedIn(there, '/home');
    void here.signOut();
    await expect.poll(() => sessionStorage.getItem('socle.signing-out')).not.toBeNull();
    expect([await here.token(), await there.token()]).toEqual([undefined, 'access-2']);
    window.history.replaceState(null, '', '/presentation');
    newSession();
    await expect.poll(() => leave).toHaveBeenCalledExactlyOnceWith('/presentation');
    expect(await there.token()).toBeUndefined();
    expect(sessionStorage.getItem('socle.signing-out')).toBeNull();
  });

  it('ends it locally if the identity provider cannot, and asks again at the next sign-in', async () => {
    issuer.endsSessions = false;
    const leave = vi.fn();
    const session = newSession(leave);
    await signedIn(session, '/home');
    await session.signOut();
    expect(leave).toHaveBeenCalledExactlyOnceWith('/presentation');
    // A new page and other tabs would otherwise renew silently.
    const asked = issuer.requests.length;
    expect([await session.token(), await newSession().restore(), issuer.requests.length]).toEqual([
      undefined,
      false,
      asked,
    ]);
    await signedIn(newSession(), '/home');
    expect(localStorage.getItem(ENDED_HERE)).toBeNull();
  });
});
