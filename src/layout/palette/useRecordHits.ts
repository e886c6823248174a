import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useHeld } from '../useHeld';
import { longerPause } from '../../resources/searchPause';
import { useSearchPause } from '../../resources/views/page/useSearchPause';
import { useSettled } from '../../resources/views/page/useSettled';
import { LISTS_AT_ONCE, searchableBy, searchRecords, type RecordHits } from './searchRecords';

const SHORTEST = 2;
const NO_HITS: RecordHits = { commands: [], failed: 0 };

/** The records that answer what is being typed, a moment after the last key; an overtaken search is cancelled. */
export function useRecordHits(typed: string): RecordHits & { readonly searching: boolean } {
  const dataProvider = useDataProvider();
  const registry = useRegistry();
  const held = useHeld();
  const [language] = useLanguage();
  const schemas = useMemo(() => (held ? searchableBy(registry.visible, held) : []), [registry, held]);
  const wanted = typed.trim();
  const pauseOf = useSearchPause();
  const query = useSettled(wanted, () => longerPause(pauseOf(), schemas.length / LISTS_AT_ONCE));
  const enabled = query.length >= SHORTEST && wanted.length >= SHORTEST && schemas.length > 0;
  const { data = NO_HITS, isFetching } = useQuery({
    queryKey: ['palette', query, language],
    queryFn: ({ signal }) => searchRecords({ dataProvider, registry, schemas, query, language, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { ...(enabled ? data : NO_HITS), searching: enabled && (isFetching || query !== wanted) };
}
