import { useGetList } from 'ra-core';
import { useDeferredValue } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';
import type { MentionedPerson } from '../../protocol/comments';
import { representationOf } from '../../records/representation';
import { PEOPLE } from '../../registry/roles';
import { useMayRead } from '../access/useMayRead';
import { useRegistry } from '../RegistryContext';
import { rankMentions } from './rankMentions';

const MOST = 6;
/** Found people from which those whose names begin with the text are chosen. */
const READ = 25;
const NOBODY: readonly MentionedPerson[] = [];

/**
 * Suggests people by the typed text, names that begin with it first, if the reader may read people. @param typed
 * undefined sends no request
 */
export function useMentionablePeople(typed: string | undefined): readonly MentionedPerson[] {
  const registry = useRegistry();
  const schema = registry.schemas.find(({ name }) => name === PEOPLE);
  const mayRead = useMayRead(schema) === true;
  const q = useDeferredValue(typed);
  const { data } = useGetList<AnyRecord>(
    PEOPLE,
    {
      filter: q ? { q } : {},
      pagination: { page: 1, perPage: READ },
      sort: { field: schema?.list.sort.field ?? 'id', order: 'ASC' },
      meta: { aside: true },
    },
    { enabled: q !== undefined && schema !== undefined && mayRead, retry: false, placeholderData: (before) => before },
  );
  if (typed === undefined || !schema || !data) return NOBODY;
  return rankMentions(
    data.map((record) => ({ id: record.id, nom: representationOf(schema, record) })),
    typed,
    MOST,
  );
}
