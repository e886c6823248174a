import type { Extensions } from './takenByList';
import type { ApiAdapter, Written } from '../apiAdapter';
import { createEmbeddedAdapter } from '../embedded/createEmbeddedAdapter';
import { noHistory } from '../noHistory';
import { removeFile } from '../removeFile';
import { rowByRow } from '../rowByRow/rowByRow';
import { sendCreation, sendDeletion } from '../writeCalls';
import type { ResolvedCollection } from '../../collections';
import type { Source } from '../../source';
import type { ContractSource } from './contractSource';
import { countOf } from './countOf';
import { createKnownValues } from './knownValues';
import { createPages, READ_SIZE } from './pages';
import { readList } from './readList';
import { readRecord, readRecords } from './readRecords';
import { readWhole } from './readWhole';
import { updateWhole } from './writeRecords';

/**
 * Adapter for the organisations' API: the contract, perhaps with some extensions. Replaces what is missing: arranges
 * lists in memory, reads records through their list or by another field than the id, and writes change sets row by row.
 */
export function createContractAdapter(given: Source, extensions: Extensions): ApiAdapter {
  const { http, registry } = given;
  const whole = createEmbeddedAdapter(given);
  const pages = createPages(http);
  const knownValues = createKnownValues();
  const source: ContractSource = { ...given, extensions, whole, pages, knownValues };
  const hasVersions = extensions.has('versions');
  const hasHistory = extensions.has('history');

  const written = (collection: ResolvedCollection, result: Written): Written => {
    pages.forget();
    knownValues.remember(collection, result.record);
    return hasHistory ? result : { record: result.record };
  };
  const get: ApiAdapter['get'] = (collection, id, signal) => readRecord(source, collection, id, signal);
  const list: ApiAdapter['list'] = (collection, query, signal) => readList(source, collection, query, signal);
  const update: ApiAdapter['update'] = async (collection, what, options) =>
    written(
      collection,
      await (hasVersions ? whole.update(collection, what, options) : updateWhole(source, collection, what, options)),
    );
  const create: ApiAdapter['create'] = async (collection, data, options) =>
    written(collection, await sendCreation(http, collection, data, options));
  const remove: ApiAdapter['remove'] = async (collection, id, previous) => {
    const shown = hasVersions ? previous : undefined;
    const set = await sendDeletion(http, collection, id, previous, () => get(collection, id), shown);
    pages.forget();
    return hasHistory ? set : undefined;
  };
  const getMany: ApiAdapter['getMany'] = (collection, ids, signal) => readRecords(source, collection, ids, signal);
  const changes = extensions.has('changes') ? whole.changes : rowByRow(registry, { getMany, create, update, remove });
  const pageSize = extensions.has('pagedLists') ? whole.pageSize : READ_SIZE;

  return {
    pageSize,
    get,
    getMany,
    list,
    create,
    update,
    remove,
    wholeList: (collection, query, signal) => readWhole(source, list, pageSize, collection, query, signal),
    count: (collection, signal) => countOf(source, collection, signal),
    ...(extensions.has('names') && whole.names && { names: whole.names }),
    ...(extensions.has('departments') && whole.departments && { departments: whole.departments }),
    summary: async (collection, id, signal) =>
      extensions.has('summaries') ? whole.summary(collection, id, signal) : undefined,
    // An API without versions needs the whole record.
    patch: async (collection, id, data) =>
      update(collection, { id, data, previous: hasVersions ? {} : await get(collection, id) }),
    async removeFile(collection, id, fileId) {
      await removeFile(http, { get, update }, collection, id, fileId);
      pages.forget();
    },
    changes: {
      ...(hasHistory ? whole.changes : noHistory),
      previewChanges(requests, run) {
        // Cached pages may be outdated, and a preview is about the present values.
        pages.forget();
        return changes.previewChanges(requests, run);
      },
      async applyChanges(requests, run) {
        pages.forget();
        // Also after a failure: the write may have succeeded before the connection broke.
        const report = await changes.applyChanges(requests, run).finally(pages.forget);
        // Without history, a change set cannot be reverted, so its id is dropped.
        return hasHistory ? report : { applied: report.applied, rows: report.rows };
      },
      revertChanges: (id, run) => (hasHistory ? whole.changes : noHistory).revertChanges(id, run).finally(pages.forget),
    },
  };
}
