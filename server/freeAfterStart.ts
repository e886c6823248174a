import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After the first page, which people wait for: collecting takes 50 ms. */
const REST = 2_000;

/**
 * Frees what the start has left behind, once: the engine does so when something needs the room, and an idle server needs
 * none.
 */
export function freeAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
    collect();
  }, REST).unref();
}
