import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let count = 0;

function change(by: number): void {
  count += by;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that something outside of the data layer is on its way (a screen's code) for as long as the caller is mounted. */
export const useMarkBusy = (): void =>
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);

/** Whether something marked itself so. */
export const useMarkedBusy = (): boolean => useSyncExternalStore(subscribe, () => count > 0);
