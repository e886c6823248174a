import type { MenuEntry } from '../page/ButtonMenu';
import type { ReactNode } from 'react';
export interface ToolOffer extends MenuEntry {
  /** The tool's dialog, rendered beside the menu. */
  readonly dialog?: ReactNode;
}
