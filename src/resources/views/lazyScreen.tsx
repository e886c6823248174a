import { lazy, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

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

/** A screen whose code is loaded when it is first opened, or before. */
export interface LazyScreen<Props extends object> {
  (props: Props): ReactNode;
  /** Loads its code ahead. What fails is told where the screen is opened. @returns when it is there, or has failed */
  readonly preload: () => Promise<unknown>;
}

/**
 * A screen whose code is loaded when it is first opened. One whose code is there is drawn at once: React shows a place
 * holder for at least 300 ms wherever it has to wait for code, however short the wait was.
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
    // An open screen stays what it is: another component in its place would begin anew.
    const [Body] = useState(() => loaded ?? Waiting);
    return <Body {...props} />;
  }
  return Object.assign(Screen, { preload: () => load().then(keep, () => undefined) });
}
