import { useCanAccess, useGetIdentity, usePermissions } from 'ra-core';
import { useCallback } from 'react';
import type { Action, Grants } from '../../access/access';
import { mayWriteRow } from '../../access/rowAccess';
import type { AnyRecord } from '../../language/resourceSchema';
import { usePageTarget } from '../nested/recordPage';
import { useRegistry } from '../RegistryContext';
import { useScreen, type ScreenTarget } from '../ScreenContext';
import { useOffers } from './useOffers';

export const useAllowed = (action: Action): boolean => useAllowedIn(useScreen(), action);

export function useAllowedIn({ schema, address }: Omit<ScreenTarget, 'parents'>, action: Action): boolean {
  const { does } = useOffers();
  const { canAccess } = useCanAccess({ resource: address, action });
  return canAccess === true && does(schema, action);
}

export interface AllowedActions {
  readonly show: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
}

/** Calls the hooks once for a whole list instead of in each row. */
export const useAllowedActions = (): AllowedActions => ({
  // The details page can belong to another resource, with rights of its own.
  show: useAllowedIn(usePageTarget(), 'show'),
  edit: useAllowed('edit'),
  delete: useAllowed('delete'),
});

/** Returns a predicate for the declaration's `rows` rule: may the person write this record? */
export function useMayWrite(): (record: AnyRecord) => boolean {
  const { schema } = useScreen();
  const registry = useRegistry();
  const { permissions } = usePermissions<Grants>();
  const { identity } = useGetIdentity();
  const id = Number(identity?.id);
  return useCallback(
    (record) => mayWriteRow(schema, registry, permissions, id, record),
    [schema, registry, permissions, id],
  );
}
