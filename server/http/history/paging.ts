import type { FastifyRequest } from 'fastify';
import { parseId } from '../../../src/resources/fields/shared/ids';
import { DEFAULT_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { problem } from '../problem';
import { accept, readParameters, reject, type RawQuery, type ParameterReader } from '../query/readParameters';
import { readPageNumber, readPageSize, readText } from '../query/readers';

const readRecordId: ParameterReader<number> = (text) => {
  const id = parseId(text);
  return id === undefined ? reject('ids', { max: 1 }) : accept(id);
};

const READERS = { PageNumber: readPageNumber, PageSize: readPageSize, Collection: readText, Id: readRecordId };

type Name = keyof typeof READERS;

export function readPaging(request: FastifyRequest, ...further: readonly Exclude<Name, 'PageNumber' | 'PageSize'>[]) {
  const known = ['PageNumber', 'PageSize', ...further] as const;
  const readers = Object.fromEntries(known.map((name) => [name, READERS[name]])) as Partial<typeof READERS>;
  const given = readParameters(request.query as RawQuery, readers as typeof READERS);
  const { PageNumber: page = 1, PageSize: pageSize = DEFAULT_PAGE_SIZE } = given;
  return { paging: { page, pageSize }, collection: given.Collection, id: given.Id };
}

/** @throws {ProblemError} `invalidParameter` if the parameter is missing */
export function required<Value>(name: Name, value: Value | undefined): Value {
  if (value === undefined) throw problem('invalidParameter', { errors: { [name]: [{ code: 'required' }] } });
  return value;
}
