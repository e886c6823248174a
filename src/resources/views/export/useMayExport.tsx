import { useCanAccess } from 'ra-core';
import { useScreen } from '../ScreenContext';

/** Whether the list around may be exported: by whoever may read it. False until known. */
export function useMayExport(): boolean {
  const { address } = useScreen();
  return useCanAccess({ resource: address, action: 'export' }).canAccess === true;
}
