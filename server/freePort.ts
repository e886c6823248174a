import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from './settings';

/** Finds out whether the port is free before anything is opened. @throws {Error} `EADDRINUSE` where it is not. */
export async function requireFreePort({ HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
