import { useDataProvider, type DataProvider } from 'ra-core';
import { useCallback } from 'react';

/** Options of a custom API call, outside the declared resources. */
export interface ApiCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page that sends it. */
  readonly keepalive?: boolean;
}

/** Calls an address below the API's base and returns the parsed JSON. @throws {HttpError} */
export type CallApi = (address: string, call?: ApiCall) => Promise<unknown>;

interface CallingProvider extends DataProvider {
  readonly call: CallApi;
}

/** Calls the API from hand-written pages, with the usual session, language and error handling. */
export function useCall(): CallApi {
  const provider = useDataProvider<CallingProvider>();
  return useCallback((address, call) => provider.call(address, call), [provider]);
}
