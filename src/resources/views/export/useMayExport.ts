import { useCanAccess } from 'ra-core';
import { useScreen } from '../ScreenContext';

/** Whether the reader may export the list around: everyone who may read it may. False until known. */
export function useMayExport(): boolean {
  const { address } = useScreen();
  return useCanAccess({ resource: address, action: 'export' }).canAccess === true;
}
