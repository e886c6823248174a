import { portalOperations } from '../../server/portal';
import { openApiDocument } from '../../server/http/openapi/document';
import type { OpenApiMethod, OpenApiOperation } from '../../server/http/openapi/openApiDocument';
import type { Registry } from '../../src/resources/registry/registry';
import type { ApiServer } from './apiServer';

/** One operation of the OpenAPI document. */
export interface WalkedOperation {
  readonly name: string;
  readonly method: OpenApiMethod;
  readonly path: string;
  readonly operation: OpenApiOperation;
}

/** Every operation of the OpenAPI document. */
export const walkedOperations = (registry: Registry): readonly WalkedOperation[] =>
  Object.entries(openApiDocument(registry, portalOperations).paths).flatMap(([path, methods]) =>
    (Object.entries(methods) as [OpenApiMethod, OpenApiOperation][]).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method,
      path,
      operation,
    })),
  );

/** No record of a test's own tenant has an id from here on. */
export const FOREIGN_ID = 9_000_001;

/** An operation's address with ids that no record here has. */
export const unknownAddress = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'flag') return 'read';
    return name === 'fileId' ? 'a'.repeat(64) : String(FOREIGN_ID);
  });

/** Calls an operation with an empty body where it takes one, and answers the status. */
export async function statusOf(
  server: ApiServer,
  { method, path, operation }: WalkedOperation,
  as: string | null,
  address = unknownAddress(path),
): Promise<number> {
  const body = operation.requestBody?.content['application/json'] ? { payload: {} } : {};
  return (await server.call(method.toUpperCase() as 'GET', address, { as, ...body })).statusCode;
}
