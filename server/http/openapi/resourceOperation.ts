import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { colonOf, inLanguage, type Language } from '../../../src/resources/language/words';
import type { Access } from '../access';
import { uploadFields } from '../body/uploadFields';
import { bodyKindOf, hasBody, type WriteMode } from '../body/bodyKind';
import type { Operation } from '../resources/declaredOperations';
import type { OperationName } from '../resources/operationParts';
import { criteriaSchema } from './criteriaSchema';
import { componentName, partialComponents, schemaRef } from './names';
import { answersOf, json } from './operationAnswers';
import { operationParameters } from './operationParameters';
import { problemsOf } from './problems';
import { securityOf } from './security';
import type { OpenApiOperation } from './openApiDocument';
import { OPERATION_WORDS } from './openApiWords';

const REFUSALS: Readonly<Record<OperationName, readonly number[]>> = {
  list: [400],
  search: [400, 415],
  export: [400, 415],
  extract: [400],
  departments: [400],
  get: [404],
  create: [400, 409, 413, 415],
  update: [400, 404, 409, 412, 413, 415],
  partialUpdate: [400, 404, 409, 412, 413, 415],
  delete: [404, 409, 412],
  lookup: [404],
  download: [404],
  downloadOne: [404],
  removeFile: [400, 404, 409, 412],
  count: [404],
  resume: [404],
};

const refusalsOf = (name: OperationName, access: Access): readonly number[] => {
  const session = access === 'anonymous' ? [] : [401];
  const right = typeof access === 'object' ? [403] : [];
  return [...REFUSALS[name], ...session, ...right, 404, 405, 429];
};

const COMPONENT: Readonly<Record<WriteMode, string>> = { create: 'Create', update: 'Update' };

function bodyOf(schema: ResourceSchema, mode: WriteMode): Pick<OpenApiOperation, 'requestBody'> {
  if (!hasBody(schema, mode)) return {};
  const component = `${componentName(schema)}.${COMPONENT[mode]}`;
  const form = bodyKindOf(schema, mode) === 'form' && {
    'multipart/form-data': { schema: schemaRef(`${component}Form`) },
  };
  // JSON can only refer to stored files, which a new record does not have.
  const needsFile =
    mode === 'create' && uploadFields(schema).some(({ name }) => schema.fields[name]?.required === true);
  const content = form && needsFile ? form : { ...json(schemaRef(component)), ...form };
  return { requestBody: { required: true, content } };
}

function requestOf(schema: ResourceSchema, { name, named = '' }: Operation): Pick<OpenApiOperation, 'requestBody'> {
  if (name === 'partialUpdate') return bodyOf(partialComponents(schema, named), 'update');
  if (name === 'search' || name === 'export')
    return { requestBody: { required: false, content: json(criteriaSchema(schema, name)) } };
  return name === 'create' || name === 'update' ? bodyOf(schema, name) : {};
}

export function resourceOperation(
  schema: ResourceSchema,
  operation: Operation,
  registry: Registry,
  language: Language,
): OpenApiOperation {
  const { name, access, extension, named } = operation;
  const parameters = operationParameters(schema, operation, language);
  const what = `${inLanguage(schema.label.many, language)}${colonOf(language)}${inLanguage(OPERATION_WORDS[name], language)}`;
  return {
    operationId: [componentName(schema), name, named].filter(Boolean).join('.'),
    summary: named ? `${what} (${named})` : what,
    tags: [inLanguage(schema.label.many, language)],
    ...(parameters.length > 0 && { parameters }),
    ...requestOf(schema, operation),
    responses: { ...answersOf(schema, operation, registry, language), ...problemsOf(refusalsOf(name, access)) },
    ...securityOf(access),
    ...(extension && { 'x-extension': true }),
  };
}
