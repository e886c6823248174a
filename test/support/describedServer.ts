import { portalOperations } from '../../server/portal';
import { openApiDocument } from '../../server/http/openapi/document';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { formOf } from '../fuzz/bodies';
import { isFields } from '../fuzz/json';
import { operationsOf, type FuzzOperation } from '../fuzz/operations';
import type { Random } from '../fuzz/random';
import { KnownRecords } from '../fuzz/records';
import { createSoundValues } from '../fuzz/soundValues';
import { coveringOperations, operationAspects } from './cover/operationCover';
import { demonstrationStorage } from './demonstration';
import { multipartBody } from './multipart';
import { createServerProcess } from './serverProcess';
import { tokenMaker } from './serverTokens';

const registry = createRegistry(schemas);
const document = openApiDocument(registry, portalOperations);
const soundValue = createSoundValues(document.components.schemas);

export const operations: readonly FuzzOperation[] = operationsOf(document).filter(
  ({ template }) => template.startsWith('/api/') && !template.includes('{nowhere}'),
);

export const written = operations.filter(({ content }) => content !== undefined);

const declared: ReadonlySet<string> = new Set(registry.schemas.map(({ name }) => name));

/** Every aspect in which the bodies of these operations differ. */
export const aspectsOfWritten = (some: readonly FuzzOperation[]): ReadonlySet<string> =>
  new Set(some.flatMap((operation) => [...operationAspects(operation, document.components.schemas, declared)]));

/** A few operations of `written` that together have every aspect of all. */
export const coveringWritten = coveringOperations(written, document.components.schemas, declared);

/** Always picks the smallest value that a schema accepts, or the largest. */
export const always = (most: boolean): Random => ({
  next: () => (most ? 0.999 : 0),
  below: (limit) => (most ? Math.max(0, limit - 1) : 0),
  chance: () => most,
  pick: <T>(choices: readonly T[]): T => choices[0] as T,
});

export const pathOf = (template: string, parameters: readonly string[]): string => {
  let index = 0;
  return template.replace(/\{\w+\}/g, () => encodeURIComponent(parameters[index++] ?? ''));
};

/** Makes a body refer to the same records as its address. */
function atAddress(value: unknown, template: string, parameters: readonly string[]): unknown {
  if (!isFields(value)) return value;
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const addressed = Object.fromEntries(names.map((name, index) => [name, Number(parameters[index])]));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, addressed[name] ?? one]));
}

export interface Body {
  readonly type: string;
  readonly payload: string | Buffer;
  readonly value: unknown;
}

/** A JSON body that fits the operation's schema; undefined if it reads none. */
export function jsonBodyFor(operation: FuzzOperation, parameters: readonly string[], random: Random) {
  const json = operation.content?.['application/json'];
  if (!json) return undefined;
  const { value } = bodyFor({ ...operation, content: { 'application/json': json } }, parameters, random);
  return isFields(value) ? value : undefined;
}

/** A body that fits the operation's schema: a form if it takes files; records only name files already stored. */
export function bodyFor(
  { template, content = {} }: FuzzOperation,
  parameters: readonly string[],
  random: Random,
): Body {
  const types = Object.keys(content);
  const type = types.find((one) => one.startsWith('multipart')) ?? types[0] ?? 'application/json';
  const schema = content[type]?.schema ?? {};
  const value = atAddress(soundValue(schema, random), template, parameters);
  if (!type.startsWith('multipart') || !isFields(value)) return { type, payload: JSON.stringify(value), value };
  const name =
    String(schema['$ref'] ?? '')
      .split('/')
      .at(-1) ?? '';
  const { properties } = document.components.schemas[name] ?? schema;
  const { payload, headers } = multipartBody(formOf(value, properties, random));
  return { type: headers['content-type'] ?? type, payload, value };
}

/** The whole product with its demonstration, requested by an administrator; knows a record for each address. */
export interface DescribedServer {
  readonly known: KnownRecords;
  send(
    method: string,
    path: string,
    type?: string,
    payload?: string | Buffer,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
  remove(): Promise<void>;
}

export async function openDescribedServer(): Promise<DescribedServer> {
  const server = await createServerProcess({ REQUESTS_PER_MINUTE: '0' }, { storage: demonstrationStorage });
  await server.start();
  const token = await tokenMaker(server.data)({ admin: true });
  const known = new KnownRecords();
  const send: DescribedServer['send'] = async (method, path, type, payload) => {
    const response = await fetch(server.origin + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
      ...(payload !== undefined && { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
  };
  const lists = operations.filter(
    ({ method, parameters }) => method === 'GET' && !parameters.some((one) => one.required && one.in === 'query'),
  );
  for (const { template } of lists.toSorted((a, b) => a.template.split('/').length - b.template.split('/').length)) {
    const parameters = known.parametersFor(template, always(false));
    const { status, body } = await send('GET', pathOf(template, parameters));
    known.learn({ template, parameters, status, body });
  }
  return { known, send, remove: () => server.remove() };
}
