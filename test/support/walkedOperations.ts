import { portalOperations } from '../../server/portal';
import { openApiDocument } from '../../server/http/openapi/document';
import type { OpenApiMethod, OpenApiOperation } from '../../server/http/openapi/openApiDocument';
import type { Registry } from '../../src/resources/registry/registry';
import type { ApiServer } from './apiServer';

export interface WalkedOperation {
  readonly name: string;
  readonly method: OpenApiMethod;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

export const walkedOperations = (registry: Registry): readonly WalkedOperation[] =>
  Object.entries(openApiDocument(registry, portalOperations).paths).flatMap(([path, methods]) =>
    (Object.entries(methods) as [OpenApiMethod, OpenApiOperation][]).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method,
      path,
      operation,
    })),
  );

/** Ids from here on belong to no record of a test's tenant. */
export const FOREIGN_ID = 9_000_001;

export const unknownAddress = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'flag') return 'read';
    return name === 'fileId' ? 'a'.repeat(64) : String(FOREIGN_ID);
  });

/** Calls an operation, with an empty body if it accepts one, and returns the status. */
export async function statusOf(
  server: ApiServer,
  { method, path, operation }: WalkedOperation,
  as: string | null,
  address = unknownAddress(path),
): Promise<number> {
  const body = operation.requestBody?.content['application/json'] ? { payload: {} } : {};
  return (await server.call(method.toUpperCase() as 'GET', address, { as, ...body })).statusCode;
}
