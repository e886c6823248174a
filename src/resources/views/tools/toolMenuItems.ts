import type { ReactNode } from 'react';
import { useExportOffer } from '../export/useExportOffer';
import { useImportOffer } from '../import/useImportOffer';
import { useGridOffer } from '../grid/useGridOffer';
import { useBinOffer, useChangesOffer } from '../history/useHistoryOffers';
import type { MenuEntry } from '../page/ButtonMenu';

/** What the menu of a list offers. */
export interface ToolOffer extends MenuEntry {
  /** A dialog that belongs to it, beside the menu. */
  readonly dialog?: ReactNode;
}

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
