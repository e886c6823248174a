import { countDepartments } from '../../src/resources/records/departments';
import { HttpError, type DataProvider } from 'ra-core';
import { offeredCalls } from '../../src/dataProvider/offeredCalls';
import { extensionCallOf } from '../../src/portal/extensionCalls';
import { readListFilter, type ListFilter } from '../../src/resources/records/listFilter';
import { holds, type RecordsBelow } from '../../src/resources/records/holds';
import { foldText } from '../../src/resources/common/foldText';
import { EXTENSIONS, type Extension } from '../../src/resources/protocol/extensions';
import { allPages, type ListPage } from '../../src/resources/records/allPages';
import { conditionAt } from '../../src/resources/language/moments';
import type { ManyOutcome, SummaryData } from '../../src/resources/protocol/recordCalls';
import { fillTemplate, type Registry } from '../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../src/resources/language/resourceSchema';
import { memoryChanges, type Tables } from './memoryChanges';

/** Returns the error with which a call fails, or undefined if it succeeds. */
type Refusal = (method: string, resource: string, params: { readonly data?: object }) => HttpError | undefined;

export interface MemoryDataProvider {
  readonly provider: DataProvider;
  readonly tables: Tables;
  /** The calls in order, such as `getList TypeContrats`. */
  readonly calls: {
    readonly method: string;
    readonly resource: string;
    readonly params: Readonly<Record<string, unknown>>;
  }[];
  /** Replaces the refusal; undefined lets every call succeed. */
  readonly refuse: (refusal: Refusal | undefined) => void;
  /** Sets the response of a call that no declaration describes; an empty object by default. */
  readonly answer: (address: string, body: object) => void;
}

const missing = (): HttpError =>
  new HttpError('Fiche introuvable', 404, { problem: { title: 'Fiche introuvable', status: 404 } });

interface Matching {
  readonly registry: Registry;
  readonly below: RecordsBelow;
}

function matches(
  schema: ResourceSchema,
  record: AnyRecord,
  filter: ListFilter,
  { registry, below }: Matching,
): boolean {
  const query = readListFilter(schema, filter, registry);
  const text = foldText(schema.search.map((field) => String(record[field] ?? '')).join(' '));
  const found = foldText(query.search ?? '')
    .split(/\s+/)
    .every((word) => text.includes(word));
  const conditions = [
    query.filter,
    ...Object.entries(schema.parameters).map(([name, { whenTrue, whenFalse, liftedBy = [] }]) => {
      if (query.parameters?.includes(name)) return whenTrue;
      return liftedBy.some((other) => query.parameters?.includes(other)) ? undefined : whenFalse;
    }),
  ];
  return found && conditions.every((condition) => !condition || holds(condition, record, schema, below));
}

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a ?? '').localeCompare(String(b ?? ''), 'fr');

/** react-admin's data provider over records in memory, with working search, filters, sort, pages and writes. */
export function memoryDataProvider(
  registry: Registry,
  tables: Tables,
  extensions: ReadonlySet<Extension> = new Set(EXTENSIONS),
): MemoryDataProvider {
  let refusal: Refusal | undefined;
  const answers = new Map<string, object>();
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
  /** Counts and cards of a record, as the extension `summaries` returns them. */
  const summaryOf = (resource: string, id: string): SummaryData => {
    const { schema, parents } = registry.resolve(resource) ?? { schema: schemaOf(resource), parents: {} };
    const rowsOf = ({ name, parent }: ResourceSchema) =>
      table(fillTemplate(name, { ...parents, [parent?.parameter ?? '']: id }));
    const counted = registry.childrenOf(schema.name).filter(({ operations }) => operations.list !== 'single');
    const cards = Object.entries(schema.summary?.cards ?? {}).map(([name, { collection, where, sort, limit }]) => {
      const child = registry.get(collection);
      const items = rowsOf(child)
        .filter((record) => !where || holds(conditionAt(where, new Date()), record, child))
        .sort((a, b) => compare(a[sort.field], b[sort.field]) * (sort.order === 'DESC' ? -1 : 1));
      return [name, { items: items.slice(0, limit), totalCount: items.length }] as const;
    });
    return {
      counts: Object.fromEntries(counted.map((child) => [child.name, rowsOf(child).length])),
      cards: Object.fromEntries(cards),
    };
  };
  const rowsFound = (resource: string, filter: ListFilter): AnyRecord[] => {
    const { schema, parents } = registry.resolve(resource) ?? { schema: schemaOf(resource), parents: {} };
    const belowOf =
      (id: unknown): RecordsBelow =>
      (name) => {
        const nested = registry.get(name);
        const address = fillTemplate(name, { ...parents, [nested.parent?.parameter ?? '']: String(id) });
        return { schema: nested, records: table(address) };
      };
    return table(resource).filter((record) => matches(schema, record, filter, { registry, below: belowOf(record.id) }));
  };
  const answered =
    <Params extends object>(method: string, answer: (resource: string, params: Params) => object) =>
    async (resource: string, params: Params) => {
      calls.push({ method, resource, params: Object.fromEntries(Object.entries({ ...params })) });
      const refused = refusal?.(method, resource, params);
      if (refused) throw refused;
      return answer(resource, params);
    };
  const changes = memoryChanges(registry, tables, (method, params) =>
    calls.push({ method, resource: '', params: Object.fromEntries(Object.entries(params)) }),
  );
  const methods = {
    getList: answered('getList', (resource: string, { filter = {}, sort, pagination }: ListParams) => {
      const rows = rowsFound(resource, filter);
      if (sort) rows.sort((a, b) => compare(a[sort.field], b[sort.field]) * (sort.order === 'DESC' ? -1 : 1));
      const { page = 1, perPage = rows.length } = pagination ?? {};
      return { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
    }),
    getOne: answered('getOne', (resource: string, { id }: { readonly id: unknown }) => ({ data: find(resource, id) })),
    getMany: answered('getMany', (resource: string, { ids }: { readonly ids: readonly unknown[] }) => ({
      data: table(resource).filter(({ id }) => ids.map(Number).includes(id)),
    })),
    create: answered('create', (resource: string, { data }: { readonly data: object }) => {
      const key = schemaOf(resource).key ?? '';
      const known = Object.fromEntries(Object.entries(data))[key];
      const id = typeof known === 'number' ? known : Math.max(0, ...table(resource).map((one) => one.id)) + 1;
      const record = { ...data, id };
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
    call: offeredCalls(
      (address, call = {}) => answered('call', () => answers.get(address) ?? {})(address, call),
      () => Promise.resolve(extensions),
      extensionCallOf,
    ),
    departments: answered('departments', (resource: string, { filter = {} }: ListParams) => {
      const field = schemaOf(resource).list.map?.postcode ?? '';
      return countDepartments(
        rowsFound(resource, filter).map((row) => [typeof row[field] === 'string' ? row[field] : null, 1] as const),
      );
    }),
    createMany: async (
      resource: string,
      rows: readonly object[],
      { onProgress }: { readonly onProgress?: (finished: number, total: number) => void } = {},
    ): Promise<ManyOutcome> => {
      const failed: { index: number; message: string }[] = [];
      for (const [index, data] of rows.entries()) {
        await methods
          .create(resource, { data })
          .catch((error: Error) => failed.push({ index, message: error.message }));
        onProgress?.(index + 1, rows.length);
      }
      return { done: rows.length - failed.length, failed };
    },
    resume: async (resource: string, id: unknown) => {
      if (!extensions.has('summaries')) return undefined;
      return answered('resume', (address: string) => summaryOf(address, String(id)))(resource, { id });
    },
    wholeList: async (resource: string, params: Pick<ListParams, 'filter' | 'sort'>) =>
      allPages(
        (page) => methods.getList(resource, { ...params, pagination: { page, perPage: 500 } }) as Promise<ListPage>,
        500,
      ),
    ...(extensions.has('history') ? changes : withoutSets(changes)),
    download: answered('download', (address: string) => ({ blob: new Blob([address]), name: 'export.csv' })),
  };

  return {
    // react-admin's type promises records of any type that a caller names.
    provider: methods as unknown as DataProvider,
    tables,
    calls,
    answer: (address, body) => void answers.set(address, body),
    refuse: (next) => {
      refusal = next;
    },
  };
}

/** Change sets of an API without history, which have no id. */
const withoutSets = (changes: ReturnType<typeof memoryChanges>): ReturnType<typeof memoryChanges> => ({
  ...changes,
  async applyChanges(requests, run) {
    const { applied, rows } = await changes.applyChanges(requests, run);
    return { applied, rows };
  },
  lastChangeSet: () => Promise.resolve(undefined),
});

interface ListParams {
  readonly filter?: ListFilter;
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly pagination?: { readonly page: number; readonly perPage: number };
}
