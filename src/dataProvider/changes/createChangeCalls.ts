import type { ChangeCalls, ChangeReport, Listed } from '../../resources/changes/changes';
import { recordAddress } from '../collections';
import { failure } from '../failures';
import type { Query } from '../httpTypes';
import type { Source } from '../source';
import type { FindCollection } from './local';
import { applyRemotely, previewRemotely, runRevert } from './remote';
import { selectAll } from './selectAll';

interface PageOf {
  readonly page: number;
  readonly pageSize: number;
  readonly signal?: AbortSignal;
}

const isListed = (body: unknown): body is Listed<never> =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) && 'totalCount' in body;

/** What stands in for change sets; an API that has them needs none of it. */
const loadLocal = () => import('./local');

/** What the data provider does with change sets: through the API where it has them, else row by row. */
export function createChangeCalls(source: Source, find: FindCollection): ChangeCalls {
  const { http, extensions, pages, lastWrites } = source;

  async function list<Item>(address: string, { page, pageSize, signal }: PageOf, more: Query = {}) {
    if (!(await extensions()).has('history')) throw failure('unlisted', address);
    const { body } = await http.json(address, { query: { PageNumber: page, PageSize: pageSize, ...more }, signal });
    if (!isListed(body)) throw failure('unreadable', address);
    return body as Listed<Item>;
  }

  return {
    async previewChanges(changes, run) {
      const hasChanges = (await extensions()).has('changes');
      if (hasChanges) return previewRemotely(http, changes, run);
      return (await loadLocal()).previewLocally(source, find, changes, run);
    },
    async applyChanges(changes, run) {
      const hasChanges = (await extensions()).has('changes');
      try {
        if (hasChanges) return await applyRemotely(http, changes, run);
        return await (await loadLocal()).applyLocally(source, find, changes, run);
      } finally {
        // Also where it failed: it may have been written before the connection was lost.
        pages.forget();
      }
    },
    async revertChanges(id, run = {}): Promise<ChangeReport> {
      if (!(await extensions()).has('history')) throw failure('unlisted', `changeSets/${id}/revert`);
      try {
        return await runRevert(http, id, run);
      } finally {
        pages.forget();
      }
    },
    changeSets: ({ collection, id, ...page }) => list('changeSets', page, { Collection: collection, Id: id }),
    changeRows: (id, page) => list(`changeSets/${id}/rows`, page),
    lastChangeSet: async (collection, id) => lastWrites.of(recordAddress(find(collection), id)),
    recordHistory: (collection, id, page) => list('history', page, { Collection: collection, Id: id }),
    recycleBin: (collection, page) => list('recycleBin', page, { Collection: collection }),
    selectAll: (collection, filter, options) => selectAll(source, find(collection), filter, options),
  };
}
