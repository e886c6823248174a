import { afterAll, beforeAll, expect, it } from 'vitest';
import { askServer } from '../../server/admin/askServer';
import { describedOperations } from '../../server/http/openapi/describedOperations';
import { openApiDocument } from '../../server/http/openapi/document';
import { validation } from '../../src/i18n/messages/fr/validation';
import { schemas } from '../../src/resources/declared';
import { createRegistry } from '../../src/resources/registry';
import { formOf } from '../fuzz/bodies';
import { isFields } from '../fuzz/json';
import { operationsOf, type FuzzOperation } from '../fuzz/operations';
import type { Random } from '../fuzz/random';
import { KnownRecords } from '../fuzz/records';
import { createSoundValues } from '../fuzz/soundValues';
import { demonstrationStorage } from '../support/demonstration';
import { multipartBody } from '../support/multipart';
import { createServerProcess, type ServerProcess } from '../support/serverProcess';

// What an operation says that it reads, it reads: a body made from its own schema is never refused for its shape.

const document = openApiDocument(createRegistry(schemas), describedOperations);
const operations = operationsOf(document).filter(
  ({ template }) => template.startsWith('/api/') && !template.includes('{nowhere}'),
);
const soundValue = createSoundValues(document.components.schemas);

/** Chooses always the least that a schema takes, or the most. */
const always = (most: boolean): Random => ({
  next: () => (most ? 0.999 : 0),
  below: (limit) => (most ? Math.max(0, limit - 1) : 0),
  chance: () => most,
  pick: <T>(choices: readonly T[]): T => choices[0] as T,
});

/** What is wrong with a value as such, whatever is stored. */
const SHAPE = [
  'required',
  'unknownField',
  'unknownFieldNearest',
  'readOnly',
  'text',
  'number',
  'integer',
  'boolean',
  'date',
  'dateTime',
  'month',
  'enumeration',
  'reference',
  'minLength',
  'maxLength',
  'pattern',
  'alpha',
  'alphaDash',
  'alphaNum',
  'digits',
  'creditCard',
  'length',
  'between',
  'min',
  'max',
  'minItems',
  'maxItems',
  'colour',
  'icon',
  'url',
  'telephone',
  'email',
  'positive',
  'file',
] as const;

const isShape = (words: string): boolean =>
  SHAPE.some((code) =>
    validation[code].split(' |||| ').some((one) => {
      const pattern = one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%\\\{\w+\\\}/g, '.+');
      return new RegExp(`^${pattern}$`).test(words);
    }),
  );

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(textsIn)
      : isFields(value)
        ? Object.values(value).flatMap(textsIn)
        : [];

let server: ServerProcess;
let token: string;
const known = new KnownRecords();

async function send(method: string, path: string, type?: string, payload?: string | Buffer) {
  const response = await fetch(server.origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) },
    ...(payload !== undefined && { body: typeof payload === 'string' ? payload : new Uint8Array(payload) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text };
}

const pathOf = (template: string, parameters: readonly string[]): string => {
  let index = 0;
  return template.replace(/\{\w+\}/g, () => encodeURIComponent(parameters[index++] ?? ''));
};

beforeAll(async () => {
  server = await createServerProcess({ REQUESTS_PER_MINUTE: '0' }, { storage: demonstrationStorage });
  await server.start();
  token = (
    (await askServer(server.data, 'token', { tenant: 'nord', rights: [], admin: true, minutes: 30 })) as {
      token: string;
    }
  ).token;
  const lists = operations.filter(
    ({ method, parameters }) => method === 'GET' && !parameters.some((one) => one.required && one.in === 'query'),
  );
  for (const { template } of lists.toSorted((a, b) => a.template.split('/').length - b.template.split('/').length)) {
    const parameters = known.parametersFor(template, always(false));
    const { status, body } = await send('GET', pathOf(template, parameters));
    known.learn({ template, parameters, status, body });
  }
}, 60_000);

afterAll(() => server.remove());

/** A body names the same records as its address. */
function atAddress(value: unknown, template: string, parameters: readonly string[]): unknown {
  if (!isFields(value)) return value;
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const addressed = Object.fromEntries(names.map((name, index) => [name, Number(parameters[index])]));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, addressed[name] ?? one]));
}

const EMPTY: Body = { type: 'application/json', payload: '{}', value: {} };

interface Body {
  readonly type: string;
  readonly payload: string | Buffer;
  readonly value: unknown;
}

/** A body of an operation: a form where it takes files, for a record names only files that are stored. */
function bodyFor({ template, content = {} }: FuzzOperation, parameters: readonly string[], random: Random): Body {
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

/** What an operation says against the shape of a body that its own schema takes; undefined where it says nothing. */
async function refusalOf(operation: FuzzOperation, most: boolean): Promise<string | undefined> {
  const { method, template } = operation;
  const random = always(most);
  const parameters = known.parametersFor(template, random);
  const { type, payload, value } = bodyFor(operation, parameters, random);
  const { status, body } = await send(method, pathOf(template, parameters), type, payload);
  if (status !== 400 && status !== 415 && status < 500) return undefined;
  const errors = isFields(body) ? body['errors'] : undefined;
  const problem = isFields(body) ? String(body['type']).replace('/docs/errors/', '') : '';
  // What is wrong with what is stored is no matter of shape: a name that is taken, a record that is not there.
  if (problem === 'invalid' && !textsIn(errors).some(isShape)) return undefined;
  return `${method} ${template}, ${most ? 'most' : 'least'}: ${status} ${problem} ${JSON.stringify(errors ?? null)} of ${JSON.stringify(value)?.slice(0, 300)}`;
}

const written = operations.filter(({ content }) => content !== undefined);

it('reads what it says that it reads', async () => {
  const refusals: string[] = [];
  for (const operation of written) {
    for (const most of [false, true]) refusals.push(...[await refusalOf(operation, most)].flatMap((one) => one ?? []));
  }
  expect(refusals).toEqual([]);
  expect(written.length).toBeGreaterThan(100);
}, 120_000);

/**
 * Links of mails: a caller without a sound body learns nothing of them, and one with a sound body only that a link does not
 * work (404 `unknownLink`).
 */
const SECRET = /\/(?:confirmAccount|confirmEmail|resetPassword)/;

/** An id that no record has. */
const NOWHERE = '987654321';

it('knows no record that does not exist, whatever the body says', async () => {
  const wrong: string[] = [];
  for (const operation of operations.filter(({ method, template }) => method !== 'GET' && !SECRET.test(template))) {
    const { method, template, content } = operation;
    const names = [...template.matchAll(/\{(\w+)\}/g)];
    const parameters = known.parametersFor(template, always(false));
    for (const place of names.keys()) {
      const elsewhere = parameters.map((one, index) => (index === place ? NOWHERE : one));
      const bodies = content ? [bodyFor(operation, elsewhere, always(false)), EMPTY] : [undefined];
      for (const body of bodies) {
        const { status } = await send(method, pathOf(template, elsewhere), body?.type, body?.payload);
        if (status !== 404)
          wrong.push(`${method} ${template}, ${names[place]?.[1]}, ${body === EMPTY ? 'empty' : 'least'}: ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

it('never calls a value of another type missing', async () => {
  const wrong: string[] = [];
  for (const operation of written) {
    const { method, template, content = {} } = operation;
    if (!('application/json' in content)) continue;
    const parameters = known.parametersFor(template, always(false));
    const { value } = bodyFor(
      { ...operation, content: { 'application/json': content['application/json'] ?? { schema: {} } } },
      parameters,
      always(true),
    );
    if (!isFields(value)) continue;
    for (const [name, one] of Object.entries(value)) {
      const other = typeof one === 'object' ? 7 : { a: 1 };
      const { body } = await send(
        method,
        pathOf(template, parameters),
        'application/json',
        JSON.stringify({ ...value, [name]: other }),
      );
      const errors = isFields(body) && isFields(body['errors']) ? textsIn(body['errors'][name] ?? []) : [];
      if (errors.includes(validation.required)) wrong.push(`${method} ${template}: ${name} = ${JSON.stringify(other)}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

it('refuses 300 requests without sense that come at once, each with a problem document, and stores nothing', async () => {
  const stored = async () => {
    const { status, body } = await send('GET', '/api/changeSets');
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const before = await stored();
  const requests = written.flatMap((operation) => {
    const { method, template, content = {} } = operation;
    const parameters = known.parametersFor(template, always(false));
    const { value } = bodyFor(operation, parameters, always(true));
    if (!('application/json' in content) || !isFields(value) || Object.keys(value).length === 0) return [];
    const nonsense = Object.entries(value).map(([name, one]) => [name, typeof one === 'object' ? 7 : { a: 1 }]);
    return { method, path: pathOf(template, parameters), payload: JSON.stringify(Object.fromEntries(nonsense)) };
  });
  expect(requests.length).toBeGreaterThan(100);
  const all = Array.from({ length: 300 }, (_, index) => requests[index % requests.length]).flatMap((one) => one ?? []);
  const answers = await Promise.all(
    all.map(async ({ method, path, payload }) => {
      const { status, body } = await send(method, path, 'application/json', payload);
      const isProblem = isFields(body) && String(body['type']).startsWith('/docs/errors/');
      return status >= 400 && status < 500 && isProblem ? [] : `${method} ${path}: ${status} ${payload.slice(0, 200)}`;
    }),
  );
  expect(answers.flat()).toEqual([]);
  expect(await stored()).toEqual(before);
}, 60_000);
