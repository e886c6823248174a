import { maySee } from '../../routes/screenAccess';
import { useOffers } from './useOffers';
import { useRegistry } from '../RegistryContext';
import { useGrants } from './useGrants';

/**
 * Whether the reader may open the page of a record of a collection. It says what `useCanAccess` says, from what is known
 * already: a list asks in each cell that points at a record, and each question to the cache of access costs as much as the cell.
 *
 * @param address the collection's address: `Entreprises/12/contrats`
 */
export function useMayOpen(address: string): boolean {
  const registry = useRegistry();
  const { records } = useOffers();
  const { held, isPending } = useGrants();
  // Without rights to ask for, react-admin lets everything be opened.
  if (!held) return !isPending;
  return maySee(registry, records, held, { resource: address, action: 'show' });
}
