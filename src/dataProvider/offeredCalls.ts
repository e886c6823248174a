import { HttpError } from 'ra-core';
import type { ExtensionCall } from '../resources/protocol/extensionCall';
import { NOT_OFFERED } from '../resources/protocol/notOffered';
import type { ExtensionSource } from './discoverExtensions';
import type { Call } from './httpTypes';

type MakeCall = (address: string, call?: Call) => Promise<unknown>;

/**
 * Makes calls that no declaration makes. One that this API does not have is answered by what stands in for it, or
 * rejected without a request.
 *
 * @param make makes a call that the API has
 * @returns rejects with `notOffered` (404)
 */
export function offeredCalls(
  make: MakeCall,
  extensions: ExtensionSource,
  find: (address: string, method?: string) => ExtensionCall | undefined,
): MakeCall {
  return async (address, call = {}) => {
    const known = find(address, call.method);
    if (!known || (await extensions()).has(known.extension)) return make(address, call);
    if (!known.standIn) throw new HttpError(NOT_OFFERED, 404, { address });
    const ofContract = (at: string, query: object = {}) =>
      make(at, { query: { ...query } as Call['query'], signal: call.signal });
    return known.standIn(ofContract, call.query ?? {});
  };
}
