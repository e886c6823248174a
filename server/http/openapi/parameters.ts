import { groupFields } from '../../../src/resources/records/groupFields';
import { MAX_IDS, MAX_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import type { JsonSchema } from '../../../src/resources/language/kind';
import { kindOf } from '../../../src/resources/fields/kinds';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { inLanguage, type Language } from '../../../src/resources/language/words';
import { sortableFields } from '../query/readers';
import { ID } from '../resources/address';
import { FILE_ID } from '../resources/downloadHandler';
import { pathParameters } from './names';
import type { OpenApiParameter } from './openApiDocument';
import { DOCUMENT_WORDS } from './openApiWords';

const EXTENSION = { 'x-extension': true } as const;

const SPECIAL: Readonly<Record<string, readonly [keyof typeof DOCUMENT_WORDS, JsonSchema]>> = {
  [ID]: ['id', { type: 'integer', minimum: 1 }],
  [FILE_ID]: ['fileId', { type: 'string', pattern: '^[0-9a-f]{64}$' }],
  id: ['id', { type: 'integer', minimum: 1 }],
  token: ['oneTimeToken', { type: 'string' }],
  flag: ['flag', { type: 'string' }],
  type: ['entityType', { type: 'string' }],
  value: ['lookupValue', { type: 'string' }],
};

/** The path parameters of a URL. @param own describes the record's own parameter if it is not an id */
export const addressParameters = (
  url: string,
  language: Language,
  own?: { readonly description: string; readonly schema: JsonSchema },
): readonly OpenApiParameter[] =>
  pathParameters(url).map(({ name, given }) => {
    if (own && given === ID) return { name, in: 'path', required: true, ...own };
    const [word, schema] = SPECIAL[given] ?? (['parentId', { type: 'integer', minimum: 1 }] as const);
    return { name, in: 'path', required: true, description: inLanguage(DOCUMENT_WORDS[word], language), schema };
  });

export const declaredParameters = (
  { parameters, fields }: Pick<ResourceSchema, 'parameters' | 'fields'>,
  language: Language,
): readonly OpenApiParameter[] =>
  Object.entries(parameters).map(([name, { label, equals }]) => {
    const spec = equals === undefined ? undefined : fields[equals];
    const schema = spec ? kindOf(spec).jsonSchema(spec) : { type: 'boolean', default: false };
    return { name, in: 'query', description: inLanguage(label, language), schema };
  });

const parameterIn =
  (language: Language) =>
  (name: keyof typeof DOCUMENT_WORDS, described: JsonSchema, extension: boolean): OpenApiParameter => ({
    name,
    in: 'query',
    description: inLanguage(DOCUMENT_WORDS[name], language),
    schema: described,
    ...(extension && EXTENSION),
  });

/** The parameters that narrow a resource's list, extensions marked. */
export function narrowingParameters(schema: ResourceSchema, language: Language): readonly OpenApiParameter[] {
  const parameter = parameterIn(language);
  const links = Object.entries(schema.links).map(([name, { label, by }]): OpenApiParameter => ({
    name,
    in: 'query',
    description: inLanguage(label, language),
    schema: by ? { type: 'string', maxLength: 200 } : { type: 'integer', minimum: 1 },
  }));
  return [
    ...(schema.search.length > 0
      ? [parameter('Search', { type: 'string', maxLength: 200 }, schema.operations.search === 'extension')]
      : []),
    ...declaredParameters(schema, language),
    ...links,
    {
      ...parameter('Filter', { type: 'string' }, true),
      ...(schema.list.filtersBelow && { 'x-filtersBelow': schema.list.filtersBelow }),
    },
  ];
}

/** The parameters of a resource's list, extensions marked. */
export function listParameters(schema: ResourceSchema, language: Language): readonly OpenApiParameter[] {
  const parameter = parameterIn(language);
  const array = schema.operations.list === 'array';
  const groups = groupFields(schema);
  const ordered = array || schema.operations.order === 'extension';
  return [
    parameter('PageNumber', { type: 'integer', minimum: 1, default: 1 }, array),
    parameter('PageSize', { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE }, array),
    parameter('OrderBy', { type: 'string', enum: sortableFields(schema) }, ordered),
    parameter('OrderByDescending', { type: 'boolean', default: false }, ordered),
    ...(groups.length > 0 ? [parameter('GroupBy', { type: 'string', enum: groups }, true)] : []),
    ...narrowingParameters(schema, language),
    parameter('Versions', { type: 'boolean', default: false }, true),
    parameter('ids', { type: 'string', description: `<= ${MAX_IDS}`, pattern: '^\\d+(,\\d+)*$' }, true),
  ];
}

export const ifMatch = (language: Language): OpenApiParameter => ({
  name: 'If-Match',
  in: 'header',
  description: inLanguage(DOCUMENT_WORDS.ifMatch, language),
  schema: { type: 'string' },
  ...EXTENSION,
});
