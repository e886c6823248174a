import { useCallback } from 'react';
import { mayRead } from '../../access/access';
import type { ResourceSchema } from '../../language/resourceSchema';
import { useOffers } from './useOffers';
import { useGrants } from './useGrants';

/** `useMayRead` as a predicate for any collection. */
export function useReadable(): (schema: ResourceSchema | undefined) => boolean | undefined {
  const { held, isPending } = useGrants();
  return useCallback(
    (schema) => (isPending ? undefined : !schema || !held || mayRead(schema, held)),
    [held, isPending],
  );
}

/**
 * Tells whether the reader may read a collection, to avoid requests that the API would refuse. Undefined
 * while loading; true if the rights are unknown, so that the API decides.
 */
export const useMayRead = (schema: ResourceSchema | undefined): boolean | undefined => useReadable()(schema);

/** `useMayName` as a predicate for any collection. */
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

/** Tells whether the API returns names of this collection's records to the reader; undefined while loading. */
export const useMayName = (schema: ResourceSchema | undefined): boolean | undefined => useNameable()(schema);
