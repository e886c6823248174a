import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Milliseconds; later than the first page, because collecting takes 50 ms. */
const REST = 2_000;

/** Collects garbage once: the engine only does so under memory pressure, which an idle server never has. */
export function freeAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    setFlagsFromString('--no-expose-gc');
    collect();
  }, REST).unref();
}
