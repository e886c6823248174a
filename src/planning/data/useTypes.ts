import { numberOrNull } from '../../resources/common/narrow';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import { inParallel } from '../../resources/common/inParallel';
import type { SlotType } from '../core/slot';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { onBothSkins } from '../../theme/onBothSkins';
import { readAll } from '../../resources/views/readAll';

/** A sub-type; its colour and duration override its type's. */
export interface SlotSubType {
  readonly id: number;
  readonly typeId: number;
  readonly libelle: string;
  readonly couleur: string | null;
  readonly duree: number | null;
}

export interface SlotTypes {
  readonly types: ReadonlyMap<number, SlotType>;
  readonly subTypes: ReadonlyMap<number, SlotSubType>;
}

const FALLBACK = '#607d8b';

const textOr = (value: unknown, other: string): string => (typeof value === 'string' && value !== '' ? value : other);

const readType = (record: AnyRecord): SlotType => ({
  id: Number(record.id),
  libelle: textOr(record.libelle, `#${record.id}`),
  couleur: onBothSkins(textOr(record.couleur, FALLBACK)),
  duree: numberOrNull(record.duree),
  compteTravail: record.compteTravail !== false,
});

const readSubType = (record: AnyRecord, typeId: number): SlotSubType => ({
  id: Number(record.id),
  typeId,
  libelle: textOr(record.libelle, `#${record.id}`),
  couleur: typeof record.couleur === 'string' && record.couleur !== '' ? onBothSkins(record.couleur) : null,
  duree: numberOrNull(record.duree),
});

const STALE = 10 * 60_000;

type Types = SlotTypes['types'];

/** The types alone, in one call. */
const typesQuery = (provider: DataProvider) =>
  queryOptions({
    queryKey: ['planning', 'types', 'alone'],
    queryFn: async ({ signal }): Promise<Types> => {
      const types = (await readAll(provider, 'typesCreneau', { signal })).map(readType);
      return new Map(types.map((type) => [type.id, type]));
    },
    // React Query cannot structurally share a Map.
    structuralSharing: false,
    staleTime: STALE,
  });

/** The types without their sub-types, which take a call for each type. */
export const useTypesAlone = () => useQuery(typesQuery(useDataProvider()));

export function useTypes() {
  const provider = useDataProvider();
  const client = useQueryClient();
  return useQuery({
    queryKey: ['planning', 'types'],
    queryFn: async ({ signal }): Promise<SlotTypes> => {
      const types = await client.fetchQuery(typesQuery(provider));
      const subTypes = await inParallel([...types.keys()], async (id) =>
        (await readAll(provider, `typesCreneau/${id}/sousTypesCreneau`, { signal })).map((one) => readSubType(one, id)),
      );
      return { types, subTypes: new Map(subTypes.flat().map((one) => [one.id, one])) };
    },
    structuralSharing: false,
    staleTime: STALE,
  });
}
