import { useGetIdentity, useGetList } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { SAVED_VIEWS } from '../../registry/roles';
import { useListName } from '../list/columns/useColumns';

/** More views than a person has for one list. */
const MOST = 200;

export interface SavedViews {
  readonly mine: readonly AnyRecord[];
  /** Other people's views, shared with the reader's groups. */
  readonly shared: readonly AnyRecord[];
  readonly isPending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

export function useSavedViews(isWanted: boolean): SavedViews {
  const liste = useListName();
  const { identity } = useGetIdentity();
  const { data, isPending, error, refetch } = useGetList<AnyRecord>(
    SAVED_VIEWS,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'nom', order: 'ASC' },
      filter: { where: [{ field: 'liste', operator: 'equals', value: liste }] },
    },
    { enabled: isWanted },
  );
  const isMine = ({ utilisateurId }: AnyRecord) => String(utilisateurId) === String(identity?.id);
  const all = data ?? [];
  return {
    mine: all.filter(isMine),
    shared: all.filter((view) => !isMine(view)),
    isPending,
    error,
    retry: () => void refetch(),
  };
}
