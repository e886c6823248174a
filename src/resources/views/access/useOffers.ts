import { useMemo } from 'react';
import { useExtensions } from '../ExtensionsContext';
import { offersOf, type Offers } from './offers';

export function useOffers(): Offers {
  const extensions = useExtensions();
  return useMemo(() => offersOf(extensions), [extensions]);
}
