import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { pointedAt, referencedBy, type PointedAt } from '../../registry/referenced';
import { namedThrough, representationOf } from '../../records/representation';
import type { AnyRecord } from '../../language/resourceSchema';
import { useNameable } from '../access/useMayRead';
import { useRegistry } from '../RegistryContext';
import { useScreen, type ScreenTarget } from '../ScreenContext';
import { referencedQuery } from './readTogether';

export type NamedPlace = Pick<ScreenTarget, 'schema' | 'parents'>;

const keyOf = ({ address, id }: PointedAt): string => `${address}/${id}`;

/** Shown while a name loads. */
const WAITING = '…';

/**
 * Names records, following references in their representation. Fetches referenced records in batches, only if
 * a name needs them; unreadable parts are left out.
 *
 * @param records all records to be named
 */
export function useNaming(place: NamedPlace, records: readonly AnyRecord[]): (record: AnyRecord) => string {
  const { schema } = place;
  const registry = useRegistry();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const through = namedThrough(schema);
  const pointedBy = (record: AnyRecord) => through.flatMap((field) => pointedAt(registry, place, record, field));
  const pointed = [...new Map(records.flatMap(pointedBy).map((one) => [keyOf(one), one])).values()];
  const mayName = useNameable();
  const answers = useQueries({
    queries: pointed.map((one) => ({
      ...referencedQuery(queryClient, dataProvider, one),
      enabled: mayName(one.schema) === true,
    })),
  });
  const known = new Map(pointed.map((one, index) => [keyOf(one), answers[index]]));
  const referenced = referencedBy(registry, place, (one) => known.get(keyOf(one))?.data?.[0]);
  return (record) => {
    const name = representationOf(schema, record, referenced);
    const isNameless = name === representationOf({ ...schema, representation: [] }, record);
    const isComing = (one: PointedAt) => mayName(one.schema) !== false && known.get(keyOf(one))?.isPending === true;
    return isNameless && pointedBy(record).some(isComing) ? WAITING : name;
  };
}

export function useNameOf(record: AnyRecord | undefined): string {
  const nameOf = useNaming(useScreen(), record ? [record] : []);
  return record ? nameOf(record) : '';
}
