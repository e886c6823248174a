import { useCanAccess } from 'ra-core';
import type { Action } from '../../access';
import { useExtension } from '../ExtensionsContext';
import { useScreen } from '../ScreenContext';
import { isOffered } from './offeredScreens';

/** Whether to show an action's button: this API has the operation, and the person may use it. False until known. */
export function useAllowed(action: Action): boolean {
  const { schema, address } = useScreen();
  const hasRecords = useExtension('records');
  const { canAccess } = useCanAccess({ resource: address, action });
  return canAccess === true && isOffered(schema, action, hasRecords);
}

export interface AllowedActions {
  readonly show: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
}

/** What may be done with the records of the collection; asked once for a whole list. */
export const useAllowedActions = (): AllowedActions => ({
  show: useAllowed('show'),
  edit: useAllowed('edit'),
  delete: useAllowed('delete'),
});
