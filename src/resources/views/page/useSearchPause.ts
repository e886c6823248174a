import { DataProviderContext, type DataProvider } from 'ra-core';
import { useContext } from 'react';
import type { SearchPauses } from '../../protocol/recordCalls';
import { searchPause } from '../../protocol/searchPause';

const unmeasured = () => searchPause([]);

/**
 * Milliseconds to wait before a search, re-evaluated per key because responses change the estimate. Reads the
 * context directly because `useDataProvider` turns every method into a promise.
 */
export function useSearchPause(): SearchPauses['searchPause'] {
  const measured = useContext(DataProviderContext) as (DataProvider & Partial<SearchPauses>) | null;
  return measured?.searchPause ?? unmeasured;
}
