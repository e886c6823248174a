import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { AddressedCall } from './callAddresses';
import { useCall } from '../../../resources/views/useCall';

export interface Giving extends AddressedCall {
  /** Label of the granted item, for the notification. */
  readonly name: string;
}

/** Grants or revokes something, notifies, and refetches. */
export function useGiving() {
  const call = useCall();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ address, call: options }: Giving) => call(address, options),
    onSuccess: (_answer, { name, call: { method } }) =>
      notify(method === 'DELETE' ? 'accessPages.give.removed' : 'accessPages.give.added', {
        type: 'success',
        messageArgs: { name },
      }),
  });
}
