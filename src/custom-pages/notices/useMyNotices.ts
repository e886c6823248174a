import { numbersIn } from '../../resources/common/narrow';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { mayRead } from '../../resources/access/access';
import { isObject } from '../../resources/common/isObject';
import { Utilisateurs } from '../../resources/schemas/utilisateurs';
import { useCall } from '../../resources/views/useCall';
import { isAddressedTo, type Notice } from '../../layout/notices/notice';
import { useNoticeKinds, useVisibleNotices } from '../../layout/notices/useNotices';
import { useGrants } from '../../resources/views/access/useGrants';

/** Ids of the reader's functions and groups. Groups are known only if the reader may read people. */
function useOwnAudience(isNeeded: boolean) {
  const call = useCall();
  const { held } = useGrants();
  const { data: identity } = useGetIdentity();
  const readsPeople = held !== undefined && mayRead(Utilisateurs, held);
  const id = identity?.id;
  return useQuery({
    queryKey: ['notices', 'audience', id, readsPeople],
    queryFn: async ({ signal }) => {
      const [rights, groups] = await Promise.all([
        call('MyRights', { signal }),
        readsPeople ? call(`${Utilisateurs.name}/${id}/Groupes`, { signal }) : [],
      ]);
      return {
        functions: numbersIn(isObject(rights) ? rights['fonctions'] : []),
        groups: Array.isArray(groups) ? groups.flatMap((one) => (isObject(one) ? [Number(one['id'])] : [])) : [],
      };
    },
    enabled: isNeeded && id !== undefined && held !== undefined,
  });
}

export interface MyNotices {
  /** Most urgent first; undefined while loading. */
  readonly notices?: readonly Notice[];
  readonly error: Error | null;
  /** Whether the reader can have notices at all. */
  readonly isReader: boolean;
  readonly retry: () => void;
}

/** Filtered to the reader's, most urgent first: administrators of notices also receive others'. */
export function useMyNotices(): MyNotices {
  const isReader = useNoticeKinds('show').length > 0;
  const isAdministrator = useNoticeKinds('delete').length > 0;
  const { data, error, refetch } = useVisibleNotices();
  const own = useOwnAudience(isAdministrator);
  const audience = own.data;
  const isKnown = data !== undefined && (!isAdministrator || audience !== undefined);
  return {
    ...(isKnown && {
      notices: audience ? data.filter((notice) => isAddressedTo(notice, audience.functions, audience.groups)) : data,
    }),
    error: error ?? own.error,
    isReader,
    retry: () => void Promise.all([refetch(), ...(isAdministrator ? [own.refetch()] : [])]),
  };
}
