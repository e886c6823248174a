import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'ra-core';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Grants } from '../../access/access';

/** As long as react-admin keeps them. */
const FRESH = 5 * 60 * 1000;

/** What the reader holds: undefined while it is not known, or where the rights do not tell. */
interface KnownGrants {
  readonly held: Grants | undefined;
  readonly isPending: boolean;
}

const GrantsContext = createContext<KnownGrants>({ held: undefined, isPending: false });

/**
 * Reads what the reader holds, from where react-admin's `usePermissions` keeps it. What that hook does beside, such as signing
 * out where the rights are refused, the frame around the page does.
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
  // Without rights to ask for, nothing is known of them.
  const held = enabled ? (data ?? undefined) : undefined;
  const isWaiting = enabled && isPending;
  return useMemo(() => ({ held, isPending: isWaiting }), [held, isWaiting]);
}

/** Reads it once for all that asks below: a list asks in hundreds of cells. */
export const GrantsProvider = ({ children }: { readonly children: ReactNode }) => (
  <GrantsContext value={useReadGrants()}>{children}</GrantsContext>
);

/** What the reader holds, below the provider that reads it. */
export const useGrants = (): KnownGrants => useContext(GrantsContext);
