import { lazy, useSyncExternalStore, type ComponentType } from 'react';

/** Milliseconds after which a screen's code has failed to load (section 9 of the specification). */
export const LOAD_LIMIT = 120_000;

/** The code of a screen did not come in time. */
export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';
}

const listeners = new Set<() => void>();
let loading = 0;

function count(change: number): void {
  loading += change;
  // Loading begins while React renders, when no other component may be told.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the code of a screen is on its way. */
export const useScreenLoading = (): boolean => useSyncExternalStore(subscribe, () => loading > 0);

/** Waits for the code of a screen, within the limit. @throws {LoadTimeoutError} where it passes; what `load` throws */
export async function loadInTime<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  count(1);
  try {
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new LoadTimeoutError(`a screen did not load within ${LOAD_LIMIT} ms`));
      timer = setTimeout(giveUp, LOAD_LIMIT);
    });
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
    count(-1);
  }
}

/**
 * A screen whose code is loaded when it is first opened.
 *
 * @example const ListScreen = lazyScreen(() => import('./list/ListScreen'));
 */
export const lazyScreen = <Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy(() => loadInTime(load));
