import { createContext, useContext, type ReactNode } from 'react';
import type { PreviewRow } from './previewRows';

interface RefusedRow {
  readonly body: ReactNode;
  /** Stands for the row's status. */
  readonly word?: string;
}

/** Shows a refused row's reason with a way on; undefined for reasons that are said as they are. */
export type RowRefusal = (row: PreviewRow) => RefusedRow | undefined;

const RowRefusalContext = createContext<RowRefusal | undefined>(undefined);

export const RowRefusalProvider = RowRefusalContext.Provider;

export const useRowRefusal = (): RowRefusal | undefined => useContext(RowRefusalContext);
