import type { CDPSession, Page } from '@playwright/test';

export interface Traffic {
  readonly requests: number;
  readonly scripts: number;
  /** Compressed size with headers, in kB. */
  readonly scriptKilobytes: number;
}

/** A slow network: 1.6 Mbit/s each way, 150 ms. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
}

export async function countTraffic(page: Page): Promise<() => Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, number>();
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    requests += 1;
    if (type === 'Script' || request.url.endsWith('.js')) scripts.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  return () => ({
    requests,
    scripts: scripts.size,
    scriptKilobytes: [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000,
  });
}
