import { usePermissions } from 'ra-core';
import { useCallback } from 'react';
import { mayRead, type Grants } from '../../access';
import type { ResourceSchema } from '../../types';

/** The question of `useMayRead`, about any collection. */
export function useReadable(): (schema: ResourceSchema | undefined) => boolean | undefined {
  const { permissions, isPending } = usePermissions<Grants>();
  return useCallback(
    (schema) => (isPending ? undefined : !schema || !permissions || mayRead(schema, permissions)),
    [permissions, isPending],
  );
}

/**
 * Whether the API lets the reader read a collection: what it would refuse is not asked for. Undefined until it is known;
 * where the rights do not tell, the API is asked.
 */
export const useMayRead = (schema: ResourceSchema | undefined): boolean | undefined => useReadable()(schema);
