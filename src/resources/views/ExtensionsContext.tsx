import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Extension } from '../protocol/extensions';
import type { KnownExtensions } from './access/offers';

type ExtensionSource = () => Promise<ReadonlySet<Extension>>;

const ExtensionsContext = createContext<KnownExtensions>({ isKnown: true, has: () => false });

interface ExtensionsProviderProps {
  readonly value: ExtensionSource;
  readonly children: ReactNode;
}

/**
 * Fetches the API's extensions once for everything below it, because every row of a list needs them. Without
 * this provider the screens assume the bare contract.
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

export const useExtensions = (): KnownExtensions => useContext(ExtensionsContext);
