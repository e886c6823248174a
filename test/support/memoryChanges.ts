import { planChange } from '../../src/dataProvider/adapters/rowByRow/planChange';
import type {
  ChangeCalls,
  ChangeReport,
  ChangeRequest,
  ChangeRun,
  RowReport,
} from '../../src/resources/changes/changes';
import { holds } from '../../src/resources/records/holds';
import { readListFilter } from '../../src/resources/records/listFilter';
import { acceptedOf, withRefused } from '../../src/resources/changes/previewed';
import type { Registry } from '../../src/resources/registry/registry';
import type { AnyRecord, ResourceSchema } from '../../src/resources/language/resourceSchema';

/** Records by collection address. */
export type Tables = Record<string, AnyRecord[]>;

interface Written {
  readonly collection: string;
  readonly row: RowReport;
}

const OPPOSITE: Partial<Record<RowReport['status'], RowReport['status']>> = { created: 'deleted', deleted: 'created' };

/** Change sets over records in memory: previews by the declarations, applies all or none, and reverts. */
export function memoryChanges(registry: Registry, tables: Tables, onCall: (method: string, params: object) => void) {
  const recorded: (readonly Written[])[] = [];

  const table = (collection: string): AnyRecord[] => (tables[collection] ??= []);
  const schemaOf = (collection: string): ResourceSchema => {
    const found = registry.resolve(collection);
    if (!found) throw new Error(`no schema for ${collection}`);
    return found.schema;
  };
  const find = (collection: string, id: number | undefined) => table(collection).find((one) => one.id === id);
  const versions = new WeakMap<AnyRecord, number>();
  let seen = 0;
  /** The record's version, or one per object: each write replaces the object. */
  function versionOf(record: AnyRecord): number {
    const version = typeof record.version === 'number' ? record.version : (versions.get(record) ?? (seen += 1));
    versions.set(record, version);
    return version;
  }
  function replaced(record: AnyRecord, values: RowReport['after']): AnyRecord {
    const { id, version } = record;
    return { ...record, ...values, id, ...(typeof version === 'number' && { version: version + 1 }) };
  }
  function replace(collection: string, id: number | undefined, values: RowReport['after']): number | undefined {
    tables[collection] = table(collection).map((one) => (one.id === id ? replaced(one, values) : one));
    const now = find(collection, id);
    return now && versionOf(now);
  }

  function planOne(change: ChangeRequest, index: number): RowReport {
    const { collection, id, version: expected } = change;
    const stored = find(collection, id);
    const version = stored && versionOf(stored);
    if (id !== undefined && version !== undefined && expected !== undefined && expected !== version)
      return { index, id, status: 'refused', reason: 'stale', message: 'data.errors.stale' };
    const row = planChange(schemaOf(collection), change, stored);
    const known = row.status === 'refused' || id === undefined || version === undefined ? {} : { id, version };
    return { index, ...row, ...known };
  }
  const plan = (changes: readonly ChangeRequest[]): readonly RowReport[] => changes.map(planOne);

  function write({ collection }: ChangeRequest, row: RowReport): RowReport {
    const rows = table(collection);
    if (row.status === 'created') {
      const id = Math.max(0, ...rows.map((one) => one.id)) + 1;
      const record: AnyRecord = { ...row.after, id };
      rows.push(record);
      return { ...row, id, version: versionOf(record) };
    }
    const others = rows.filter(({ id }) => id !== row.id);
    if (row.status === 'deleted') tables[collection] = others;
    const version = row.status === 'changed' ? replace(collection, row.id, row.after) : row.version;
    return { ...row, ...(version !== undefined && { version }) };
  }

  function takeBack({ collection, row }: Written): RowReport {
    const rows = table(collection);
    const { before, after, status, version: _version, ...rest } = row;
    if (status === 'created') tables[collection] = rows.filter(({ id }) => id !== row.id);
    if (status === 'deleted') rows.push({ ...before, id: row.id ?? 0 });
    if (status === 'changed') replace(collection, row.id, before);
    const stored = find(collection, row.id);
    return {
      ...rest,
      status: OPPOSITE[status] ?? status,
      ...(after && { before: after }),
      ...(before && { after: before }),
      ...(stored && { version: versionOf(stored) }),
    };
  }

  function applyAll(changes: readonly ChangeRequest[], { mode }: ChangeRun): ChangeReport {
    const planned = plan(changes);
    if (mode !== 'good' && planned.some(({ status }) => status === 'refused')) return { applied: false, rows: planned };
    const rows = planned.map((row) => write(changes[row.index] ?? { collection: '', action: 'update' }, row));
    recorded.push(rows.map((row) => ({ collection: changes[row.index]?.collection ?? '', row })));
    return { applied: true, id: recorded.length, rows };
  }

  const nothing = () => Promise.resolve({ items: [], totalCount: 0 });
  const calls: ChangeCalls = {
    previewChanges: async (changes: readonly ChangeRequest[], run: ChangeRun) => {
      onCall('previewChanges', { changes, run });
      run.onProgress?.(changes.length, changes.length);
      return { applied: false, rows: plan(changes) };
    },
    applyChanges: async (changes: readonly ChangeRequest[], run: ChangeRun): Promise<ChangeReport> => {
      onCall('applyChanges', { changes, run });
      const { previewed } = run;
      if (!previewed) return applyAll(changes, run);
      const accepted = acceptedOf(changes, previewed);
      return withRefused(applyAll(accepted.changes, run), accepted, previewed);
    },
    revertChanges: async (id, run) => {
      onCall('revertChanges', { id, run });
      const taken = (recorded[id - 1] ?? []).map(({ collection, row }) => ({
        collection,
        row: takeBack({ collection, row }),
      }));
      recorded.push(taken);
      return { applied: true, id: recorded.length, rows: taken.map(({ row }) => row) };
    },
    changeSets: nothing,
    changeRows: nothing,
    lastChangeSet: async () => undefined,
    recordHistory: nothing,
    recycleBin: nothing,
    selectAll: async (collection, filter) => {
      onCall('selectAll', { collection, filter });
      const condition = readListFilter(schemaOf(collection), filter).filter;
      return table(collection)
        .filter((record) => !condition || holds(condition, record, schemaOf(collection)))
        .map(({ id }) => ({ id }));
    },
  };
  return calls;
}
