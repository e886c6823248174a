import { useDataProvider, type DataProvider } from 'ra-core';
import { useCallback } from 'react';

/** A call of the API that no declaration makes. */
export interface ApiCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

/** Calls an address below the API's base, and gives the JSON that it answers. @throws {HttpError} */
export type CallApi = (address: string, call?: ApiCall) => Promise<unknown>;

/** The data provider, with the calls that are none of react-admin's methods. */
interface CallingProvider extends DataProvider {
  readonly call: CallApi;
}

/** How hand-written pages reach the API: with the session, the language and the refusals of every other call. */
export function useCall(): CallApi {
  const provider = useDataProvider<CallingProvider>();
  return useCallback((address, call) => provider.call(address, call), [provider]);
}
