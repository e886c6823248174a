import { operationRuleOf, type Action } from '../../../src/resources/access';
import type { ResourceSchema } from '../../../src/resources/types';
import type { Access } from '../access';
import { uploadFields } from '../body/uploadFields';
import { collectionUrl, ID } from './address';
import { FILE_ID } from './downloadHandler';

/** What an operation does with its resource. */
export type OperationName = 'list' | 'get' | 'create' | 'update' | 'delete' | 'lookup' | 'download' | 'downloadOne';

/** One operation of the API that comes from a declaration: the routes and the OpenAPI document are two readers of it. */
export interface Operation {
  readonly name: OperationName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As Fastify writes it: `/api/parametres/:recordId`. */
  readonly url: string;
  readonly access: Access;
  /** Beyond the contract of the organisations' API. */
  readonly extension: boolean;
  /** The name of the lookup, where it is one. */
  readonly lookup?: string;
}

type Part = Omit<Operation, 'access'> & { readonly action: Action };

function recordOperations(schema: ResourceSchema, record: string): readonly Part[] {
  const { get, update, delete: remove } = schema.operations;
  const parts: readonly (readonly [typeof get, Omit<Part, 'url' | 'extension'>])[] = [
    [get, { name: 'get', method: 'GET', action: 'show' }],
    [update, { name: 'update', method: 'PUT', action: 'edit' }],
    [remove, { name: 'delete', method: 'DELETE', action: 'delete' }],
  ];
  return parts.flatMap(([availability, part]) =>
    availability === 'none' ? [] : [{ ...part, url: record, extension: availability === 'extension' }],
  );
}

function downloadOperations(schema: ResourceSchema, record: string): readonly Part[] {
  if (uploadFields(schema).length === 0) return [];
  const part = { method: 'GET', action: 'show', extension: false } as const;
  return [
    { ...part, name: 'download', url: `${record}/download` },
    { ...part, name: 'downloadOne', url: `${record}/download/:${FILE_ID}` },
  ];
}

/** Every operation of a resource, with who may call it. */
export function operationsOf(schema: ResourceSchema): readonly Operation[] {
  const collection = collectionUrl(schema);
  const record = `${collection}/:${ID}`;
  const { create } = schema.operations;
  const parts: readonly Part[] = [
    { name: 'list', method: 'GET', action: 'list', url: collection, extension: false },
    ...(create === 'none'
      ? []
      : [
          {
            name: 'create',
            method: 'POST',
            action: 'create',
            url: collection,
            extension: create === 'extension',
          } as const,
        ]),
    ...recordOperations(schema, record),
    ...Object.keys(schema.lookups).map(
      (lookup) =>
        ({
          name: 'lookup',
          method: 'GET',
          action: 'show',
          url: `${collection}/${lookup}/:value`,
          extension: false,
          lookup,
        }) as const,
    ),
    ...downloadOperations(schema, record),
  ];
  return parts.map(({ action, ...operation }) => ({
    ...operation,
    access: operationRuleOf(schema, action) ?? 'session',
  }));
}
