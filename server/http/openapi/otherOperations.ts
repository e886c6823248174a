import type { JsonSchema } from '../../../src/resources/fields/kind';
import { inLanguage, type Language, type Words } from '../../../src/resources/words';
import type { Access } from '../access';
import { addressParameters } from './parameters';
import { problemsOf } from './problems';
import { securityOf } from './security';
import type { OpenApiMethod, OpenApiOperation } from './types';
import { DOCUMENT_WORDS } from './words';

/** An operation that no declaration makes, described beside its route. */
export interface DescribedOperation {
  readonly method: OpenApiMethod;
  /** As the document writes it: `/api/MyRights`. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: 'system' | 'session' | 'account';
  readonly summary: Words;
  readonly access: Access;
  readonly response: JsonSchema;
  /** What its JSON body must be; absent: it reads none. */
  readonly body?: JsonSchema;
  /** The statuses that it can refuse with. */
  readonly refusals?: readonly number[];
  readonly extension?: true;
}

/** A described operation as the document holds it. */
export function describedOperation(described: DescribedOperation, language: Language): OpenApiOperation {
  const { operationId, tag, summary, access, response, body, refusals = [], extension } = described;
  // A schema inside the document follows the document's dialect.
  const { $schema: _dialect, ...schema } = response;
  const parameters = addressParameters(described.path.replace(/\{(\w+)\}/g, ':$1'), language);
  return {
    operationId,
    summary: inLanguage(summary, language),
    tags: [inLanguage(DOCUMENT_WORDS[tag], language)],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: {
      '200': { description: inLanguage(DOCUMENT_WORDS.ok, language), content: { 'application/json': { schema } } },
      ...problemsOf(access === 'anonymous' ? refusals : [401, ...refusals]),
    },
    ...securityOf(access),
    ...(extension && { 'x-extension': true }),
  };
}
