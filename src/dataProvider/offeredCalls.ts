import { HttpError } from 'ra-core';
import type { ExtensionCall } from '../resources/protocol/extensionCall';
import { NOT_OFFERED } from '../resources/protocol/notOffered';
import type { ExtensionSource } from './discoverExtensions';
import type { Call } from './httpTypes';

type MakeCall = (address: string, call?: Call) => Promise<unknown>;

/**
 * Makes calls beyond the declarations. If this API lacks the extension, answers with the fallback, or rejects without a
 * request.
 * @param make makes a call that the API supports
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
