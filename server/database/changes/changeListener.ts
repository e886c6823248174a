import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CHANGES_CHANNEL, readAnnounced, type AnnouncedSet } from './announced';

/** Milliseconds before reconnecting; doubled on each attempt up to `LONGEST_PAUSE`. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

export interface ListenerEvents {
  readonly onSet: (set: AnnouncedSet) => void;
  /** Called after reconnecting: change sets may have been missed meanwhile. */
  readonly onGap: () => void;
  readonly onFailure: (error: unknown) => void;
}

export interface ChangeListener {
  /** Resolves once it listens, or is closed before that. */
  readonly ready: Promise<void>;
  close(): Promise<void>;
}

/** Opens a connection that listens. `ended` resolves when the connection ends. */
async function listenOnce(url: string, onSet: ListenerEvents['onSet']) {
  // Not from the pool: LISTEN is bound to its connection, and a pool hands connections on to the next caller.
  const client = new pg.Client({ connectionString: url, application_name: 'socle live', keepAlive: true });
  const ended = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  client.on('notification', ({ payload }) => {
    const set = readAnnounced(payload);
    if (set) onSet(set);
  });
  try {
    await client.connect();
    await client.query(`listen ${CHANGES_CHANNEL}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return { ended, end: () => client.end().catch(() => undefined) };
}

/** Listens for change sets of all tenants of a database; reconnects if the connection breaks. */
export function listenForSets(url: string, { onSet, onGap, onFailure }: ListenerEvents): ChangeListener {
  const closing = new AbortController();
  const { signal } = closing;
  let begun = () => undefined as void;
  const ready = new Promise<void>((resolve) => {
    begun = resolve;
  });
  let endCurrent: (() => Promise<void>) | undefined;
  const listen = async () => {
    let wait = FIRST_PAUSE;
    let hasHeard = false;
    while (!signal.aborted) {
      try {
        const { ended, end } = await listenOnce(url, onSet);
        endCurrent = end;
        if (signal.aborted) await end();
        wait = FIRST_PAUSE;
        if (hasHeard) onGap();
        hasHeard = true;
        begun();
        await ended;
        await end();
      } catch (error) {
        onFailure(error);
      }
      await pause(wait, undefined, { signal }).catch(() => undefined);
      wait = Math.min(2 * wait, LONGEST_PAUSE);
    }
    begun();
  };
  const listening = listen();
  return {
    ready,
    async close() {
      closing.abort();
      await endCurrent?.();
      await listening;
    },
  };
}
