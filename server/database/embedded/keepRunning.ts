import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '../errors';
import type { RunningServer } from './supervisor';

/** The pauses before a database that ended by itself is started again, in milliseconds; after the last one it is given up. */
const RESTART_PAUSES: readonly number[] = [200, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000];

/** A server that has run for as long, in milliseconds, has started well: the pauses begin anew. */
const STEADY = 60_000;

/** Hears what becomes of a database that ended by itself. */
export interface DatabaseWatch {
  /** @param pause milliseconds until the next attempt */
  restarting(event: { readonly reason: string; readonly pause: number }): void;
  restarted(): void;
  /** No attempt worked: queries fail from now on. */
  gaveUp(event: { readonly reason: string }): void;
}

export interface KeptServer {
  /** Ends the server, and starts it no more. */
  stop(): Promise<void>;
}

/**
 * Starts a server again whenever it ends by itself once it has been ready, after growing pauses.
 *
 * @param start starts it anew on the same files
 */
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

  /** @returns whether it runs again */
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
      // A stop that came while it was launched has not reached it.
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

  // One that never was ready is the business of who started it.
  const watching = first.ready.then(watchOver, () => undefined);
  return {
    async stop() {
      stopping.abort();
      await server.stop();
      await watching;
    },
  };
}
