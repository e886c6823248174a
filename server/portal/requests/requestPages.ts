import type { FastifyRequest } from 'fastify';
import type { Condition } from '../../../src/resources/language/condition';
import type { JsonSchema } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import { DEFAULT_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { etat } from '../../../src/resources/schemas/commonDemandes';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import * as shape from '../../http/calls/shapes';
import type { StoredRecord } from '../../database/reading/records';
import { accept, readParameters, reject, type RawQuery, type ParameterReader } from '../../http/query/readParameters';
import { readerStore } from '../../http/reader';
import { readPageNumber, readPageSize, readSearch } from '../../http/query/readers';
import { tenantOf } from '../../http/tenantOf';

const MOST = 1_000;

const state = etat();
const states = state.options.map(({ value }) => value);

const readState: ParameterReader<string> = (text) =>
  states.some((one) => one === text) ? accept(text) : reject('filterValue', { name: 'Etat' });

export const REQUEST_QUERY = [
  { common: 'PageNumber' },
  { common: 'PageSize' },
  { common: 'Search' },
  { name: 'Etat', words: state.label, schema: { type: 'string', enum: states } },
] as const;

/** The JSON Schema of a request in a response; optional fields may be null. */
export function requestShape({ fields }: ResourceSchema): JsonSchema {
  const properties = Object.entries(fields).map(([name, spec]) => {
    const schema = kindOf(spec).jsonSchema(spec);
    return [name, spec.required ? schema : { anyOf: [schema, { type: 'null' }] }];
  });
  return shape.object({ id: shape.id, ...Object.fromEntries(properties) });
}

const requestView = ({ id, values }: StoredRecord) => ({ ...values, id });

const ofPeople = (ids: readonly number[]): Condition => ({ field: 'utilisateurId', operator: 'in', value: ids });

const listed = (
  request: FastifyRequest,
  schema: ResourceSchema,
  all: readonly Condition[],
  page: number,
  pageSize: number,
  isOldestFirst = false,
) =>
  tenantOf(request).store.list(schema, {
    page,
    pageSize,
    orderBy: 'id',
    descending: !isOldestFirst,
    ...(all.length > 0 && { filter: { all } }),
  });

export const requestsOf = async (request: FastifyRequest, schema: ResourceSchema, personId: number) =>
  (await listed(request, schema, [ofPeople([personId])], 1, MOST)).items.map(requestView);

/**
 * Reads a page of requests, filtered by state and by people's names: pending ones oldest first, others newest first.
 *
 * @param only the person whose requests may be read; undefined: all people
 * @param visible further condition of the requests that the caller may read
 */
export async function requestPage(
  request: FastifyRequest,
  schema: ResourceSchema,
  only: number | undefined,
  visible?: Condition,
) {
  const given = readParameters(request.query as RawQuery, {
    PageNumber: readPageNumber,
    PageSize: readPageSize,
    Search: readSearch,
    Etat: readState,
  });
  const found =
    given.Search === undefined
      ? undefined
      : await readerStore(request).list(Utilisateurs, { search: given.Search, page: 1, pageSize: MOST });
  if (found?.items.length === 0) return { items: [], totalCount: 0 };
  const all: Condition[] = [
    ...(visible ? [visible] : []),
    ...(only === undefined ? [] : [ofPeople([only])]),
    ...(found ? [ofPeople(found.items.map(({ id }) => id))] : []),
    ...(given.Etat === undefined ? [] : [{ field: 'etat', operator: 'equals', value: given.Etat } as const]),
  ];
  const { items, totalCount } = await listed(
    request,
    schema,
    all,
    given.PageNumber ?? 1,
    given.PageSize ?? DEFAULT_PAGE_SIZE,
    // What waits longest is decided first.
    given.Etat === 'EnAttente',
  );
  return { items: items.map(requestView), totalCount };
}
