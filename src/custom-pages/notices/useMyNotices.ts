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

/** The functions and groups of the reader, by id. Groups are known to those who may read people. */
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
  /** The most urgent first; undefined while they are read. */
  readonly notices?: readonly Notice[];
  readonly error: Error | null;
  /** Whether the reader can have any at all. */
  readonly isReader: boolean;
  readonly retry: () => void;
}

/** The notices that are addressed to the reader, the most urgent first. Those who administer notices see others' too. */
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
