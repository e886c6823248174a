import type { JsonSchema } from '../../../src/resources/fields/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { ResourceSchema } from '../../../src/resources/types';
import { inLanguage, type Language, type Words } from '../../../src/resources/words';
import type { Access } from '../access';
import { uploadFields } from '../body/uploadFields';
import type { Operation, OperationName } from '../resources/operations';
import { componentName, schemaRef } from './names';
import { addressParameters, ifMatch, listParameters } from './parameters';
import { problemsOf } from './problems';
import { securityOf } from './security';
import type { OpenApiContent, OpenApiOperation, OpenApiResponse } from './types';
import { DOCUMENT_WORDS, OPERATION_WORDS } from './words';

const json = (schema: JsonSchema): OpenApiContent => ({ 'application/json': { schema } });

/** The statuses that an operation can refuse with, besides those of every operation. */
const REFUSALS: Readonly<Record<OperationName, readonly number[]>> = {
  list: [400],
  get: [404],
  create: [400, 409, 413, 415],
  update: [400, 404, 409, 412, 413, 415],
  delete: [404, 409, 412],
  lookup: [404],
  download: [404],
  downloadOne: [404],
};

const refusalsOf = (name: OperationName, access: Access): readonly number[] => {
  const session = access === 'anonymous' ? [] : [401];
  const right = typeof access === 'object' ? [403] : [];
  return [...REFUSALS[name], ...session, ...right, 404, 405, 429];
};

function bodyOf(schema: ResourceSchema, name: 'Create' | 'Update'): OpenApiOperation['requestBody'] {
  const component = componentName(schema);
  const form = uploadFields(schema).length > 0 && {
    'multipart/form-data': { schema: schemaRef(`${component}.${name}Form`) },
  };
  return { required: true, content: { ...json(schemaRef(`${component}.${name}`)), ...form } };
}

function lookupSchema(schema: ResourceSchema, lookup: string): JsonSchema {
  const returned = schema.lookups[lookup]?.returns;
  const spec = returned === undefined ? undefined : schema.fields[returned];
  return spec ? { anyOf: [kindOf(spec).jsonSchema(spec), { type: 'null' }] } : schemaRef(componentName(schema));
}

/** The answers of success of an operation. */
function successOf(
  schema: ResourceSchema,
  { name, lookup = '' }: Operation,
  language: Language,
): Readonly<Record<string, OpenApiResponse>> {
  const component = componentName(schema);
  const say = (words: Words) => inLanguage(words, language);
  const record = json(schemaRef(component));
  const etag = { ETag: { description: say(DOCUMENT_WORDS.etag), schema: { type: 'string' } } };
  const array: JsonSchema = { type: 'array', items: schemaRef(component) };
  const page = schemaRef(`${component}.Page`);
  const file = { '200': { description: say(DOCUMENT_WORDS.file), content: { '*/*': { schema: {} } } } };
  const isArray = schema.operations.list === 'array';
  const answers: Readonly<Record<OperationName, Readonly<Record<string, OpenApiResponse>>>> = {
    list: {
      '200': {
        description: say(isArray ? DOCUMENT_WORDS.pageOrArray : DOCUMENT_WORDS.ok),
        content: json({ anyOf: isArray ? [array, page] : [page, array] }),
      },
    },
    get: { '200': { description: say(DOCUMENT_WORDS.ok), headers: etag, content: record } },
    create: {
      '201': {
        description: say(DOCUMENT_WORDS.created),
        headers: { ...etag, Location: { description: say(DOCUMENT_WORDS.location), schema: { type: 'string' } } },
        content: record,
      },
    },
    update: { '200': { description: say(DOCUMENT_WORDS.ok), headers: etag, content: record } },
    delete: { '200': { description: say(DOCUMENT_WORDS.deleted), content: record } },
    lookup: { '200': { description: say(DOCUMENT_WORDS.ok), content: json(lookupSchema(schema, lookup)) } },
    download: file,
    downloadOne: file,
  };
  return answers[name];
}

/** One generated operation, described. */
export function resourceOperation(schema: ResourceSchema, operation: Operation, language: Language): OpenApiOperation {
  const { name, url, access, extension, lookup } = operation;
  const parameters = [
    ...addressParameters(url, language),
    ...(name === 'list' ? listParameters(schema, language) : []),
    ...(name === 'update' || name === 'delete' ? [ifMatch(language)] : []),
  ];
  const what = `${inLanguage(schema.label.many, language)} : ${inLanguage(OPERATION_WORDS[name], language)}`;
  return {
    operationId: [componentName(schema), name, lookup].filter(Boolean).join('.'),
    summary: lookup ? `${what} (${lookup})` : what,
    tags: [inLanguage(schema.label.many, language)],
    ...(parameters.length > 0 && { parameters }),
    ...(name === 'create' && { requestBody: bodyOf(schema, 'Create') }),
    ...(name === 'update' && { requestBody: bodyOf(schema, 'Update') }),
    responses: { ...successOf(schema, operation, language), ...problemsOf(refusalsOf(name, access)) },
    ...securityOf(access),
    ...(extension && { 'x-extension': true }),
  };
}
