import { useMutation, useQuery } from '@tanstack/react-query';
import { textsIn } from '../../resources/common/narrow';
import { problemOf } from '../../resources/views/page/problemOf';
import { useCall } from '../../resources/views/useCall';

const ADDRESS = 'access/requests';
const NO_NAMES: readonly string[] = [];

const namesIn = (answer: unknown): readonly string[] =>
  typeof answer === 'object' && answer !== null && 'noms' in answer ? textsIn(answer.noms) : NO_NAMES;

export interface AccessRequest {
  /** Names of the people who would receive the request. */
  readonly granters: readonly string[];
  readonly send: () => void;
  readonly isSending: boolean;
  /** Names of the people who received the request; undefined before it is answered, empty if it was not sent. */
  readonly sentTo: readonly string[] | undefined;
  /** The API's reason for not sending it. */
  readonly detail: string | undefined;
}

/** Requests access to a page from the people who grant rights. @param isOffered false asks the API nothing */
export function useAccessRequest(page: string, isOffered: boolean): AccessRequest {
  const call = useCall();
  const { data: granters = NO_NAMES } = useQuery({
    queryKey: ['access', 'granters'],
    queryFn: async ({ signal }) => namesIn(await call(ADDRESS, { signal })),
    enabled: isOffered,
  });
  const request = useMutation({ mutationFn: () => call(ADDRESS, { method: 'POST', body: { page } }) });
  const isAnswered = request.isSuccess || request.isError;
  return {
    granters,
    send: request.mutate,
    isSending: request.isPending,
    sentTo: isAnswered ? namesIn(request.data) : undefined,
    detail: request.isError ? problemOf(request.error).message : undefined,
  };
}
