import { maySee } from '../../routes/screenAccess';
import { useOffers } from './useOffers';
import { useRegistry } from '../RegistryContext';
import { useGrants } from './useGrants';

/**
 * Tells whether the reader may open a record's page. Same answer as `useCanAccess`, but synchronous and from
 * loaded rights: lists need it in each reference cell, where a query per cell would cost as much as the cell.
 *
 * @param address the collection's address: `Entreprises/12/contrats`
 */
export function useMayOpen(address: string): boolean {
  const registry = useRegistry();
  const { records } = useOffers();
  const { held, isPending } = useGrants();
  // Without permissions, react-admin allows everything.
  if (!held) return !isPending;
  return maySee(registry, records, held, { resource: address, action: 'show' });
}
