import { DataProviderContext, type DataProvider } from 'ra-core';
import { useContext } from 'react';
import type { KnownRefusals } from '../../protocol/recordCalls';

// A stable function, so that memoised results stay valid.
const never = () => false;

/**
 * Tells whether the API has refused to read a collection or one of its records despite the reader's rights.
 * Call it after the response has arrived. Reads the context directly because `useDataProvider` turns every
 * method into a promise.
 */
export function useRefused(): KnownRefusals['isRefused'] {
  const known = useContext(DataProviderContext) as (DataProvider & Partial<KnownRefusals>) | null;
  return known?.isRefused ?? never;
}
