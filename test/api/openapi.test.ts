import { execFileSync } from 'node:child_process';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { portalOperations } from '../../server/portal';
import { openApiDocument } from '../../server/http/openapi/document';
import type { OpenApiDocument, OpenApiOperation } from '../../server/http/openapi/openApiDocument';
import { schemas } from '../../src/portal/declared';
import { kinds } from '../../src/resources/fields/kinds';
import { createRegistry } from '../../src/resources/registry/registry';
import { LANGUAGES } from '../../src/resources/language/words';
import { Complets, registry } from '../fixtures/everyKind';
import { registry as addressed } from '../support/addressedResources';
import { openApiServer, type ApiServer } from '../support/apiServer';

const documents = [
  ['the product', createRegistry(schemas)],
  ['every kind', registry],
  ['every way of addressing', addressed],
] as const;

const operationsOf = (document: OpenApiDocument): readonly (readonly [string, OpenApiOperation])[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => [path, operation] as const),
  );

function referencesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}

/** Resolves a JSON pointer in a fragment (RFC 6901). */
const resolve = (document: object, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .map((step) => step.replace(/~1/g, '/').replace(/~0/g, '~'))
    .reduce<unknown>(
      (node, step) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[step] : undefined),
      document,
    );

/** Keywords of a field's declaration besides its schema (docs/extensions.md). */
const DECLARED = [
  'x-requiredWhen',
  'x-visibleWhen',
  'x-readOnlyWhen',
  'x-refusedWhen',
  'x-formula',
  'x-sequence',
  'x-readers',
  'x-writers',
];

/**
 * Creates validators of a document's components; reads the whole document once instead of once per component.
 *
 * @throws {Error} (the returned function) for a component that is invalid, ambiguous (strict mode), or has a broken
 * reference
 */
function validatorsOf({ components: { schemas: parts } }: OpenApiDocument): (component: string) => ValidateFunction {
  // Most validators never run, so making their code shorter costs more than it saves.
  const code = { optimize: false };
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, unicodeRegExp: true, code });
  addFormats.default(ajv);
  ajv.addVocabulary(['components', ...DECLARED]);
  ajv.addSchema({ $id: 'openapi', components: { schemas: parts } });
  return (component) => {
    // Ajv only validates components that something references.
    void ajv.validateSchema(parts[component] ?? false, true);
    const found = ajv.getSchema(`openapi#/components/schemas/${component}`);
    if (!found) throw new Error(`no component '${component}'`);
    return found;
  };
}

describe.each(documents)('the OpenAPI document of %s', (_name, declared) => {
  const document = openApiDocument(declared, portalOperations);
  const operations = operationsOf(document);

  it('is plain JSON data', () => expect(JSON.parse(JSON.stringify(document))).toEqual(document));

  it('resolves every reference', () => {
    const references = referencesIn(document);
    expect(references.length).toBeGreaterThan(100);
    for (const reference of references) expect(resolve(document, reference), reference).toBeTypeOf('object');
  });

  it('names every operation once, with its right, a success response and a known tag', () => {
    const ids = operations.map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map(({ name }) => name);
    for (const [path, operation] of operations) {
      expect(operation['x-right'], path).toBeTruthy();
      expect(
        Object.keys(operation.responses).some((status) => status.startsWith('2')),
        path,
      ).toBe(true);
      for (const tag of operation.tags) expect(tags).toContain(tag);
    }
  });

  it('declares exactly the path parameters of each address', () => {
    for (const [path, { parameters = [] }] of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(inPath.sort(), path).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
      expect(new Set(parameters.map(({ name }) => name.toLowerCase())).size).toBe(parameters.length);
    }
  });

  it('uses valid component names', () => {
    for (const name of Object.keys(document.components.schemas)) expect(name).toMatch(/^[\w.-]+$/);
  });

  it('has valid JSON Schema 2020-12', () => {
    const validatorOf = validatorsOf(document);
    for (const name of Object.keys(document.components.schemas)) expect(() => validatorOf(name), name).not.toThrow();
  });
});

describe('languages', () => {
  it('the document exists in each, with the same operations', () => {
    const [first, ...others] = LANGUAGES.map((language) => openApiDocument(registry, portalOperations, language));
    for (const other of others) expect(Object.keys(other.paths)).toEqual(Object.keys(first?.paths ?? {}));
  });
});

describe('the document and the API agree', () => {
  const document = openApiDocument(registry, portalOperations);
  const validatorOf = validatorsOf(document);
  let server: ApiServer;

  beforeAll(async () => {
    server = await openApiServer(registry);
  });

  it('a record with every kind matches its schema, as does a page of them', async () => {
    const values = Object.fromEntries(
      Object.entries(kinds).flatMap(([name, kind]) =>
        /^(reference|file|image)/.test(name) ? [] : [[name, kind.samples.valid[0]]],
      ),
    );
    const input = { nom: 'Décrit', ...values };
    const isInput = validatorOf('Complets.Create');
    expect(isInput(input), JSON.stringify(isInput.errors)).toBe(true);
    const record = (await server.call('POST', '/api/Complets', { payload: input })).json<unknown>();
    const isRecord = validatorOf('Complets');
    expect(isRecord(record), JSON.stringify(isRecord.errors)).toBe(true);
    const isPage = validatorOf('Complets.Page');
    expect(isPage((await server.call('GET', '/api/Complets')).json()), JSON.stringify(isPage.errors)).toBe(true);
  });

  it('an error matches the problem schema', async () => {
    const isProblem = validatorOf('Problem');
    expect(
      isProblem((await server.call('POST', '/api/Complets', { payload: {} })).json()),
      JSON.stringify(isProblem.errors),
    ).toBe(true);
  });

  it('every documented operation exists, and needs the documented right', async () => {
    const without = await server.tokenFor([]);
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        const url = path.replace(/\{\w+\}/g, '1');
        const response = await server.call(method.toUpperCase() as 'GET', url, { as: without });
        const open = ['anonymous', 'session'].includes(operation['x-right']);
        expect([404, 405].includes(response.statusCode) && !open, `${method} ${path}`).toBe(false);
        expect(response.statusCode === 403, `${method} ${path}`).toBe(!open);
      }
    }
  });

  it('a resource lacks the operations that its declaration removes', () => {
    expect(Object.keys(document.paths['/api/Fixes'] ?? {})).toEqual(['get']);
    expect(document.paths['/api/Fixes/{id}']).toBeUndefined();
    expect(Complets.operations.get).toBe('contract');
    expect(document.paths['/api/Complets/{completId}/notes/{noteId}/lignes/{id}']).toBeDefined();
  });
});

describe('operations with addresses of their own', () => {
  const { paths } = openApiDocument(addressed, []);
  const operation = (method: 'get' | 'post' | 'put' | 'delete', path: string) => paths[`/api/${path}`]?.[method];
  const own = (found: OpenApiOperation | undefined) =>
    found?.parameters?.filter((one) => one.in === 'query' && !one['x-extension']).map(({ name }) => name);
  const bodies = (found: OpenApiOperation | undefined) => Object.keys(found?.requestBody?.content ?? {});

  it('accept what they declare: nothing, the query string, JSON or a form', () => {
    expect(bodies(operation('post', 'Cercles/{cercleId}/salles/{salleId}/occupants/{id}'))).toEqual([]);
    const visit = operation('post', 'Cercles/{cercleId}/visites');
    expect([bodies(visit), own(visit)]).toEqual([[], ['gensId', 'jour', 'urgente']]);
    expect(own(operation('put', 'Cercles/{cercleId}/visites/{id}'))).toEqual(['jour', 'urgente']);
    expect(bodies(operation('put', 'Cercles/{cercleId}/reglages'))).toContain('multipart/form-data');
    expect(bodies(operation('post', 'reseau/cercles/liens'))).toEqual(['application/json']);
  });

  it('document the rank and parameters with values, and no others', () => {
    expect(own(operation('delete', 'Cercles/{cercleId}/plans/{id}'))).toEqual(['index']);
    expect(own(operation('get', 'Cercles/{cercleId}/plans'))).toEqual(['Annee']);
    expect(own(operation('get', 'Cercles/{cercleId}/bilan'))).toEqual(['StartDate']);
    expect(operation('post', 'Cercles/{cercleId}/reglages')).toBeUndefined();
    expect(operation('delete', 'Cercles/{cercleId}/urgences/{id}')).toBeUndefined();
    expect(operation('get', 'reseau/cercles/{cercleId}/liens')).toBeUndefined();
  });

  it('mark extensions of the contract', () => {
    const isExtension = (path: string) => operation('get', path)?.['x-extension'] === true;
    const extensions = [
      'Cercles/{id}/resume',
      'Jetons',
      'Cercles/{cercleId}/reglages',
      'Cercles/{cercleId}/urgences/{id}',
    ];
    const contract = ['Jetons/lasts', 'Jetons/{id}', 'Cercles/{cercleId}/CompteVisites', 'Cercles/{cercleId}/urgences'];
    expect([...extensions, ...contract].map(isExtension)).toEqual([true, true, true, true, false, false, false, false]);
  });
});

describe('npm run openapi', () => {
  it('prints the document without starting the server', () => {
    const printed = execFileSync(process.execPath, ['dist-server/openapi.mjs'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(JSON.parse(printed)).toEqual(openApiDocument(createRegistry(schemas), portalOperations));
  });
});
