import type { OpenApiDocument, OpenApiMethod, OpenApiOperation } from '../../server/http/openapi/openApiDocument';
import calls from '../contract/fixtures/contract.json' with { type: 'json' };

/** One call of the organisations' API, as the specification lists it. */
export type ContractCall = (typeof calls)[number];

export const contractCalls: readonly ContractCall[] = calls;

/** An address whatever its case, its parameters' names and a slash at its end. */
const shapeOf = (path: string): string =>
  path
    .replace(/\{\w+\}/g, '{}')
    .replace(/\/$/, '')
    .toLowerCase();

/** Finds the operation that answers a call; undefined where the document has none. */
export function operationFinder({ paths }: OpenApiDocument): (call: ContractCall) => OpenApiOperation | undefined {
  const byShape = new Map(Object.entries(paths).map(([path, methods]) => [shapeOf(path), methods]));
  return ({ method, path }) => byShape.get(shapeOf(`/api${path}`))?.[method.toLowerCase() as OpenApiMethod];
}

/** The parameters of a call; what every paged list is understood to take is among them. */
const parametersOf = ({ query, queryInferred, response }: ContractCall): readonly string[] =>
  response === 'paged' ? [...query, ...queryInferred] : query;

const MEDIA_TYPE: Readonly<Record<string, string>> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
};

function bodyDifference({ body }: ContractCall, { requestBody }: OpenApiOperation): readonly string[] {
  const given = requestBody?.['x-extension'] ? [] : Object.keys(requestBody?.content ?? {});
  const wanted = MEDIA_TYPE[body];
  if (wanted === undefined) return given.length === 0 ? [] : [`takes a body (${given.join(', ')})`];
  return given.includes(wanted) ? [] : [`takes no ${wanted}`];
}

/** How an operation differs from the call that it should answer; nothing where it does not. */
export function differencesOf(call: ContractCall, operation: OpenApiOperation | undefined): readonly string[] {
  if (!operation) return ['is missing'];
  const own = (operation.parameters ?? []).filter((one) => one.in === 'query' && !one['x-extension']);
  const names = own.map(({ name }) => name.toLowerCase());
  const missing = parametersOf(call).filter((name) => !names.includes(name.toLowerCase()));
  return [
    ...(operation['x-extension'] ? ['is marked as an extension'] : []),
    ...missing.map((name) => `lacks the parameter ${name}`),
    ...bodyDifference(call, operation),
  ];
}

/** The operations of a document that say they are the contract's, and answer no call of it. */
export function unmarkedExtensions({ paths }: OpenApiDocument): readonly string[] {
  const known = new Set(calls.map(({ method, path }) => `${method} ${shapeOf(`/api${path}`)}`));
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation['x-extension'] || !path.startsWith('/api/') || known.has(`${method.toUpperCase()} ${shapeOf(path)}`)
        ? []
        : [`${method.toUpperCase()} ${path}`],
    ),
  );
}
