import type { ChangeCalls } from '../resources/changes/changes';
import type { ManyOutcome, RecordCalls } from '../resources/protocol/recordCalls';
import type { Registry } from '../resources/registry/registry';
import type { ApiAdapter } from './adapters/apiAdapter';
import { recordAddress, type ResolvedCollection } from './collections';
import type { LastWrites } from './lastWrites';
import { runAllSettled } from './runAllSettled';
import { selectAll } from './selectAll';

/** The data provider's methods beyond react-admin's: on collections, records and change sets. */
export function createRecordCalls(
  adapter: () => Promise<ApiAdapter>,
  lastWrites: LastWrites,
  find: (collection: string) => ResolvedCollection,
  registry: Registry,
): Omit<RecordCalls, 'call' | 'departments' | 'download' | 'wholeList'> & ChangeCalls {
  return {
    resume: async (collection, id, signal) => (await adapter()).summary(find(collection), String(id), signal),
    count: async (collection, signal) => (await adapter()).count(find(collection), signal),
    async createMany(collection, rows, options): Promise<ManyOutcome> {
      const { create } = await adapter();
      const found = find(collection);
      const failed = await runAllSettled(rows, (row) => create(found, row), options);
      return { done: rows.length - failed.length, failed: failed.map(({ index, message }) => ({ index, message })) };
    },
    removeFile: async (collection, id, fileId) => (await adapter()).removeFile(find(collection), String(id), fileId),
    previewChanges: async (changes, run) => (await adapter()).changes.previewChanges(changes, run),
    applyChanges: async (changes, run) => (await adapter()).changes.applyChanges(changes, run),
    revertChanges: async (id, run) => (await adapter()).changes.revertChanges(id, run),
    changeSets: async (query) => (await adapter()).changes.changeSets(query),
    changeRows: async (id, query) => (await adapter()).changes.changeRows(id, query),
    lastChangeSet: async (collection, id) => lastWrites.of(recordAddress(find(collection), id)),
    recordHistory: async (collection, id, query) => (await adapter()).changes.recordHistory(collection, id, query),
    recycleBin: async (collection, query) => (await adapter()).changes.recycleBin(collection, query),
    selectAll: async (collection, filter, options) =>
      selectAll(await adapter(), registry, find(collection), filter, options),
  };
}
