import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchPause } from './useSearchPause';

/** The value, once it has stayed the same for so many milliseconds, which are asked for with each change. */
export function useSettled<Value>(value: Value, pause: () => number): Value {
  const [settled, setSettled] = useState(value);
  const pauseNow = useEffectEvent(pause);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseNow());
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * What is typed, once it is time to search for it.
 *
 * @param collection what is searched; where it is no collection, any list says how quick the API is
 */
export function useSettledSearch(typed: string, collection?: string): string {
  const pauseOf = useSearchPause();
  return useSettled(typed, () => pauseOf(collection));
}
