import { useCallback } from 'react';
import { isRouteAllowed } from '../../access/access';
import type { MayTake } from '../../records/fieldRules';
import { useGrants } from './useGrants';

/** Tells whether the reader may take a step; true if the rights are unknown, so that the API decides. */
export function useMayTake(): MayTake {
  const { held } = useGrants();
  return useCallback(
    (rule) => {
      if (!held) return true;
      const { limited = [], rights } = held;
      // As in the API, a right limited to some companies opens no step.
      return isRouteAllowed(rule, { ...held, rights: rights.filter((right) => !limited.includes(right)) });
    },
    [held],
  );
}
