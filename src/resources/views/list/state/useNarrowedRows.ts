import { useListContext } from 'ra-core';
import { useMemo, useState } from 'react';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useScreen } from '../../ScreenContext';
import { useListFilter } from '../filters/useListFilter';
import { narrowRows, type NarrowedRows } from './narrowing';
import { useTypedSearch } from './TypedSearch';

/** The rows of the list around as far as what is typed leaves them, and before the answer to it; undefined after it. */
export function useNarrowedRows(): NarrowedRows | undefined {
  const { schema } = useScreen();
  const { data: records, total, isPlaceholderData = false } = useListContext<AnyRecord>();
  const data: readonly AnyRecord[] | undefined = records;
  const { search } = useListFilter();
  const typed = useTypedSearch();
  const [answered, setAnswered] = useState(search);
  // Until the next answer the rows are those of the search before.
  if (data && !isPlaceholderData && answered !== search) setAnswered(search);
  return useMemo(() => {
    if (!data || typed === '' || typed === answered) return undefined;
    return narrowRows(schema, { records: data, total: total ?? data.length, search: answered }, typed);
  }, [schema, data, total, answered, typed]);
}
