import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Extension } from '../protocol/extensions';
import { MAX_PAGE_SIZE } from '../records/listQuery';

/** Asks what the API does beyond the contract. */
type ExtensionSource = () => Promise<ReadonlySet<Extension>>;

export interface KnownExtensions {
  /** False while the answer is on its way: until then, none is there. */
  readonly isKnown: boolean;
  readonly has: (extension: Extension) => boolean;
}

const ExtensionsContext = createContext<KnownExtensions>({ isKnown: true, has: () => false });

interface ExtensionsProviderProps {
  readonly value: ExtensionSource;
  readonly children: ReactNode;
}

/**
 * Asks the API for its extensions, once for all that asks below: a list asks in every row. Without it, the screens offer only
 * what the contract has.
 */
export function ExtensionsProvider({ value, children }: ExtensionsProviderProps) {
  const { data, isError, isFetching } = useQuery({ queryKey: ['extensions'], queryFn: value, staleTime: Infinity });
  const isKnown = data !== undefined || (isError && !isFetching);
  const known = useMemo(
    () => ({ isKnown, has: (extension: Extension) => data?.has(extension) ?? false }),
    [isKnown, data],
  );
  return <ExtensionsContext value={known}>{children}</ExtensionsContext>;
}

/** What the API does beyond the contract; none where it cannot be asked. */
export const useExtensions = (): KnownExtensions => useContext(ExtensionsContext);

/** Whether the API has an extension; false until it is known. */
export const useExtension = (extension: Extension): boolean => useExtensions().has(extension);

/** Another API than ours may cut larger pages short, and the next one would then begin too late. */
const SAFE_SIZE = 100;

/** How many records a page holds when a whole list is read; `isKnown` once the API has said what it can. */
export function useReadSize(): { readonly isKnown: boolean; readonly pageSize: number } {
  const { isKnown, has } = useExtensions();
  return { isKnown, pageSize: has('pagedLists') ? MAX_PAGE_SIZE : SAFE_SIZE };
}
