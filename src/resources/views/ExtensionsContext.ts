import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Extension } from '../protocol/extensions';
import { MAX_PAGE_SIZE } from '../records/listQuery';

/** Asks what the API does beyond the contract. */
type ExtensionSource = () => Promise<ReadonlySet<Extension>>;

const NONE: ReadonlySet<Extension> = new Set();

const ExtensionsContext = createContext<ExtensionSource>(() => Promise.resolve(NONE));

/** Tells the screens whom to ask for the API's extensions; without it, they offer only what the contract has. */
export const ExtensionsProvider = ExtensionsContext.Provider;

export interface KnownExtensions {
  /** False while the answer is on its way: until then, none is there. */
  readonly isKnown: boolean;
  readonly has: (extension: Extension) => boolean;
}

/** What the API does beyond the contract; none where it cannot be asked. */
export function useExtensions({ enabled = true }: { readonly enabled?: boolean } = {}): KnownExtensions {
  const source = useContext(ExtensionsContext);
  const { data, isError, isFetching } = useQuery({
    queryKey: ['extensions'],
    queryFn: source,
    enabled,
    staleTime: Infinity,
  });
  return {
    isKnown: data !== undefined || (isError && !isFetching),
    has: (extension) => data?.has(extension) ?? false,
  };
}

/** Whether the API has an extension; false until it is known. */
export const useExtension = (extension: Extension): boolean => useExtensions().has(extension);

/** Another API than ours may cut larger pages short, and the next one would then begin too late. */
const SAFE_SIZE = 100;

/** How many records a page holds when a whole list is read; `isKnown` once the API has said what it can. */
export function useReadSize(): { readonly isKnown: boolean; readonly pageSize: number } {
  const { isKnown, has } = useExtensions();
  return { isKnown, pageSize: has('pagedLists') ? MAX_PAGE_SIZE : SAFE_SIZE };
}
