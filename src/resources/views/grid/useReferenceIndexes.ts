import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useCallback, useMemo } from 'react';
import { kindOf } from '../../fields/kinds';
import { ASIDE } from '../../fields/shared/references/useRecordChoices';
import { inParallel } from '../../common/inParallel';
import { resourceKey } from '../../registry/translationKeys';
import { MAX_IDS } from '../../records/listQuery';
import { readReferenced } from '../../registry/referenced';
import type { Registry } from '../../registry/registry';
import { namedThrough, representationOf, textOf } from '../../records/representation';
import { targetAddress } from '../../registry/targetAddress';
import type { AnyRecord, ResourceSchema } from '../../language/resourceSchema';
import { useReadable } from '../access/useMayRead';
import { useRefused } from '../access/useRefused';
import { useRegistry } from '../RegistryContext';
import { useScreen } from '../ScreenContext';
import { indexReferences, reservedReferences, type Candidate, type ReferenceIndex } from './references';
import type { GridRow } from './sheetTypes';
import { useOffers } from '../access/useOffers';

/** Maximum of candidates fetched per collection; beyond it, only the first ones and those used by the rows. */
const MOST_CANDIDATES = 10_000;

interface Pointing {
  readonly column: string;
  readonly target: ResourceSchema;
  readonly address: string | undefined;
}

function pointingColumns(registry: Registry, { fields }: ResourceSchema, parents: object): readonly Pointing[] {
  return Object.entries(fields).flatMap(([column, spec]) => {
    const pointer = kindOf(spec).reference?.(spec);
    if (!pointer) return [];
    return [
      { column, target: registry.get(pointer.resource), address: targetAddress(pointer.resource, { ...parents }) },
    ];
  });
}

const readMany = async (provider: DataProvider, address: string, ids: readonly number[]): Promise<AnyRecord[]> => {
  const chunks = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, at) =>
    ids.slice(at * MAX_IDS, (at + 1) * MAX_IDS),
  );
  const read = await inParallel(chunks, (chunk) => provider.getMany<AnyRecord>(address, { ids: [...chunk] }));
  return read.flatMap(({ data }) => data);
};

async function readCandidates(
  provider: DataProvider,
  { target, address = '' }: Pointing,
  held: readonly number[],
  pageSize: number,
): Promise<readonly AnyRecord[]> {
  const page = async (number: number) =>
    provider.getList<AnyRecord>(address, {
      filter: {},
      sort: target.list.sort,
      pagination: { page: number, perPage: pageSize },
      meta: ASIDE,
    });
  const first = await page(1);
  const count = Math.ceil(Math.min(first.total ?? 0, MOST_CANDIDATES) / pageSize);
  const rest = await inParallel(
    Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2),
    page,
  );
  const known = new Map([first, ...rest].flatMap(({ data }) => data.map((record) => [record.id, record])));
  const missing = held.filter((id) => !known.has(id));
  const others = await readMany(provider, address, missing);
  return [...known.values(), ...others];
}

const codesOf = (target: ResourceSchema, record: AnyRecord): readonly string[] =>
  Object.entries(target.fields).flatMap(([name, { unique }]) => (unique ? [textOf(target, name, record)] : []));

async function indexed(
  provider: DataProvider,
  registry: Registry,
  pointing: Pointing,
  held: readonly number[],
  pageSize: number,
): Promise<ReferenceIndex> {
  const { target, address = '' } = pointing;
  const records = await readCandidates(provider, pointing, held, pageSize);
  const place = { schema: target, parents: registry.resolve(address)?.parents ?? {} };
  const read = (at: string, ids: readonly number[]) => readMany(provider, at, ids);
  const referenced = await readReferenced(registry, place, records, namedThrough(target), read);
  return indexReferences(
    records.map((record): Candidate => {
      const name = representationOf(target, record, referenced);
      return { id: Number(record.id), name, codes: codesOf(target, record) };
    }),
  );
}

const heldBy = (rows: readonly GridRow[], column: string): readonly number[] => [
  ...new Set(rows.flatMap(({ base }) => [base[column]].flat().filter((id): id is number => typeof id === 'number'))),
];

/** Placeholder index for a column whose records the reader may not read; undefined otherwise. */
function useReserved(): (pointing: Pointing, isError: boolean) => ReferenceIndex | undefined {
  const mayRead = useReadable();
  const isRefused = useRefused();
  const translate = useTranslate();
  return useCallback(
    ({ target, address }, isError) => {
      const isReserved = mayRead(target) === false || (isError && address !== undefined && isRefused(address));
      if (!isReserved) return undefined;
      const name = translate(resourceKey(target, 'name'), { smart_count: 2 });
      return reservedReferences(
        (id) => translate('screens.inputs.reservedRecord', { id }),
        translate('screens.inputs.reservedWhy', { name }),
      );
    },
    [mayRead, isRefused, translate],
  );
}

export interface ReferenceIndexes {
  readonly of: (column: string) => ReferenceIndex | undefined;
  /** Columns whose candidates are unreadable or depend on the row. */
  readonly unreachable: ReadonlySet<string>;
}

export function useReferenceIndexes(stored: readonly GridRow[]): ReferenceIndexes {
  const registry = useRegistry();
  const provider = useDataProvider();
  const { schema, address, parents } = useScreen();
  const { isKnown, pageSize } = useOffers();
  const mayRead = useReadable();
  const reservedOf = useReserved();
  const pointing = useMemo(() => pointingColumns(registry, schema, parents), [registry, schema, parents]);
  const combine = useCallback(
    (answers: readonly { readonly data?: ReferenceIndex | undefined; readonly isError: boolean }[]) => {
      const reserved = pointing.map((one, at) => reservedOf(one, answers[at]?.isError === true));
      const found = new Map(pointing.map(({ column }, at) => [column, reserved[at] ?? answers[at]?.data]));
      const lost = pointing.filter((one, at) => one.address === undefined || reserved[at] || answers[at]?.isError);
      return { of: (column: string) => found.get(column), unreachable: new Set(lost.map(({ column }) => column)) };
    },
    [pointing, reservedOf],
  );
  return useQueries({
    queries: pointing.map((one) => ({
      queryKey: [one.address, 'spreadsheetReferences', address, one.column],
      queryFn: () => indexed(provider, registry, one, heldBy(stored, one.column), pageSize),
      enabled: isKnown && one.address !== undefined && mayRead(one.target) === true,
      structuralSharing: false,
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
      retry: false,
    })),
    combine,
  });
}
