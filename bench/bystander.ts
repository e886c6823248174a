import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../test/support/serverProcess';
import { residentMegabytes } from './residentMemory';

/** Limits during an attack: the server's memory, and the 95th percentile of other accounts' waiting times. */
const LIMITS = { megabytes: 600, milliseconds: 100 };

interface Watch {
  readonly stop: () => Promise<{ readonly times: readonly number[]; readonly megabytes: number }>;
}

/** Measures consecutive requests of another account and the server's memory until stopped. */
function watch(server: ServerProcess, token: string): Watch {
  const times: number[] = [];
  let megabytes = 0;
  let isOver = false;
  const calls = async () => {
    while (!isOver) {
      const begin = performance.now();
      const answer = await fetch(`${server.origin}/api/TypeContrats?PageSize=25`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.arrayBuffer();
      times.push(answer.ok ? performance.now() - begin : Infinity);
      megabytes = Math.max(megabytes, await residentMegabytes(server.pid()));
      await pause(10);
    }
  };
  const running = calls();
  return {
    async stop() {
      isOver = true;
      await running;
      return { times: times.toSorted((a, b) => a - b), megabytes };
    },
  };
}

/** Counts each result: `400: 6`. */
export const counts = (results: readonly string[]): string =>
  [...new Set(results)].map((one) => `${one}: ${results.filter((result) => result === one).length}`).join(', ');

/**
 * Runs an attack beside requests of another account and prints its cost; the process fails above the limits.
 *
 * @param token token of the other account, which may read types of contracts
 */
export async function printCost(
  server: ServerProcess,
  token: string,
  name: string,
  attack: () => Promise<string>,
): Promise<void> {
  const watched = watch(server, token);
  const begin = performance.now();
  const result = await attack();
  const seconds = (performance.now() - begin) / 1_000;
  const { times, megabytes } = await watched.stop();
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Infinity;
  const holds = megabytes <= LIMITS.megabytes && at(0.95) <= LIMITS.milliseconds;
  console.log(
    `${holds ? 'holds' : 'FAILS'}: ${name} (${result}; ${seconds.toFixed(1)} s): memory ${megabytes.toFixed(0)} MB, ` +
      `others wait ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)}, longest ${at(1).toFixed(0)}`,
  );
  if (!holds) process.exitCode = 1;
}
