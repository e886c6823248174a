import { DataProviderContext, type DataProvider } from 'ra-core';
import { useContext } from 'react';
import type { KnownRefusals } from '../../protocol/recordCalls';

// The same one each time: what is made of it is kept.
const never = () => false;

/**
 * Whether the API has refused to read a collection, or one of its records, to whom the rights had seemed to allow it. It
 * is asked after what was read has come; not through `useDataProvider`, whose every answer is a promise.
 */
export function useRefused(): KnownRefusals['isRefused'] {
  const known = useContext(DataProviderContext) as (DataProvider & Partial<KnownRefusals>) | null;
  return known?.isRefused ?? never;
}
