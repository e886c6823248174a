import { useCanAccess, useGetIdentity, usePermissions } from 'ra-core';
import { useCallback } from 'react';
import type { Action, Grants } from '../../access/access';
import { mayWriteRow } from '../../access/rowAccess';
import type { AnyRecord } from '../../language/resourceSchema';
import { usePageTarget } from '../nested/recordPage';
import { useRegistry } from '../RegistryContext';
import { useScreen, type ScreenTarget } from '../ScreenContext';
import { useOffers } from './useOffers';

/** Whether to show an action's button: this API has the operation, and the person may use it. False until known. */
export const useAllowed = (action: Action): boolean => useAllowedIn(useScreen(), action);

/** The same, of another collection than the one of the screen around. */
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

/** What may be done with the records of the collection; asked once for a whole list. */
export const useAllowedActions = (): AllowedActions => ({
  // A record may have its page elsewhere than in the list around, and be shown there to others.
  show: useAllowedIn(usePageTarget(), 'show'),
  edit: useAllowed('edit'),
  delete: useAllowed('delete'),
});

/** Which records of the collection the person may write, where its declaration leaves some to others (`rows`). */
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
