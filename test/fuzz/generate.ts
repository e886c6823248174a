import type { OpenApiDocument } from '../../server/http/openapi/openApiDocument';
import type { JsonSchema } from '../../src/resources/language/kind';
import { brokenPiece, queryFor } from './addresses';
import { bodyFor } from './bodies';
import { breakValue } from './brokenValues';
import { changeSetFor, collectionsOf } from './changeSetBodies';
import type { CallerName, FuzzBody, FuzzRequest } from './fuzzRequest';
import { forgedHeaders } from './headers';
import { identityFields, identityForm, signInForm, type Interaction } from './identityForms';
import { operationsOf, type FuzzOperation } from './operations';
import { createRandom, type Random } from './random';
import type { KnownRecords } from './records';
import { createSoundValues } from './soundValues';

type Fault = 'body' | 'query' | 'path' | 'headers' | 'caller' | 'method' | 'raw';

const FAULTS = [
  'body',
  'body',
  'body',
  'body',
  'query',
  'query',
  'path',
  'headers',
  'caller',
  'method',
  'raw',
] as const;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE'] as const;
const RAW = ['cutBody', 'wrongLength', 'badChunk', 'noHost', 'badLine', 'twoLengths'] as const;

/**
 * Requests that the run's own account must not send, because all later requests would be refused: viewing the portal as
 * another person, and taking rights from everyone. The other callers send them; an account lost in another way
 * (deletion, locks, rights) is replaced a few hundred requests later.
 */
const NOT_BY_ADMINISTRATOR =
  /^(POST \/api\/access\/view-as|PUT \/api\/MyProfile|DELETE \/api\/Droits\/\{id\}|PUT \/api\/Droits\/\{id\})$/;

export interface FuzzState {
  readonly known: KnownRecords;
  readonly interaction: Interaction | undefined;
}

function callerFor(operation: string, fault: Fault | undefined, random: Random): CallerName {
  if (fault === 'caller') return random.pick(['forged', 'forged', 'anonymous', 'reader']);
  if (NOT_BY_ADMINISTRATOR.test(operation)) return random.pick(['deputy', 'deputy', 'reader']);
  if (random.chance(0.8)) return 'administrator';
  return random.pick(['deputy', 'reader', 'reader', 'anonymous']);
}

/** Generates requests for the operations of a document; the same seed, number and state give the same request. */
export function createGenerator(document: OpenApiDocument, seed: number) {
  const operations = operationsOf(document);
  const collections = collectionsOf(operations);
  const components = document.components.schemas;
  const soundValue = createSoundValues(components);
  const resolve = (schema: JsonSchema): Readonly<Record<string, unknown>> =>
    typeof schema['$ref'] === 'string' ? (components[schema['$ref'].split('/').at(-1) ?? ''] ?? {}) : schema;

  /** All operations in turn; every fifth request is a random write. */
  function operationFor(number: number, random: Random): FuzzOperation | undefined {
    const writing = number % 5 === 4 && operations.filter(({ content }) => content !== undefined);
    return writing ? random.pick(writing) : operations[(number - Math.floor(number / 5)) % operations.length];
  }

  function bodyOf(operation: FuzzOperation, fault: Fault | undefined, state: FuzzState, random: Random) {
    const sound = fault !== 'body';
    if (operation.name === 'POST /api/changeSets' && random.chance(0.85)) {
      const json = changeSetFor(collections, { soundValue, known: state.known, random });
      return {
        type: 'application/json',
        content: { json: sound ? json : breakValue(json, random) },
      } satisfies FuzzBody;
    }
    if (operation.template.startsWith('/identity'))
      return operation.method === 'POST' ? identityForm(random) : undefined;
    if (operation.content) return bodyFor(operation.content, resolve, { sound, soundValue, random });
    const unexpected = { 'application/json': { schema: { type: 'object' } } };
    return sound ? undefined : bodyFor(unexpected, resolve, { sound, soundValue, random });
  }

  /** Fills in parameters other than ids with texts by the operation's description. */
  function parametersFor({ template, parameters }: FuzzOperation, state: FuzzState, random: Random): readonly string[] {
    const values = state.known.parametersFor(template, random);
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    return values.map((value, index) => {
      const schema = parameters.find((one) => one.in === 'path' && one.name === names[index])?.schema;
      return schema && schema['type'] !== 'integer' && random.chance(0.5) ? String(soundValue(schema, random)) : value;
    });
  }

  return function generate(number: number, state: FuzzState): FuzzRequest {
    const random = createRandom(seed, number);
    const operation = operationFor(number, random) ?? operations[0];
    if (!operation) throw new Error('the document has no operation');
    const fault: Fault | undefined = random.chance(0.5) ? random.pick(FAULTS) : undefined;
    const { name, method, template } = operation;
    const parameters = [...parametersFor(operation, state, random)];
    if (fault === 'path' && parameters.length > 0) parameters[random.below(parameters.length)] = brokenPiece(random);
    const queue = [...parameters];
    const address = template.replace(/\{\w+\}/g, () => queue.shift() ?? '1');
    const path = fault === 'path' && random.chance(0.3) ? `${address}/${brokenPiece(random)}` : address;
    const body = bodyOf(operation, fault, state, random);
    const isProtocol = template.startsWith('/identity') && method === 'GET';
    const query = isProtocol
      ? identityFields(random)
      : queryFor(operation.parameters, { sound: fault !== 'query', soundValue, random });
    const request: FuzzRequest = {
      number,
      operation: name,
      template,
      caller: callerFor(name, fault, random),
      method: fault === 'method' ? random.pick(METHODS) : method,
      path,
      parameters,
      query,
      headers: fault === 'headers' ? forgedHeaders(random) : [],
      ...(body && { body }),
      ...(fault === 'raw' && { raw: random.pick(RAW) }),
    };
    const { interaction } = state;
    if (template !== '/identity/interaction/{uid}' || !interaction || random.chance(0.2)) return request;
    const headers = [...request.headers.filter(([one]) => one !== 'Cookie'), ['Cookie', interaction.cookie] as const];
    return {
      ...request,
      path: interaction.path,
      query: [],
      headers,
      ...(method === 'POST' && { body: signInForm(random) }),
    };
  };
}
