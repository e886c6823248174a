import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchPause } from './useSearchPause';

/** Debounces a value by `pause` milliseconds, evaluated at each change. */
export function useSettled<Value>(value: Value, pause: () => number): Value {
  const [settled, setSettled] = useState(value);
  const pauseNow = useEffectEvent(pause);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseNow());
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Debounced search text. @param collection the searched collection; without it, the delay is that of any list */
export function useSettledSearch(typed: string, collection?: string): string {
  const pauseOf = useSearchPause();
  return useSettled(typed, () => pauseOf(collection));
}
