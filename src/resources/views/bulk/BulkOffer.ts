import type { ReactNode } from 'react';

export interface BulkOffer {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onChoose: () => void;
  readonly color?: 'primary' | 'error';
  readonly dialog?: ReactNode;
}
