import type { MenuEntry } from '../page/ButtonMenu';
import type { ReactNode } from 'react';
/** What the menu of a list offers. */
export interface ToolOffer extends MenuEntry {
  /** A dialog that belongs to it, beside the menu. */
  readonly dialog?: ReactNode;
}
