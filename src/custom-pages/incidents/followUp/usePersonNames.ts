import { useGetManyAggregate } from 'ra-core';
import { representationOf } from '../../../resources/records/representation';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { useMayRead } from '../../../resources/views/access/useMayRead';

/** The names of people, as far as the reader may read them. */
export function usePersonNames(ids: readonly (number | undefined)[]): (id: number | undefined) => string | undefined {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  const isReadable = useMayRead(Utilisateurs) === true;
  const { data } = useGetManyAggregate<AnyRecord>(
    Utilisateurs.name,
    { ids: wanted },
    { enabled: isReadable && wanted.length > 0 },
  );
  const names = new Map(
    (data ?? []).filter(Boolean).map((one) => [Number(one.id), representationOf(Utilisateurs, one)]),
  );
  return (id) => (id === undefined ? undefined : names.get(id));
}
