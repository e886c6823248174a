import { HttpError, type DataProvider, type GetListParams } from 'ra-core';
import { conditionAt } from '../../../resources/language/moments';
import { holds } from '../../../resources/records/holds';
import { parametersCondition, readListFilter, type ListFilter } from '../../../resources/records/listFilter';
import { sortedValue } from '../../../resources/records/choiceOrder';
import { compareRecords } from '../../../resources/records/order';
import { matchesSearch } from '../../../resources/records/search';
import type { AnyRecord, ResourceSchema } from '../../../resources/language/resourceSchema';
import type { Registry } from '../../../resources/registry/registry';
import { sampleRecords } from './sampleRecords';

/** A data provider with sample records, which reads and stores nothing. */
export function sampleProvider(registry: Registry): DataProvider {
  const tables = new Map<string, readonly AnyRecord[]>();
  const schemaOf = (address: string): ResourceSchema => {
    const found = registry.resolve(address);
    if (!found) throw new HttpError('', 404);
    return found.schema;
  };
  const table = (address: string): readonly AnyRecord[] => {
    const known = tables.get(address) ?? sampleRecords(schemaOf(address));
    tables.set(address, known);
    return known;
  };
  const find = (address: string, id: unknown): AnyRecord => {
    const found = table(address).find((one) => String(one.id) === String(id));
    if (!found) throw new HttpError('', 404);
    return found;
  };
  const put = (address: string, record: AnyRecord): AnyRecord => {
    tables.set(address, [...table(address).filter(({ id }) => id !== record.id), record]);
    return record;
  };
  const provider = {
    getList: async (address: string, { filter = {}, sort, pagination }: GetListParams) => {
      const schema = schemaOf(address);
      const { search = '', filter: condition, ...query } = readListFilter(schema, filter as ListFilter);
      const conditions = [condition, parametersCondition(schema, query)].filter((one) => one !== undefined);
      const found = table(address).filter(
        (record) =>
          matchesSearch(record, schema, search) &&
          conditions.every((one) => holds(conditionAt(one, new Date()), record, schema)),
      );
      const { page = 1, perPage = found.length } = pagination ?? {};
      const sorted = sort ? found.toSorted(compareRecords(sort, sortedValue(schema))) : found;
      return { data: sorted.slice((page - 1) * perPage, page * perPage), total: found.length };
    },
    getOne: async (address: string, { id }: { readonly id: unknown }) => ({ data: find(address, id) }),
    getMany: async (address: string, { ids }: { readonly ids: readonly unknown[] }) => ({
      data: table(address).filter(({ id }) => ids.map(String).includes(String(id))),
    }),
    create: async (address: string, { data }: { readonly data: object }) => ({
      data: put(address, { ...data, id: Math.max(0, ...table(address).map(({ id }) => id)) + 1 }),
    }),
    update: async (address: string, { id, data }: { readonly id: unknown; readonly data: object }) => {
      const before = find(address, id);
      return { data: put(address, { ...before, ...data, id: before.id }) };
    },
    delete: async (address: string, { id }: { readonly id: unknown }) => {
      const before = find(address, id);
      tables.set(
        address,
        table(address).filter((one) => one !== before),
      );
      return { data: before };
    },
    call: async () => [],
    resume: async () => undefined,
    searchPause: () => 0,
    isRefused: () => false,
  };
  // react-admin's methods are generic in a record type that only the caller knows.
  return provider as unknown as DataProvider;
}
