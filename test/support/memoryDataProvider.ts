import { HttpError, type DataProvider } from 'ra-core';
import { readListFilter, type ListFilter } from '../../src/resources/listFilter';
import { holds } from '../../src/resources/holds';
import { foldText } from '../../src/resources/foldText';
import type { Registry } from '../../src/resources/registry';
import type { AnyRecord, ResourceSchema } from '../../src/resources/types';

/** The stored records, by collection address. */
export type Tables = Record<string, AnyRecord[]>;

/** Answers an error in the place of a call, where it answers one. */
export type Refusal = (method: string, resource: string, params: { readonly data?: object }) => HttpError | undefined;

export interface MemoryDataProvider {
  readonly provider: DataProvider;
  readonly tables: Tables;
  /** The calls, in their order, as `getList TypeContrats`. */
  readonly calls: {
    readonly method: string;
    readonly resource: string;
    readonly params: Readonly<Record<string, unknown>>;
  }[];
  /** Replaces the refusal; undefined: every call is answered. */
  readonly refuse: (refusal: Refusal | undefined) => void;
}

const missing = (): HttpError =>
  new HttpError('Fiche introuvable', 404, { problem: { title: 'Fiche introuvable', status: 404 } });

function matches(schema: ResourceSchema, record: AnyRecord, filter: ListFilter): boolean {
  const query = readListFilter(schema, filter);
  const text = foldText(schema.search.map((field) => String(record[field] ?? '')).join(' '));
  const found = foldText(query.search ?? '')
    .split(/\s+/)
    .every((word) => text.includes(word));
  const conditions = [
    query.filter,
    ...Object.entries(schema.parameters).map(([name, { whenTrue, whenFalse }]) =>
      query.parameters?.includes(name) ? whenTrue : whenFalse,
    ),
  ];
  return found && conditions.every((condition) => !condition || holds(condition, record, schema));
}

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''), 'fr');

/** react-admin's data provider over records in memory: it really searches, filters, sorts, pages and writes. */
export function memoryDataProvider(registry: Registry, tables: Tables): MemoryDataProvider {
  let refusal: Refusal | undefined;
  const calls: MemoryDataProvider['calls'] = [];

  const table = (resource: string): AnyRecord[] => (tables[resource] ??= []);
  const schemaOf = (resource: string): ResourceSchema => {
    const found = registry.resolve(resource);
    if (!found) throw new Error(`no schema for ${resource}`);
    return found.schema;
  };
  const find = (resource: string, id: unknown): AnyRecord => {
    const record = table(resource).find((one) => one.id === Number(id));
    if (!record) throw missing();
    return record;
  };
  const answered =
    <Params extends object>(method: string, answer: (resource: string, params: Params) => object) =>
    async (resource: string, params: Params) => {
      calls.push({ method, resource, params: Object.fromEntries(Object.entries(params)) });
      const refused = refusal?.(method, resource, params);
      if (refused) throw refused;
      return answer(resource, params);
    };
  const methods = {
    getList: answered('getList', (resource: string, { filter = {}, sort, pagination }: ListParams) => {
      const rows = table(resource).filter((record) => matches(schemaOf(resource), record, filter));
      if (sort) rows.sort((a, b) => compare(a[sort.field], b[sort.field]) * (sort.order === 'DESC' ? -1 : 1));
      const { page = 1, perPage = rows.length } = pagination ?? {};
      return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
    }),
    getOne: answered('getOne', (resource: string, { id }: { readonly id: unknown }) => ({ data: find(resource, id) })),
    getMany: answered('getMany', (resource: string, { ids }: { readonly ids: readonly unknown[] }) => ({
      data: ids.map((id) => find(resource, id)),
    })),
    create: answered('create', (resource: string, { data }: { readonly data: object }) => {
      const record = { ...data, id: Math.max(0, ...table(resource).map(({ id }) => id)) + 1 };
      table(resource).push(record);
      return { data: record };
    }),
    update: answered('update', (resource: string, { id, data }: { readonly id: unknown; readonly data: object }) => {
      const record = { ...find(resource, id), ...data };
      tables[resource] = table(resource).map((one) => (one.id === record.id ? record : one));
      return { data: record };
    }),
    delete: answered('delete', (resource: string, { id }: { readonly id: unknown }) => {
      const record = find(resource, id);
      tables[resource] = table(resource).filter((one) => one !== record);
      return { data: record };
    }),
    call: answered('call', () => ({})),
  };

  return {
    // react-admin's type promises records of whatever type a caller asks for.
    provider: methods as unknown as DataProvider,
    tables,
    calls,
    refuse: (next) => {
      refusal = next;
    },
  };
}

interface ListParams {
  readonly filter?: ListFilter;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly pagination?: { readonly page: number; readonly perPage: number };
}
