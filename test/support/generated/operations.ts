import { expect } from 'vitest';
import type { Action } from '../../../src/resources/access/access';
import type { AnyRecord, ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { addressesOf, type Addresses, type Parents } from './addresses';
import { uploadNames } from './requests';
import type { Subject } from './subject';

export interface OperationCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly action: Action;
}

function collectionCalls(
  schema: ResourceSchema,
  { list, collection, create }: Addresses,
  key: unknown,
): readonly OperationCall[] {
  if (schema.operations.list === 'single') return [];
  return [
    { method: 'GET', url: list, action: 'list' },
    ...Object.keys(schema.extracts).map(
      (name) => ({ method: 'GET', url: `${collection}/${name}`, action: 'list' }) as const,
    ),
    ...(schema.operations.create === 'none' ? [] : [{ method: 'POST', url: create(key), action: 'create' } as const]),
  ];
}

export function recordCalls(
  schema: ResourceSchema,
  { read, write }: Addresses,
  record: AnyRecord,
): readonly OperationCall[] {
  const { get, update, delete: remove, download, list } = schema.operations;
  const downloads = uploadNames(schema).length > 0 && download !== 'none';
  return [
    ...(get === 'none' ? [] : [{ method: 'GET', url: read(record), action: 'show' } as const]),
    ...(update === 'none' ? [] : [{ method: 'PUT', url: write(record), action: 'edit' } as const]),
    ...(remove === 'none' || list === 'single'
      ? []
      : [{ method: 'DELETE', url: write(record), action: 'delete' } as const]),
    ...(downloads ? [{ method: 'GET', url: `${read(record)}/download`, action: 'show' } as const] : []),
  ];
}

/** The record that a subject's addresses name; computed collections have none. */
export const recordOf = ({ made }: Subject): AnyRecord => made[0]?.answer ?? { id: 1 };

export const callsOf = (schema: ResourceSchema, record: AnyRecord, parents: Parents): readonly OperationCall[] => {
  const addresses = addressesOf(schema, parents);
  const key = schema.key === undefined ? undefined : record[schema.key];
  return [...collectionCalls(schema, addresses, key), ...recordCalls(schema, addresses, record)];
};

/** The status of each request; writes have no body, so the address alone decides. */
async function answers(subject: Subject, calls: readonly OperationCall[], as?: string | null) {
  const found: string[] = [];
  for (const { method, url } of calls) {
    const body = method === 'PUT' || method === 'POST' ? { payload: {} } : {};
    const status = await subject.status(method, url, { ...(as !== undefined && { as }), ...body });
    found.push(`${method} ${url}: ${status}`);
  }
  return found;
}

export async function expectAll(subject: Subject, calls: readonly OperationCall[], status: number, as?: string | null) {
  expect(await answers(subject, calls, as)).toEqual(calls.map(({ method, url }) => `${method} ${url}: ${status}`));
}
