import { useGetOne } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { useMayRead } from '../access/useMayRead';
import { useNaming } from '../naming/useNaming';
import type { Ancestor } from './trail';

/** The name of a record above a screen; undefined until it is read, or if the reader may not read it. */
export function useAncestorName(ancestor: Ancestor): string | undefined {
  const { schema, address, id } = ancestor;
  // A refused request would close the whole page.
  const enabled = useMayRead(schema) === true;
  const { data } = useGetOne<AnyRecord>(address, { id: Number(id) }, { retry: false, enabled });
  const nameOf = useNaming(ancestor, data ? [data] : []);
  return data && nameOf(data);
}
