import { MAX_IDS, MAX_PAGE_SIZE } from '../../../src/resources/listQuery';
import type { JsonSchema } from '../../../src/resources/fields/kind';
import type { ResourceSchema } from '../../../src/resources/types';
import { inLanguage, type Language } from '../../../src/resources/words';
import { sortableFields } from '../query/readers';
import { ID } from '../resources/address';
import { FILE_ID } from '../resources/downloadHandler';
import { pathParameters } from './names';
import type { OpenApiParameter } from './types';
import { DOCUMENT_WORDS } from './words';

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

/** The parameters in an address. */
export const addressParameters = (url: string, language: Language): readonly OpenApiParameter[] =>
  pathParameters(url).map(({ name, given }) => {
    const [word, schema] = SPECIAL[given] ?? (['parentId', { type: 'integer', minimum: 1 }] as const);
    return { name, in: 'path', required: true, description: inLanguage(DOCUMENT_WORDS[word], language), schema };
  });

/** The parameters of a resource's list, extensions marked. */
export function listParameters(schema: ResourceSchema, language: Language): readonly OpenApiParameter[] {
  const parameter = (
    name: keyof typeof DOCUMENT_WORDS,
    described: JsonSchema,
    extension: boolean,
  ): OpenApiParameter => ({
    name,
    in: 'query',
    description: inLanguage(DOCUMENT_WORDS[name], language),
    schema: described,
    ...(extension && EXTENSION),
  });
  const array = schema.operations.list === 'array';
  const declared = Object.entries(schema.parameters).map(([name, { label }]): OpenApiParameter => ({
    name,
    in: 'query',
    description: inLanguage(label, language),
    schema: { type: 'boolean', default: false },
  }));
  const links = Object.entries(schema.links).map(([name, { label, by }]): OpenApiParameter => ({
    name,
    in: 'query',
    description: inLanguage(label, language),
    schema: by ? { type: 'string', maxLength: 200 } : { type: 'integer', minimum: 1 },
  }));
  return [
    parameter('PageNumber', { type: 'integer', minimum: 1, default: 1 }, array),
    parameter('PageSize', { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE }, array),
    ...(schema.search.length > 0 ? [parameter('Search', { type: 'string', maxLength: 200 }, false)] : []),
    parameter('OrderBy', { type: 'string', enum: sortableFields(schema) }, array),
    parameter('OrderByDescending', { type: 'boolean', default: false }, array),
    ...declared,
    ...links,
    parameter('Filter', { type: 'string' }, true),
    parameter('ids', { type: 'string', description: `<= ${MAX_IDS}`, pattern: '^\\d+(,\\d+)*$' }, true),
  ];
}

/** `If-Match` of writes. */
export const ifMatch = (language: Language): OpenApiParameter => ({
  name: 'If-Match',
  in: 'header',
  description: inLanguage(DOCUMENT_WORDS.ifMatch, language),
  schema: { type: 'string' },
  ...EXTENSION,
});
