import type { OpenApiDocument, OpenApiMethod, OpenApiOperation } from '../../server/http/openapi/openApiDocument';
import calls from '../contract/fixtures/contract.json' with { type: 'json' };

export type ContractCall = (typeof calls)[number];

export const contractCalls: readonly ContractCall[] = calls;

/** Normalises a path: lower case, unnamed parameters, no trailing slash. */
const shapeOf = (path: string): string =>
  path
    .replace(/\{\w+\}/g, '{}')
    .replace(/\/$/, '')
    .toLowerCase();

export function operationFinder({ paths }: OpenApiDocument): (call: ContractCall) => OpenApiOperation | undefined {
  const byShape = new Map(Object.entries(paths).map(([path, methods]) => [shapeOf(path), methods]));
  return ({ method, path }) => byShape.get(shapeOf(`/api${path}`))?.[method.toLowerCase() as OpenApiMethod];
}

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

/** The differences between an operation and its call; empty if there are none. */
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

/** Operations of a document that claim to belong to the contract without matching a call of it. */
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
