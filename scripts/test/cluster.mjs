import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../setup.mjs';

/**
 * Starts the PostgreSQL of a run, shared by all lanes, in its own process.
 * @returns {Promise<{ env: Record<string, string>, close: () => Promise<void> }>} `env` tells the lanes its address
 */
export async function openCluster() {
  const holder = spawn(process.execPath, ['--import', 'tsx', 'test/support/cluster/clusterProcess.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(holder, 'exit').then(() => undefined);
  const line = once(createInterface({ input: holder.stdout }), 'line').then(([text]) => text);
  const text = await Promise.race([line, ended]);
  if (text === undefined) throw new Error('the PostgreSQL of the tests did not start');
  return {
    env: { SOCLE_TEST_CLUSTER: text },
    async close() {
      holder.stdin.end();
      await ended;
    },
  };
}
