import { useCallback } from 'react';
import { mayRead } from '../../access/access';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useOffers } from './useOffers';
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

/** The question of `useMayName`, about any collection. */
export function useNameable(): (schema: ResourceSchema | undefined) => boolean | undefined {
  const mayRead = useReadable();
  const { isKnown, names } = useOffers();
  return useCallback(
    (schema) => {
      const reads = mayRead(schema);
      if (reads !== false || !schema?.namesOpen) return reads;
      return isKnown ? names : undefined;
    },
    [mayRead, isKnown, names],
  );
}

/** Whether the API tells the reader the names of records that what they read points at; undefined until it is known. */
export const useMayName = (schema: ResourceSchema | undefined): boolean | undefined => useNameable()(schema);
