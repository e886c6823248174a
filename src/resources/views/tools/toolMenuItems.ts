import type { ToolOffer } from './toolOffer';
import { useExportOffer } from '../export/useExportOffer';
import { useImportOffer } from '../import/useImportOffer';
import { useGridOffer } from '../grid/useGridOffer';
import { useBinOffer, useChangesOffer } from '../history/useHistoryOffers';

/** What the menu of the list around offers, in its order: each hook answers undefined where it has nothing to offer. */
export function useToolOffers(): readonly ToolOffer[] {
  const importing = useImportOffer();
  const exporting = useExportOffer();
  const grid = useGridOffer();
  const bin = useBinOffer();
  const changes = useChangesOffer();
  const offers: readonly (ToolOffer | undefined)[] = [importing, exporting, grid, bin, changes];
  return offers.filter((offer) => offer !== undefined);
}
