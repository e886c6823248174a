import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '../errors';
import type { RunningServer } from './supervisor';

/** Milliseconds before each restart of a database that ended unexpectedly; after the last one, it gives up. */
const RESTART_PAUSES: readonly number[] = [200, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

/** After this many milliseconds of running, the pauses start over. */
const STEADY = 60_000;

export interface DatabaseWatch {
  /** @param pause milliseconds until the next attempt */
  restarting(event: { readonly reason: string; readonly pause: number }): void;
  restarted(): void;
  /** All attempts failed: queries fail from now on. */
  gaveUp(event: { readonly reason: string }): void;
}

export interface KeptServer {
  /** Ends the server for good. */
  stop(): Promise<void>;
}

/** Restarts a server that ends unexpectedly. @param start starts it again on the same files */
export function keepRunning(
  first: RunningServer,
  start: () => Promise<RunningServer>,
  watch: DatabaseWatch,
  pauses = RESTART_PAUSES,
): KeptServer {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;
  let attempts = 0;

  async function restart(reason: string): Promise<boolean> {
    const pause = pauses[attempts];
    if (pause === undefined) {
      watch.gaveUp({ reason });
      return false;
    }
    attempts += 1;
    watch.restarting({ reason, pause });
    try {
      await wait(pause, undefined, { signal });
      server = await start();
      // A stop during the launch did not reach the new server.
      if (signal.aborted) await server.stop();
      await server.ready;
      watch.restarted();
      return true;
    } catch (error) {
      return !signal.aborted && restart(messageOf(error));
    }
  }

  async function watchOver(): Promise<void> {
    const since = performance.now();
    const reason = await server.ended;
    if (signal.aborted) return;
    if (performance.now() - since > STEADY) attempts = 0;
    if (await restart(reason)) await watchOver();
  }

  // If the first start fails, the caller of `first` handles it.
  const watching = first.ready.then(watchOver, () => undefined);
  return {
    async stop() {
      stopping.abort();
      await server.stop();
      await watching;
    },
  };
}
