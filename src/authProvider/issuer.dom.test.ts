import { afterEach, expect, it, vi } from 'vitest';
import type { Environment } from '../environment/environment';
import { createIssuer } from './issuer';
import { epoch } from './signedIn';

const environment: Environment = {
  tenantId: 'nord',
  tenantName: 'Nord',
  apiUrl: 'http://localhost:3000/api',
  identityUrl: 'http://localhost:3000/identity',
  frontUrl: window.location.origin,
  clientName: 'Nord',
  clientId: 'socle-front',
  addNetworkFastTrack: false,
  mainTenant: true,
};

afterEach(() => {
  vi.useRealTimers();
});

/** Number of expiry events of a token with this lifetime within this many seconds. */
async function expiringNotices(lifetime: number, seconds: number): Promise<number> {
  vi.useFakeTimers();
  const onExpiring = vi.fn();
  const early = { access_token: 'access', token_type: 'Bearer', expires_at: epoch() + lifetime, profile: { sub: '7' } };
  await createIssuer(environment, early as Parameters<typeof createIssuer>[1], onExpiring);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return onExpiring.mock.calls.length;
}

it('reports an expiring token once, two minutes before', async () => {
  expect(await expiringNotices(600, 470)).toBe(0);
  expect(await expiringNotices(600, 490)).toBe(1);
});

it('does not report a token that arrives with less time, which would loop', async () => {
  expect(await expiringNotices(119, 30)).toBe(0);
});
