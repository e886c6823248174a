import type { Action } from '../../../src/resources/access/access';
import type { Availability } from '../../../src/resources/language/operations';

export type OperationName =
  | 'list'
  | 'search'
  | 'export'
  | 'extract'
  | 'departments'
  | 'get'
  | 'create'
  | 'update'
  | 'partialUpdate'
  | 'delete'
  | 'lookup'
  | 'download'
  | 'downloadOne'
  | 'removeFile'
  | 'count'
  | 'resume';

/** A generated operation before access is resolved; `action` selects the right that it needs. */
export interface Part {
  readonly name: OperationName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In Fastify's notation: `/api/parametres/:recordId`. */
  readonly url: string;
  readonly action: Action;
  /** Not part of the organisations' API contract. */
  readonly extension: boolean;
  readonly named?: string;
}

export const whereAvailable = (availability: Availability, part: Omit<Part, 'extension'>): readonly Part[] =>
  availability === 'none' ? [] : [{ ...part, extension: availability === 'extension' }];
