import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { isObject } from '../../../resources/common/isObject';
import { useCall } from '../../../resources/views/useCall';

const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 403 || error.status === 404);

/** The reader's record, by the extension or the right to read people; empty if the API refuses it. */
export function useOwnRecord(ownId: number, isWanted: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: ['ownRecord', ownId],
    queryFn: async ({ signal }) => {
      try {
        const answer = await call('MyProfile/fiche', { signal });
        return isObject(answer) ? answer : {};
      } catch (error) {
        if (isRefusal(error)) return {};
        throw error;
      }
    },
    enabled: isWanted,
  });
}
