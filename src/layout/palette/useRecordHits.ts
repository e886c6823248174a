import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLanguage } from '../../i18n/useLanguage';
import { longerPause } from '../../resources/protocol/searchPause';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { useExtensions } from '../../resources/views/ExtensionsContext';
import { useSearchPause } from '../../resources/views/page/useSearchPause';
import { useSettled } from '../../resources/views/page/useSettled';
import { useRegistry } from '../../resources/views/RegistryContext';
import { useCall } from '../../resources/views/useCall';
import { useGrants } from '../../resources/views/access/useGrants';
import { useVisits } from '../visits/useVisits';
import { matchExactly } from './matchCommands';
import { searchEverything } from './searchEverything';
import { searchableBy } from './searchableBy';
import { LISTS_AT_ONCE, searchRecords, type RecordHits } from './searchRecords';

const SHORTEST = 2;
/** What is pasted by mistake is no search. */
const LONGEST = 100;
const NO_HITS: RecordHits = { commands: [], failed: 0 };

/** What a choice among the records of one list shows. */
const TO_CHOOSE = 8;

/**
 * Debounced; cancels outdated searches. One request, or one per list if the API lacks the global search.
 * @param only the list that is searched; its first records without a search
 */
export function useRecordHits(typed: string, only?: ResourceSchema): RecordHits & { readonly searching: boolean } {
  const dataProvider = useDataProvider();
  const call = useCall();
  const isGlobal = useExtensions().has('globalSearch');
  const isOneCall = isGlobal && !only;
  const registry = useRegistry();
  const { held } = useGrants();
  const [language] = useLanguage();
  const [visits] = useVisits();
  const translate = useTranslate();
  const schemas = useMemo(
    () => (held ? searchableBy(only ? [only] : registry.visible, held) : []),
    [registry, held, only],
  );
  const wanted = typed.trim().slice(0, LONGEST);
  const shortest = only ? 0 : SHORTEST;
  const pauseOf = useSearchPause();
  const query = useSettled(wanted, () =>
    isOneCall ? pauseOf() : longerPause(pauseOf(), schemas.length / LISTS_AT_ONCE),
  );
  // True during the debounce delay as well.
  const isSearched = wanted.length >= shortest && held !== undefined && (isOneCall || schemas.length > 0);
  const enabled = isSearched && query.length >= shortest;
  const {
    data = NO_HITS,
    isFetching,
    isError,
  } = useQuery({
    queryKey: ['palette', isOneCall, only?.name, query, language],
    queryFn: ({ signal }) =>
      isOneCall
        ? searchEverything({ call, registry, query, language, translate, listed: schemas, visits, signal })
        : searchRecords({
            dataProvider,
            registry,
            schemas,
            query,
            language,
            translate,
            ...(only && { perList: TO_CHOOSE }),
            signal,
          }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const hits = isError ? { ...data, failed: 1 } : data;
  const searching = isSearched && (isFetching || query !== wanted);
  // Of the search before, only what the longer text still names.
  const commands = useMemo(
    () => (searching ? matchExactly(hits.commands, wanted) : hits.commands),
    [searching, hits.commands, wanted],
  );
  return { ...(enabled ? { ...hits, commands } : NO_HITS), searching };
}
