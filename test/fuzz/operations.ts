import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from '../../server/http/openapi/openApiDocument';

/** A request that can be sent to an address, with the schemas of its query and body. */
export interface FuzzOperation {
  readonly name: string;
  readonly method: string;
  readonly template: string;
  readonly parameters: readonly OpenApiParameter[];
  readonly content: NonNullable<OpenApiOperation['requestBody']>['content'] | undefined;
}

/** Addresses outside the API: pages, files, the identity provider's protocol. */
const OTHER_ADDRESSES = [
  'GET /',
  'GET /index.html',
  'GET /assets/{file}',
  'GET /docs',
  'GET /docs/{page}',
  'GET /docs/errors/{code}',
  'GET /openapi.json',
  'GET /mailbox',
  'GET /calendriers/{file}',
  'GET /identity/.well-known/openid-configuration',
  'GET /identity/jwks',
  'GET /identity/auth',
  'GET /identity/auth/{uid}',
  'POST /identity/token',
  'GET /identity/me',
  'GET /identity/session/end',
  'POST /identity/token/revocation',
  'GET /identity/interaction/{uid}',
  'POST /identity/interaction/{uid}',
  'GET /identity/{file}',
  'GET /api/{nowhere}',
  'GET /{nowhere}',
] as const;

const operationOf = (method: string, template: string, described?: OpenApiOperation): FuzzOperation => ({
  name: `${method} ${template}`,
  method,
  template,
  parameters: described?.parameters ?? [],
  content: described?.requestBody?.content,
});

/** Every operation of a document, and further addresses of the server. */
export function operationsOf({ paths }: OpenApiDocument): readonly FuzzOperation[] {
  const described = Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(method.toUpperCase(), template, operation)),
  );
  const others = OTHER_ADDRESSES.map((line) => {
    const [method = '', template = ''] = line.split(' ');
    return operationOf(method, template);
  });
  return [...described, ...others];
}
