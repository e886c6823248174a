import { routerPath } from '../../../src/resources/routes/routeRules';
import type { JsonSchema } from '../../../src/resources/language/kind';
import { MAX_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { inLanguage, type Language, type Words } from '../../../src/resources/language/words';
import type { Access } from '../access';

import { addressParameters } from './parameters';
import { problemsOf } from './problems';
import { securityOf } from './security';
import type { OpenApiMethod, OpenApiOperation, OpenApiParameter } from './openApiDocument';
import { DOCUMENT_WORDS } from './openApiWords';

type CommonParameter = 'PageNumber' | 'PageSize' | 'Search' | 'OrderBy' | 'OrderByDescending';

export type QueryParameter =
  | { readonly common: CommonParameter }
  | { readonly name: string; readonly words: Words; readonly schema: JsonSchema };

const COMMON: Readonly<Record<CommonParameter, JsonSchema>> = {
  PageNumber: { type: 'integer', minimum: 1, default: 1 },
  PageSize: { type: 'integer', minimum: 1, maximum: MAX_PAGE_SIZE },
  Search: { type: 'string', maxLength: 200 },
  OrderBy: { type: 'string' },
  OrderByDescending: { type: 'boolean', default: false },
};

const queryParameter = (parameter: QueryParameter, language: Language): OpenApiParameter => {
  const [name, words, schema] =
    'common' in parameter
      ? [parameter.common, DOCUMENT_WORDS[parameter.common], COMMON[parameter.common]]
      : [parameter.name, parameter.words, parameter.schema];
  return { name, in: 'query', description: inLanguage(words, language), schema };
};

/** An operation that is described by hand beside its route. */
export interface DescribedOperation {
  readonly method: OpenApiMethod;
  /** In OpenAPI notation: `/api/Entreprises/{id}`. */
  readonly path: string;
  readonly operationId: string;
  /** Groups the operation: a fixed heading, or the name of the resource that it belongs to. */
  readonly tag: 'system' | 'session' | 'account' | 'access' | Words;
  readonly summary: Words;
  readonly access: Access;
  readonly response: JsonSchema;
  readonly file?: true;
  readonly body?: JsonSchema;
  readonly bodyType?: 'multipart/form-data';
  /** The body is optional; `extension` if the contract has no body here. */
  readonly optionalBody?: 'contract' | 'extension';
  readonly query?: readonly QueryParameter[];
  readonly status?: 201;
  readonly refusals?: readonly number[];
  readonly extension?: true;
  /** A right that holds for some companies only opens it too (`http/access.ts`). */
  readonly narrows?: true;
  /** For a generated operation that code wraps: the resource, without which the operation is left out. */
  readonly amends?: string;
}

export const tagName = (tag: DescribedOperation['tag'], language: Language): string =>
  inLanguage(typeof tag === 'string' ? DOCUMENT_WORDS[tag] : tag, language);

export function describedOperation(described: DescribedOperation, language: Language): OpenApiOperation {
  const {
    operationId,
    tag,
    summary,
    access,
    response,
    body,
    bodyType = 'application/json',
    refusals = [],
    extension,
    status = 200,
  } = described;
  // Schemas inside the document use the document's dialect.
  const { $schema: _dialect, ...schema } = response;
  const parameters = [
    ...addressParameters(routerPath(described.path), language),
    ...(described.query ?? []).map((parameter) => queryParameter(parameter, language)),
  ];
  return {
    operationId,
    summary: inLanguage(summary, language),
    tags: [tagName(tag, language)],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: !described.optionalBody,
        content: { [bodyType]: { schema: body } },
        ...(described.optionalBody === 'extension' && { 'x-extension': true }),
      },
    }),
    responses: {
      [status]: {
        description: inLanguage(DOCUMENT_WORDS.ok, language),
        content: { [described.file ? '*/*' : 'application/json']: { schema } },
      },
      ...problemsOf(access === 'anonymous' ? refusals : [401, ...refusals]),
    },
    ...securityOf(access),
    ...(extension && { 'x-extension': true }),
  };
}
