import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'ra-core';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Grants } from '../../access/access';

/** Milliseconds; the same as react-admin's own stale time for permissions. */
const FRESH = 5 * 60 * 1000;

/** `held` is undefined while loading, or if the auth provider has no permissions. */
interface KnownGrants {
  readonly held: Grants | undefined;
  readonly isPending: boolean;
}

const GrantsContext = createContext<KnownGrants>({ held: undefined, isPending: false });

/**
 * Shares the cache entry of react-admin's `usePermissions`, without its side effects: signing out on a
 * refusal is left to the page's frame.
 */
function useReadGrants(): KnownGrants {
  const authProvider = useAuthProvider();
  const enabled = authProvider?.getPermissions !== undefined;
  const { data, isPending } = useQuery({
    queryKey: ['auth', 'getPermissions', {}],
    queryFn: async ({ signal }) => ((await authProvider?.getPermissions?.({ signal })) ?? null) as Grants | null,
    staleTime: FRESH,
    enabled,
  });
  // Without `getPermissions`, the rights stay unknown.
  const held = enabled ? (data ?? undefined) : undefined;
  const isWaiting = enabled && isPending;
  return useMemo(() => ({ held, isPending: isWaiting }), [held, isWaiting]);
}

/** Reads the rights once for everything below; a list needs them in hundreds of cells. */
export const GrantsProvider = ({ children }: { readonly children: ReactNode }) => (
  <GrantsContext value={useReadGrants()}>{children}</GrantsContext>
);

export const useGrants = (): KnownGrants => useContext(GrantsContext);
