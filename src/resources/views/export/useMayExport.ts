import { useCanAccess } from 'ra-core';
import { useScreen } from '../ScreenContext';

/** Tells whether the reader may export the list: the right to read it is enough. False while loading. */
export function useMayExport(): boolean {
  const { address } = useScreen();
  return useCanAccess({ resource: address, action: 'export' }).canAccess === true;
}
