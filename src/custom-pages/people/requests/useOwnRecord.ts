import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'ra-core';
import { isObject } from '../../../resources/common/isObject';
import { useCall } from '../../../resources/views/useCall';

const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && (error.status === 403 || error.status === 404);

/**
 * One's own record as far as one may propose changes of it: by the extension, else as those read it who read people. It
 * is empty where the API lets its owner not read it.
 */
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
