import type { ToolOffer } from './toolOffer';
import { useExportOffer } from '../export/useExportOffer';
import { useImportOffer } from '../import/useImportOffer';
import { useGridOffer } from '../grid/useGridOffer';
import { useBinOffer, useChangesOffer } from '../history/useHistoryOffers';

/** Menu items in display order; a hook returns undefined if its tool is unavailable. */
export function useToolOffers(): readonly ToolOffer[] {
  const importing = useImportOffer();
  const exporting = useExportOffer();
  const grid = useGridOffer();
  const bin = useBinOffer();
  const changes = useChangesOffer();
  const offers: readonly (ToolOffer | undefined)[] = [importing, exporting, grid, bin, changes];
  return offers.filter((offer) => offer !== undefined);
}
