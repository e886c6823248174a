import { useCallback } from 'react';
import { isRouteAllowed } from '../../access/access';
import type { MayTake } from '../../records/fieldRules';
import { useGrants } from './useGrants';

/** Whether the reader may take a step, as far as their rights are known: what is not known is the API's to refuse. */
export function useMayTake(): MayTake {
  const { held } = useGrants();
  return useCallback(
    (rule) => {
      if (!held) return true;
      const { limited = [], rights } = held;
      // As the API: a right that holds for some companies only opens no step.
      return isRouteAllowed(rule, { ...held, rights: rights.filter((right) => !limited.includes(right)) });
    },
    [held],
  );
}
