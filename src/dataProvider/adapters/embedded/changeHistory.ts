import type { ChangeCalls, Listed } from '../../../resources/changes/changes';
import { failure } from '../../failures';
import type { Http, Query } from '../../httpTypes';
import { runRevert } from './changeSets';

interface PageOf {
  readonly page: number;
  readonly pageSize: number;
  readonly signal?: AbortSignal;
}

const isListed = (body: unknown): body is Listed<never> =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) && 'totalCount' in body;

export function changeHistory(
  http: Http,
): Pick<ChangeCalls, 'revertChanges' | 'changeSets' | 'changeRows' | 'recordHistory' | 'recycleBin'> {
  async function list<Item>(address: string, { page, pageSize, signal }: PageOf, more: Query = {}) {
    const { body } = await http.json(address, { query: { PageNumber: page, PageSize: pageSize, ...more }, signal });
    if (!isListed(body)) throw failure('unreadable', address);
    return body as Listed<Item>;
  }
  return {
    revertChanges: (id, run = {}) => runRevert(http, id, run),
    changeSets: ({ collection, id, ...page }) => list('changeSets', page, { Collection: collection, Id: id }),
    changeRows: (id, page) => list(`changeSets/${id}/rows`, page),
    recordHistory: (collection, id, page) => list('history', page, { Collection: collection, Id: id }),
    recycleBin: (collection, page) => list('recycleBin', page, { Collection: collection }),
  };
}
