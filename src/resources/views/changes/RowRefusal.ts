import { createContext, useContext, type ReactNode } from 'react';
import type { PreviewRow } from './previewRows';

/** Shows a refused row's reason with a way on; undefined for reasons that are said as they are. */
export type RowRefusal = (row: PreviewRow) => ReactNode | undefined;

const RowRefusalContext = createContext<RowRefusal | undefined>(undefined);

export const RowRefusalProvider = RowRefusalContext.Provider;

export const useRowRefusal = (): RowRefusal | undefined => useContext(RowRefusalContext);
