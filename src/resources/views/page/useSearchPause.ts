import { DataProviderContext, type DataProvider } from 'ra-core';
import { useContext } from 'react';
import type { SearchPauses } from '../../protocol/recordCalls';
import { searchPause } from '../../protocol/searchPause';

const unmeasured = () => searchPause([]);

/**
 * How long typing pauses before a search: asked with each key, since every answer may change it. Not through
 * `useDataProvider`, whose every answer is a promise.
 */
export function useSearchPause(): SearchPauses['searchPause'] {
  const measured = useContext(DataProviderContext) as (DataProvider & Partial<SearchPauses>) | null;
  return measured?.searchPause ?? unmeasured;
}
