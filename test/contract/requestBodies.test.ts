import { afterAll, beforeAll, expect, it } from 'vitest';
import { validation } from '../../src/i18n/messages/fr/validation';
import { isFields } from '../fuzz/json';
import type { FuzzOperation } from '../fuzz/operations';
import {
  always,
  aspectsOfWritten,
  bodyFor,
  coveringWritten,
  jsonBodyFor,
  openDescribedServer,
  operations,
  pathOf,
  written,
  type Body,
  type DescribedServer,
} from '../support/describedServer';
import { isLongRun } from '../support/longRun';
import { refusesWrittenNumbers } from './writtenNumbers';

// An operation must accept the shape of every body that its own schema allows.

/** Error codes about a value itself, independent of what is stored. */
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

/** Operations whose bodies differ; in the long run, all operations with a body. */
const tested = isLongRun() ? written : coveringWritten;

const EMPTY: Body = { type: 'application/json', payload: '{}', value: {} };

let server: DescribedServer;

beforeAll(async () => {
  server = await openDescribedServer();
}, 300_000);

afterAll(() => server.remove());

/** Sends a body that fits the operation's schema; returns the error if the shape is refused, otherwise undefined. */
async function refusalOf(operation: FuzzOperation, most: boolean): Promise<string | undefined> {
  const { method, template } = operation;
  const random = always(most);
  const parameters = server.known.parametersFor(template, random);
  const { type, payload, value } = bodyFor(operation, parameters, random);
  const { status, body } = await server.send(method, pathOf(template, parameters), type, payload);
  if (status !== 400 && status !== 415 && status < 500) return undefined;
  const errors = isFields(body) ? body['errors'] : undefined;
  const problem = isFields(body) ? String(body['type']).replace('/docs/errors/', '') : '';
  // Conflicts with stored data are accepted, such as a taken name or a missing record.
  if (problem === 'invalid' && !textsIn(errors).some(isShape)) return undefined;
  return `${method} ${template}, ${most ? 'most' : 'least'}: ${status} ${problem} ${JSON.stringify(errors ?? null)} of ${JSON.stringify(value)?.slice(0, 300)}`;
}

it('the tested operations have every shape of a body', () => {
  expect(aspectsOfWritten(tested)).toEqual(aspectsOfWritten(written));
  expect(written.length).toBeGreaterThan(100);
  expect(tested.length).toBeGreaterThan(40);
});

it('operations accept the bodies that their schemas describe', async () => {
  const refusals: string[] = [];
  for (const operation of tested) {
    // A minimal export covers the whole plan, which takes seconds; the generated tests send it too.
    const bodies = isLongRun() && !operation.template.includes('/exportPlanning') ? [false, true] : [true];
    for (const most of bodies) refusals.push(...[await refusalOf(operation, most)].flatMap((one) => one ?? []));
  }
  expect(refusals).toEqual([]);
}, 120_000);

/**
 * Links of mails: an invalid body gets no information about a link, and a valid one only that the link does not work
 * (404 `unknownLink`).
 */
const SECRET = /\/(?:confirmAccount|confirmEmail|resetPassword)/;

const NOWHERE = '987654321';

it('operations return 404 for unknown records, whatever the body', async () => {
  const wrong: string[] = [];
  for (const operation of operations.filter(({ method, template }) => method !== 'GET' && !SECRET.test(template))) {
    const { method, template, content } = operation;
    const names = [...template.matchAll(/\{(\w+)\}/g)];
    const parameters = server.known.parametersFor(template, always(false));
    for (const place of names.keys()) {
      const elsewhere = parameters.map((one, index) => (index === place ? NOWHERE : one));
      // An operation that answers 404 before it reads an empty body would do so for a valid one too; the long run
      // checks both.
      const sound = content && isLongRun() ? [bodyFor(operation, elsewhere, always(false))] : [];
      const bodies = content ? [...sound, EMPTY] : [undefined];
      for (const body of bodies) {
        const { status } = await server.send(method, pathOf(template, elsewhere), body?.type, body?.payload);
        if (status !== 404)
          wrong.push(`${method} ${template}, ${names[place]?.[1]}, ${body === EMPTY ? 'empty' : 'least'}: ${status}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

const otherThan = (one: unknown) => (typeof one === 'object' ? 7 : { a: 1 });

it('a value of a wrong type is never reported as missing', async () => {
  const wrong: string[] = [];
  for (const operation of tested) {
    const { method, template } = operation;
    const parameters = server.known.parametersFor(template, always(false));
    const value = jsonBodyFor(operation, parameters, always(true)) ?? {};
    const others = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, otherThan(one)]));
    // All at once; the long run tries them one by one, which takes ten seconds.
    const bodies = isLongRun()
      ? Object.entries(others).map(([name, other]) => ({ ...value, [name]: other }))
      : [others];
    for (const payload of bodies) {
      const { body } = await server.send(
        method,
        pathOf(template, parameters),
        'application/json',
        JSON.stringify(payload),
      );
      const errors = isFields(body) && isFields(body['errors']) ? body['errors'] : {};
      for (const [name, said] of Object.entries(errors))
        if (name in others && textsIn(said).includes(validation.required))
          wrong.push(`${method} ${template}: ${name} in ${JSON.stringify(payload)}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

it('300 concurrent nonsense requests each get a problem document, and store nothing', async () => {
  const stored = async () => {
    const { status, body } = await server.send('GET', '/api/changeSets');
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  const before = await stored();
  const requests = written.flatMap((operation) => {
    const { method, template, content = {} } = operation;
    const parameters = server.known.parametersFor(template, always(false));
    const { value } = bodyFor(operation, parameters, always(true));
    if (!('application/json' in content) || !isFields(value) || Object.keys(value).length === 0) return [];
    const nonsense = Object.entries(value).map(([name, one]) => [name, otherThan(one)]);
    return { method, path: pathOf(template, parameters), payload: JSON.stringify(Object.fromEntries(nonsense)) };
  });
  expect(requests.length).toBeGreaterThan(100);
  const all = Array.from({ length: 300 }, (_, index) => requests[index % requests.length]).flatMap((one) => one ?? []);
  const answers = await Promise.all(
    all.map(async ({ method, path, payload }) => {
      const { status, body } = await server.send(method, path, 'application/json', payload);
      const isProblem = isFields(body) && String(body['type']).startsWith('/docs/errors/');
      return status >= 400 && status < 500 && isProblem ? [] : `${method} ${path}: ${status} ${payload.slice(0, 200)}`;
    }),
  );
  expect(answers.flat()).toEqual([]);
  expect(await stored()).toEqual(before);
}, 120_000);

refusesWrittenNumbers(() => server, tested);
