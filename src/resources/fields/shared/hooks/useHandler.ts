import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Stable function that calls the latest handler. Unlike react-admin's `useEvent`, it works during the first
 * commit: an auto-focused input gets focus before any passive effect.
 *
 * @example const leave = useHandler(() => field.onBlur());
 */
export function useHandler<Parameters extends readonly unknown[], Result>(
  handler: (...args: Parameters) => Result,
): (...args: Parameters) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Parameters) => latest.current(...args), []);
}
