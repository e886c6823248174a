import { useBulkExport } from '../export/useBulkExport';
import type { BulkOffer } from './BulkOffer';
import type { BulkSelection } from './bulkTypes';
import { useBulkActions } from './useBulkActions';
import { useBulkDelete } from './useBulkDelete';
import { useBulkEdit } from './useBulkEdit';

/** What can be done with the selected records, in its order: each hook answers undefined where it has nothing to offer. */
export function useBulkOffers(selection: BulkSelection): readonly BulkOffer[] {
  const edit = useBulkEdit(selection);
  const actions = useBulkActions(selection);
  const exporting = useBulkExport(selection);
  const remove = useBulkDelete(selection);
  const offers: readonly (BulkOffer | undefined)[] = [edit, ...actions, exporting, remove];
  return offers.filter((offer) => offer !== undefined);
}
