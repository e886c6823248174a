import { useListContext } from 'ra-core';
import { useMemo, useState } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { useListFilter } from '../filters/useListFilter';
import { narrowRows, type NarrowedRows } from './narrowing';
import { useTypedSearch } from './TypedSearch';

/** Predicted rows for the typed search; undefined once the response is shown. */
export function useNarrowedRows(): NarrowedRows | undefined {
  const { schema } = useScreen();
  const { data: records, total, isPlaceholderData = false } = useListContext<AnyRecord>();
  const data: readonly AnyRecord[] | undefined = records;
  const { search } = useListFilter();
  const typed = useTypedSearch();
  const [answered, setAnswered] = useState(search);
  // Placeholder rows still belong to the previous search.
  if (data && !isPlaceholderData && answered !== search) setAnswered(search);
  return useMemo(() => {
    if (!data || typed === '' || typed === answered) return undefined;
    return narrowRows(schema, { records: data, total: total ?? data.length, search: answered }, typed);
  }, [schema, data, total, answered, typed]);
}
