import type { Action } from '../../access/access';
import type { Availability } from '../../language/operations';
import type { ResourceSchema } from '../../language/resourceSchema';
import { MAX_PAGE_SIZE } from '../../records/listQuery';
import { hasComments, hasTool, type Tool } from '../../routes/tools';
import type { Extension } from '../../protocol/extensions';
import { hasScreen, OPERATION } from './offeredScreens';

export interface KnownExtensions {
  /** False while loading; `has` is false until then. */
  readonly isKnown: boolean;
  readonly has: (extension: Extension) => boolean;
}

export interface Offers {
  readonly isKnown: boolean;
  /** The API can list the collection or read its single record. */
  readonly reads: (schema: ResourceSchema) => boolean;
  /** The collection appears on its parent's details page: it is readable or at least writable. */
  readonly shows: (schema: ResourceSchema) => boolean;
  /** The API has the operation behind an action. Reading one record always works, through the list if need be. */
  readonly does: (schema: ResourceSchema, action: Action) => boolean;
  /** The API serves the content of files. */
  readonly downloads: (schema: ResourceSchema) => boolean;
  /** Screens for many records or for history. */
  readonly hasTool: (schema: ResourceSchema, tool: Tool) => boolean;
  readonly hasComments: (schema: ResourceSchema) => boolean;
  /** The API filters lists by conditions on fields. */
  readonly filters: boolean;
  /** The API keeps records with equal values together. */
  readonly groups: boolean;
  /** The API counts the records of a list by department. */
  readonly departments: boolean;
  /** The API returns names of records that the reader may not read. */
  readonly names: boolean;
  readonly pageSize: number;
  /** The API shows the portal as another person sees it. */
  readonly viewAs: boolean;
  /** The API records changes and can revert them. */
  readonly history: boolean;
  /** The API previews and applies many writes in one transaction. */
  readonly atOnce: boolean;
  /** The API reads, writes and deletes single records that the contract only lists. */
  readonly records: boolean;
}

/** A foreign API may silently cap larger pages, and the next page would then skip records. */
const SAFE_SIZE = 100;

/** Tools that need the history. */
const OF_HISTORY: readonly Tool[] = ['bin', 'changes', 'history'];

export function offersOf({ isKnown, has }: KnownExtensions): Offers {
  const isThere = (availability: Availability) =>
    availability === 'contract' || (availability === 'extension' && has('records'));
  const reads = ({ operations, extracts, criteria }: ResourceSchema): boolean => {
    if (operations.list === 'single') return isThere(operations.get);
    return isThere(operations.listing) || criteria !== undefined || Object.keys(extracts).length > 0;
  };
  return {
    isKnown,
    reads,
    shows: (schema) => reads(schema) || isThere(schema.operations.create) || isThere(schema.operations.update),
    does: (schema, action) =>
      action === 'list' || action === 'show'
        ? hasScreen(schema, action)
        : isThere(schema.operations[OPERATION[action]]),
    downloads: ({ operations }) => isThere(operations.download),
    hasTool: (schema, tool) => hasTool(schema, tool) && (!OF_HISTORY.includes(tool) || has('history')),
    hasComments: (schema) => hasComments(schema) && has('history') && has('comments'),
    filters: has('filters'),
    groups: has('groupedLists'),
    departments: has('departments'),
    names: has('names'),
    pageSize: has('pagedLists') ? MAX_PAGE_SIZE : SAFE_SIZE,
    viewAs: has('viewAs'),
    history: has('history'),
    atOnce: has('changes'),
    records: has('records'),
  };
}
