import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that stays the same and does what the latest one does. Other than react-admin's `useEvent` it answers the
 * events of the first commit too: an input that takes the focus as it is drawn has it before any effect has run.
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
