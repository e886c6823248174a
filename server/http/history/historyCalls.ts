import type { ApiCall } from '../calls/apiCall';
import { idIn } from '../calls/requestParts';
import { limitAbove } from '../limits';
import { sessionOf } from '../../identity/authenticate';
import { problem } from '../problem';
import { parentsExist } from '../resources/address';
import { onlyVisible } from '../resources/visibleRecords';
import { tenantOf } from '../tenantOf';
import { addressedHistory, directParent } from './addressed';
import { HISTORY } from './described';
import { rowEntries, rowEntry } from './entries';
import { COLLECTION, RECORD_ID } from './recordParameters';
import { readPaging, required } from './paging';
import { readablesInScope } from './readablesInScope';
import { readablesOf } from './readables';
import { storedIds } from './recordIds';
import { revertCall } from './revertCall';
import { withFirstRows } from './firstRows';
import { changeRowShape, changeSetShape, historyPageOf } from './shapes';

const PAGE = [{ common: 'PageNumber' }, { common: 'PageSize' }] as const;

const RECORD_AND_BELOW = [
  'Avec Collection\u00a0: cette fiche seulement, et ce qui s’y rattache',
  'With Collection: this record only, and what hangs below it',
  'Mit Collection: nur dieser Eintrag und was unter ihm hängt',
  'Com Collection: só este registo e o que lhe pertence',
] as const;

const GET = { ...HISTORY, method: 'get', refusals: [400, 404] } as const;

const changeSets: ApiCall = {
  operation: {
    ...GET,
    path: '/api/changeSets',
    operationId: 'changeSets.list',
    summary: [
      'Les ensembles de modifications, du plus récent au plus ancien',
      'The change sets, the newest first',
      'Die Änderungssätze, die neuesten zuerst',
      'Os conjuntos de alterações, do mais recente ao mais antigo',
    ],
    query: [...PAGE, COLLECTION, { ...RECORD_ID, words: RECORD_AND_BELOW }],
    response: historyPageOf(changeSetShape),
  },
  async handle(request, _reply, { registry }) {
    const { paging, collection, id } = readPaging(request, 'Collection', 'Id');
    const readables = await readablesInScope(request, registry, collection, id);
    const { history } = tenantOf(request).store;
    const { items, ...counted } = await history.sets(readables, paging);
    return { items: await withFirstRows(history, registry, readables, items, sessionOf(request).grants), ...counted };
  },
};

const changeRows: ApiCall = {
  operation: {
    ...GET,
    path: '/api/changeSets/{id}/rows',
    operationId: 'changeSets.rows',
    summary: [
      'Les lignes d’un ensemble de modifications',
      'The rows of a change set',
      'Die Zeilen eines Änderungssatzes',
      'As linhas de um conjunto de alterações',
    ],
    query: PAGE,
    response: historyPageOf(changeRowShape),
  },
  async handle(request, _reply, { registry }) {
    const { paging } = readPaging(request);
    const readables = await readablesOf(request, registry);
    const { items, ...counted } = await tenantOf(request).store.history.rows(idIn(request, 'id'), readables, paging);
    if (counted.totalCount === 0) throw problem('unknownRecord');
    return { items: rowEntries(registry, items, sessionOf(request).grants), ...counted };
  },
};

const recordHistory: ApiCall = {
  operation: {
    ...GET,
    path: '/api/history',
    operationId: 'history.list',
    summary: [
      'Qui a changé quoi dans une fiche, et quand',
      'Who changed what of a record, and when',
      'Wer was an einem Eintrag geändert hat, und wann',
      'Quem alterou o quê num registo, e quando',
    ],
    query: [COLLECTION, RECORD_ID, ...PAGE],
    response: historyPageOf(changeRowShape),
  },
  async handle(request, _reply, { registry }) {
    const { paging, collection, id } = readPaging(request, 'Collection', 'Id');
    const addressed = await addressedHistory(request, registry, required('Collection', collection));
    const { schema, parents, readable } = addressed;
    const { store } = tenantOf(request);
    const ids = await storedIds(request, addressed, required('Id', id));
    if (!(await parentsExist(schema, registry, store, parents, limitAbove(request, registry, schema))))
      throw problem('unknownRecord');
    const parentId = directParent(addressed);
    const asked = { ids, ...(parentId !== undefined && { parentId }) };
    const { items, ...counted } = await store.history.records(readable, asked, paging);
    if (counted.totalCount === 0) {
      const there = await store.getMany(schema, ids, parents);
      if ((await onlyVisible({ schema, registry }, there, request)).length === 0) throw problem('unknownRecord');
    }
    return { items: items.map((row) => rowEntry(schema, row, sessionOf(request).grants)), ...counted };
  },
};

const recycleBin: ApiCall = {
  operation: {
    ...GET,
    path: '/api/recycleBin',
    operationId: 'recycleBin.list',
    summary: [
      'La corbeille\u00a0: ce qui a été supprimé et n’est pas revenu',
      'The recycle bin: what was deleted and is not back',
      'Der Papierkorb: was gelöscht wurde und nicht zurück ist',
      'A reciclagem: o que foi eliminado e não voltou',
    ],
    query: [COLLECTION, ...PAGE],
    response: historyPageOf(changeRowShape),
  },
  async handle(request, _reply, { registry }) {
    const { paging, collection } = readPaging(request, 'Collection');
    const addressed = await addressedHistory(request, registry, required('Collection', collection));
    const { schema, parents, readable } = addressed;
    const { store } = tenantOf(request);
    if (!(await parentsExist(schema, registry, store, parents, limitAbove(request, registry, schema))))
      throw problem('unknownRecord');
    const { items, ...counted } = await store.history.deleted(readable, directParent(addressed), paging);
    return { items: items.map((row) => rowEntry(schema, row, sessionOf(request).grants)), ...counted };
  },
};

/** The calls of the extension `history`: change sets, the history of a record, the recycle bin, and reverting. */
export const historyCalls: readonly ApiCall[] = [changeSets, changeRows, recordHistory, recycleBin, revertCall];
