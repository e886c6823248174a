import { usePermissions } from 'ra-core';
import { useMemo } from 'react';
import type { Grants } from '../../access/access';
import { heldChecks, type HeldChecks } from '../../access/heldChecks';
import { usePreferences } from './usePreferences';

const NONE = [] as const;

/**
 * Checks for the signed-in person: has a right, has a function, has a value in a preference.
 *
 * @example const { hasRight } = useHeldChecks();
 */
export function useHeldChecks(): HeldChecks {
  const { permissions } = usePermissions<Grants>();
  const preferences = usePreferences() ?? NONE;
  return useMemo(() => heldChecks(permissions, preferences), [permissions, preferences]);
}
