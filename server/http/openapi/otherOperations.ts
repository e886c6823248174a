import type { JsonSchema } from '../../../src/resources/language/kind';
import { MAX_PAGE_SIZE } from '../../../src/resources/records/listQuery';
import { inLanguage, type Language, type Words } from '../../../src/resources/language/words';
import type { Access } from '../access';
import { fastifyUrl } from './names';
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

/** An operation that no declaration makes, described beside its route. */
export interface DescribedOperation {
  readonly method: OpenApiMethod;
  /** As the document writes it: `/api/MyRights`. */
  readonly path: string;
  readonly operationId: string;
  /** What it is listed under: a heading of its own, or the name of the resource that it belongs to. */
  readonly tag: 'system' | 'session' | 'account' | 'access' | Words;
  readonly summary: Words;
  readonly access: Access;
  readonly response: JsonSchema;
  /** It answers a file of whatever type, not JSON. */
  readonly file?: true;
  /** What its body must be; absent: it reads none. */
  readonly body?: JsonSchema;
  /** Its body is a form; JSON where absent. */
  readonly bodyType?: 'multipart/form-data';
  /** Its body may also be left out; `extension`: the contract has none. */
  readonly optionalBody?: 'contract' | 'extension';
  /** Its query parameters: those that lists have too, and its own. */
  readonly query?: readonly QueryParameter[];
  /** Of its success; 200 where absent. */
  readonly status?: 201;
  /** The statuses that it can refuse with. */
  readonly refusals?: readonly number[];
  readonly extension?: true;
  /** It keeps to where the caller's rights hold (`http/access.ts`). */
  readonly narrows?: true;
  /** Of a generated operation that code wraps: the resource that it needs. */
  readonly amends?: string;
}

/** The heading under which an operation is listed. */
export const tagName = (tag: DescribedOperation['tag'], language: Language): string =>
  inLanguage(typeof tag === 'string' ? DOCUMENT_WORDS[tag] : tag, language);

/** A described operation as the document holds it. */
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
  // A schema inside the document follows the document's dialect.
  const { $schema: _dialect, ...schema } = response;
  const parameters = [
    ...addressParameters(fastifyUrl(described.path), language),
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
