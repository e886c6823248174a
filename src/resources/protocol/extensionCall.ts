import type { Extension } from './extensions';

type ContractCall = (address: string, query?: Readonly<Record<string, unknown>>) => Promise<unknown>;

export interface ExtensionCall {
  readonly extension: Extension;
  /** A segment `*` matches any segment; a final `**` matches all that follow. */
  readonly address: string;
  readonly method?: 'GET';
  readonly standIn?: (call: ContractCall, query: Readonly<Record<string, unknown>>) => Promise<unknown>;
}
