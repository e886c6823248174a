import type { FastifyRequest } from 'fastify';
import { DIRECTORY_FIELDS, type DirectoryField } from '../../../../src/portal/directory';
import { parseId } from '../../../../src/resources/fields/shared/ids';
import { DEFAULT_PAGE_SIZE } from '../../../../src/resources/records/listQuery';
import { nearest } from '../../../../src/resources/common/nearest';
import {
  accept,
  readParameters,
  reject,
  type RawQuery,
  type ParameterReader,
} from '../../../http/query/readParameters';
import { readPageNumber, readPageSize, readSearch, readYesOrNo } from '../../../http/query/readers';

export interface DirectoryQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
  /** The field to search; all fields by default. */
  readonly searchBy?: DirectoryField;
  readonly orderBy: DirectoryField;
  readonly descending: boolean;
  readonly teamId?: number;
}

const isField = (text: string): text is DirectoryField => DIRECTORY_FIELDS.some((field) => field === text);

const readField: ParameterReader<DirectoryField> = (text) => {
  const asked = text.toLowerCase();
  if (isField(asked)) return accept(asked);
  const name = text.slice(0, 100);
  const close = nearest(name, DIRECTORY_FIELDS);
  return close ? reject('orderByNearest', { name, nearest: close }) : reject('orderBy', { name });
};

const readTeam: ParameterReader<number> = (text) => {
  const id = parseId(text);
  return id === undefined ? reject('filterValue', { name: 'EquipeId' }) : accept(id);
};

const SELECTION = {
  Search: readSearch,
  SearchBy: readField,
  OrderBy: readField,
  OrderByDescending: readYesOrNo,
  EquipeId: readTeam,
};

export type DirectorySelection = Omit<DirectoryQuery, 'page' | 'pageSize'>;

const selectionOf = (given: ReturnType<typeof readParameters<typeof SELECTION>>): DirectorySelection => ({
  search: given.Search ?? '',
  ...(given.SearchBy && { searchBy: given.SearchBy }),
  orderBy: given.OrderBy ?? 'nom',
  descending: given.OrderByDescending ?? false,
  ...(given.EquipeId !== undefined && { teamId: given.EquipeId }),
});

/** @throws {ProblemError} `invalidParameter` */
export const readDirectorySelection = (request: FastifyRequest): DirectorySelection =>
  selectionOf(readParameters(request.query as RawQuery, SELECTION));

/** @throws {ProblemError} `invalidParameter` */
export function readDirectoryQuery(request: FastifyRequest): DirectoryQuery {
  const given = readParameters(request.query as RawQuery, {
    PageNumber: readPageNumber,
    PageSize: readPageSize,
    ...SELECTION,
  });
  return { page: given.PageNumber ?? 1, pageSize: given.PageSize ?? DEFAULT_PAGE_SIZE, ...selectionOf(given) };
}
