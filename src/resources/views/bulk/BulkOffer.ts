import type { ReactNode } from 'react';

/** What the bar of a selection offers. */
export interface BulkOffer {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onChoose: () => void;
  readonly color?: 'primary' | 'error';
  /** A dialog that belongs to it, beside the bar. */
  readonly dialog?: ReactNode;
}
