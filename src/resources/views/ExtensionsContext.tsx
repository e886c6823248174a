import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Extension } from '../protocol/extensions';

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
