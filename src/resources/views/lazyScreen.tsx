import { lazy, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/** Milliseconds after which loading a screen's code counts as failed (section 9 of the specification). */
export const LOAD_LIMIT = 120_000;

export class LoadTimeoutError extends Error {
  override readonly name = 'LoadTimeoutError';
}

const listeners = new Set<() => void>();
let loading = 0;

function count(change: number): void {
  loading += change;
  // Loading can start during a render, when other components must not be updated.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useScreenLoading = (): boolean => useSyncExternalStore(subscribe, () => loading > 0);

/** Loads a screen's code within the limit. @throws {LoadTimeoutError} after the limit; the errors of `load` */
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

export interface LazyScreen<Props extends object> {
  (props: Props): ReactNode;
  /**
   * Loads the code in advance; an error is reported only when the screen opens. @returns resolves on success
   * and failure
   */
  readonly preload: () => Promise<unknown>;
}

/**
 * A screen whose code is loaded on first use. Already loaded code renders at once: with `lazy`, React would
 * show the fallback for at least 300 ms, however short the wait.
 *
 * @example const ListScreen = lazyScreen(() => import('./list/ListScreen'));
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  const keep = (module: { readonly default: ComponentType<Props> }) => {
    loaded = module.default;
    return module;
  };
  const Waiting = lazy(() => loadInTime(load).then(keep)) as unknown as ComponentType<Props>;
  function Screen(props: Props): ReactNode {
    // State, so that an open screen keeps its component: a different one would remount it.
    const [Body] = useState(() => loaded ?? Waiting);
    return <Body {...props} />;
  }
  return Object.assign(Screen, { preload: () => load().then(keep, () => undefined) });
}
