import type { Action } from '../../../src/resources/access/access';
import type { Availability } from '../../../src/resources/language/operations';

/** What an operation does with its resource. */
export type OperationName =
  | 'list'
  | 'search'
  | 'export'
  | 'extract'
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

/** One operation of a declared resource, and what its caller does with the resource. */
export interface Part {
  readonly name: OperationName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify writes it: `/api/parametres/:recordId`. */
  readonly url: string;
  readonly action: Action;
  /** Beyond the contract of the organisations' API. */
  readonly extension: boolean;
  /** The name of the lookup, of the extract or of the partial update, where it is one. */
  readonly named?: string;
}

/** The operation where the API has it at all. */
export const whereAvailable = (availability: Availability, part: Omit<Part, 'extension'>): readonly Part[] =>
  availability === 'none' ? [] : [{ ...part, extension: availability === 'extension' }];
