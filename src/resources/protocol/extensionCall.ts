import type { Extension } from './extensions';

/** Makes a call of the contract. */
type ContractCall = (address: string, query?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** A call that an API has only with an extension (docs/extensions.md). */
export interface ExtensionCall {
  readonly extension: Extension;
  /** A segment `*` stands for any; a last `**` for all that follow. */
  readonly address: string;
  readonly method?: 'GET';
  /** Answers in its place by the contract's calls. */
  readonly standIn?: (call: ContractCall, query: Readonly<Record<string, unknown>>) => Promise<unknown>;
}
