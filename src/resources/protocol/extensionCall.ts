import type { Extension } from './extensions';

type ContractCall = (address: string, query?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** A call that needs an extension (docs/extensions.md). */
export interface ExtensionCall {
  readonly extension: Extension;
  /** A segment `*` matches any segment; a final `**` matches all that follow. */
  readonly address: string;
  readonly method?: 'GET';
  /** Fallback with calls of the contract. */
  readonly standIn?: (call: ContractCall, query: Readonly<Record<string, unknown>>) => Promise<unknown>;
}
