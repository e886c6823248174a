import type { Action } from '../../access/access';
import type { Availability } from '../../language/operations';
import type { ResourceSchema } from '../../language/resourceSchema';
import { MAX_PAGE_SIZE } from '../../records/listQuery';
import { hasComments, hasTool, type Tool } from '../../routes/tools';
import type { Extension } from '../../protocol/extensions';
import { hasScreen, OPERATION } from './offeredScreens';

/** What an API has beyond the contract. */
export interface KnownExtensions {
  /** False while the answer is on its way: until then, none is there. */
  readonly isKnown: boolean;
  readonly has: (extension: Extension) => boolean;
}

/** What this API offers of a declaration; nothing beyond the contract until it is known. */
export interface Offers {
  readonly isKnown: boolean;
  /** The API answers what a collection holds. */
  readonly reads: (schema: ResourceSchema) => boolean;
  /** A collection has a place on the details page above it: it can be read, or at least be written. */
  readonly shows: (schema: ResourceSchema) => boolean;
  /** The API has the operation behind an action; reading one record is always possible, through the list. */
  readonly does: (schema: ResourceSchema, action: Action) => boolean;
  /** The API gives the content of files. */
  readonly downloads: (schema: ResourceSchema) => boolean;
  /** A screen that works on many records, or on their history. */
  readonly hasTool: (schema: ResourceSchema, tool: Tool) => boolean;
  readonly hasComments: (schema: ResourceSchema) => boolean;
  /** Lists can be narrowed by conditions on their fields. */
  readonly filters: boolean;
  /** The API tells the names of records that the reader may not read. */
  readonly names: boolean;
  /** How many records a page holds when a whole list is read. */
  readonly pageSize: number;
  /** What was written before is kept, and taken back. */
  readonly history: boolean;
  /** Many writes are previewed and made as one: all of them or none. */
  readonly atOnce: boolean;
  /** What the contract only lists is read, written and deleted one by one. */
  readonly records: boolean;
}

/** Another API than ours may cut larger pages short, and the next one would then begin too late. */
const SAFE_SIZE = 100;

/** Tools that read what was written before. */
const OF_HISTORY: readonly Tool[] = ['bin', 'changes', 'history'];

/** The offers of an API by its extensions. */
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
    names: has('names'),
    pageSize: has('pagedLists') ? MAX_PAGE_SIZE : SAFE_SIZE,
    history: has('history'),
    atOnce: has('changes'),
    records: has('records'),
  };
}
