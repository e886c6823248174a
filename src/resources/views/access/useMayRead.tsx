import { useCallback } from 'react';
import { mayRead } from '../../access';
import type { ResourceSchema } from '../../types';
import { useGrants } from './useGrants';

/** The question of `useMayRead`, about any collection. */
export function useReadable(): (schema: ResourceSchema | undefined) => boolean | undefined {
  const { held, isPending } = useGrants();
  return useCallback(
    (schema) => (isPending ? undefined : !schema || !held || mayRead(schema, held)),
    [held, isPending],
  );
}

/**
 * Whether the API lets the reader read a collection: what it would refuse is not asked for. Undefined until it is known;
 * where the rights do not tell, the API is asked.
 */
export const useMayRead = (schema: ResourceSchema | undefined): boolean | undefined => useReadable()(schema);
