import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { compare, type Condition } from '../../../language/condition';
import type { AnyRecord } from '../../../language/resourceSchema';
import { useSettledSearch } from '../../page/useSettled';
import { useScreen } from '../../ScreenContext';
import { givenFilter } from '../otherList';

const MOST = 8;
const PAGE = 50;

/** A value that many records have hides those after it, so a further request leaves out what is found. */
const MOST_REQUESTS = 3;

const NONE: readonly string[] = [];

/** Reads a page of records that meet the conditions, in the order of the field. */
type ReadPage = (where: readonly Condition[]) => Promise<readonly AnyRecord[]>;

/** The first different values of a field that have the typed text. */
export async function existingValues(read: ReadPage, field: string, typed: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let request = 0; request < MOST_REQUESTS && found.size < MOST; request += 1) {
    const records = await read([
      compare(field, typed.length < 3 ? 'startsWith' : 'contains', typed),
      ...[...found].map((value) => compare(field, 'notEquals', value)),
    ]);
    for (const { [field]: value } of records) if (typeof value === 'string') found.add(value);
    if (records.length < PAGE) break;
  }
  return [...found].slice(0, MOST);
}

/** What is left to propose: the only value, typed whole, would cover the button that applies it. */
export const proposalsFor = (typed: string, found: readonly string[]): readonly string[] =>
  typed === '' || (found.length === 1 && found[0] === typed) ? NONE : found;

/** Values of the list's records that a filter proposes for the typed text; none before one is typed. */
export function useExistingValues(field: string, text: unknown, isOffered: boolean): readonly string[] {
  const { schema, address } = useScreen();
  const provider = useDataProvider();
  const typed = typeof text === 'string' ? text.trim() : '';
  const searched = useSettledSearch(typed);
  const { data = NONE } = useQuery({
    queryKey: [address, 'existingValues', field, searched],
    queryFn: ({ signal }) =>
      existingValues(
        async (where) => {
          const { data: records } = await provider.getList<AnyRecord>(address, {
            pagination: { page: 1, perPage: PAGE },
            sort: { field, order: 'ASC' },
            filter: { ...givenFilter(schema), where },
            signal,
          });
          return records;
        },
        field,
        searched,
      ),
    enabled: isOffered && searched !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  return proposalsFor(typed, data);
}
