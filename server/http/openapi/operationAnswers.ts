import type { JsonSchema } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { inLanguage, type Language, type Words } from '../../../src/resources/language/words';
import { LINES_TYPE } from '../../../src/resources/protocol/jsonLines';
import type { Operation } from '../resources/declaredOperations';
import type { OperationName } from '../resources/operationParts';
import { componentName, schemaRef } from './names';
import { DEPARTMENT_COUNTS } from './departmentCountsSchema';
import { summarySchema } from './summarySchema';
import type { OpenApiContent, OpenApiResponse } from './openApiDocument';
import { DOCUMENT_WORDS } from './openApiWords';

type Answers = Readonly<Record<string, OpenApiResponse>>;

export const json = (schema: JsonSchema): OpenApiContent => ({ 'application/json': { schema } });

function lookupSchema(schema: ResourceSchema, lookup: string): JsonSchema {
  const returned = schema.lookups[lookup]?.returns;
  const spec = returned === undefined ? undefined : schema.fields[returned];
  return spec ? { anyOf: [kindOf(spec).jsonSchema(spec), { type: 'null' }] } : schemaRef(componentName(schema));
}

export function answersOf(
  schema: ResourceSchema,
  { name, named = '' }: Operation,
  registry: Registry,
  language: Language,
): Answers {
  const component = componentName(schema);
  const say = (words: Words) => inLanguage(words, language);
  const record = json(schemaRef(component));
  const set = { 'Change-Set': { description: say(DOCUMENT_WORDS.changeSet), schema: { type: 'integer' } } };
  const etag = { ETag: { description: say(DOCUMENT_WORDS.etag), schema: { type: 'string' } } };
  const array: JsonSchema = { type: 'array', items: schemaRef(component) };
  const page = schemaRef(`${component}.Page`);
  const isArray = schema.operations.list === 'array';
  // Single records and computed resources have no list to send as lines.
  const hasLines = schema.operations.list !== 'single' && !schema.computed;
  const lines = hasLines ? { [LINES_TYPE]: { schema: schemaRef(component) } } : {};
  const ok = (content: OpenApiContent, words: Words = DOCUMENT_WORDS.ok): Answers => ({
    '200': { description: say(words), content },
  });
  const tagged: Answers = { '200': { description: say(DOCUMENT_WORDS.ok), headers: etag, content: record } };
  const written: Answers = {
    '200': { description: say(DOCUMENT_WORDS.ok), headers: { ...etag, ...set }, content: record },
  };
  const deleted: Answers = { '200': { description: say(DOCUMENT_WORDS.deleted), headers: set, content: record } };
  const location = { Location: { description: say(DOCUMENT_WORDS.location), schema: { type: 'string' } } };
  const file = ok({ '*/*': { schema: {} } }, DOCUMENT_WORDS.file);
  const answers: Readonly<Record<OperationName, () => Answers>> = {
    list: () =>
      ok(
        { ...json({ anyOf: isArray ? [array, page] : [page, array] }), ...lines },
        isArray ? DOCUMENT_WORDS.pageOrArray : undefined,
      ),
    search: () => ok(json(page)),
    export: () => file,
    extract: () => ok(json(array)),
    departments: () => ok(json(DEPARTMENT_COUNTS)),
    get: () => (schema.computed ? ok(record) : tagged),
    create: () => ({
      '201': { description: say(DOCUMENT_WORDS.created), headers: { ...etag, ...set, ...location }, content: record },
    }),
    update: () => written,
    partialUpdate: () => written,
    delete: () => deleted,
    lookup: () => ok(json(lookupSchema(schema, named))),
    download: () => file,
    downloadOne: () => file,
    removeFile: () => written,
    count: () => ok(json({ type: 'integer', minimum: 0 })),
    resume: () => ok(json(summarySchema(schema, registry))),
  };
  return answers[name]();
}
