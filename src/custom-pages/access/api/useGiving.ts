import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { AddressedCall } from './callAddresses';
import { useCall } from '../../../resources/views/useCall';

export interface Giving extends AddressedCall {
  /** What was given or taken, for the message. */
  readonly name: string;
}

/** Gives something to a person, or takes it, and says so; what was read is then asked for again. */
export function useGiving() {
  const call = useCall();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ address, call: options }: Giving) => call(address, options),
    onSuccess: (_answer, { name, call: { method } }) =>
      notify(method === 'DELETE' ? 'access.give.removed' : 'access.give.added', {
        type: 'success',
        messageArgs: { name },
      }),
  });
}
