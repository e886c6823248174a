import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'ra-core';
import type { Grants } from '../../access/access';

/** As long as react-admin keeps them. */
const FRESH = 5 * 60 * 1000;

/**
 * What the reader holds, from where react-admin's `usePermissions` keeps it. A list asks in hundreds of cells; what that hook
 * does beside, such as signing out where the rights are refused, the frame around the page does once.
 */
export function useGrants(): { readonly held: Grants | undefined; readonly isPending: boolean } {
  const authProvider = useAuthProvider();
  const enabled = authProvider?.getPermissions !== undefined;
  const { data, isPending } = useQuery({
    queryKey: ['auth', 'getPermissions', {}],
    queryFn: async ({ signal }) => ((await authProvider?.getPermissions?.({ signal })) ?? null) as Grants | null,
    staleTime: FRESH,
    enabled,
  });
  // Without rights to ask for, nothing is known of them.
  return { held: enabled ? (data ?? undefined) : undefined, isPending: enabled && isPending };
}
