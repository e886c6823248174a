import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Extension } from '../protocol/extensions';
import type { KnownExtensions } from './access/offers';

/** Asks what the API does beyond the contract. */
type ExtensionSource = () => Promise<ReadonlySet<Extension>>;

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
