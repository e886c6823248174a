import type { JsonSchema } from '../../../src/resources/language/kind';
import { PROBLEM_TYPE } from '../../../src/resources/protocol/problem';
import { semicolonOf, type Language } from '../../../src/resources/language/words';
import { translate } from '../../words';
import { PROBLEM_STATUS, type ProblemCode } from '../problem';
import { schemaRef } from './names';
import type { OpenApiReference, OpenApiResponse } from './openApiDocument';

export const problemSchema: JsonSchema = {
  type: 'object',
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    references: {
      type: 'array',
      items: {
        type: 'object',
        properties: { resource: { type: 'string' }, count: { type: 'integer', minimum: 1 } },
        required: ['resource', 'count'],
      },
    },
  },
  required: ['type', 'title', 'status'],
};

const codesOf = (status: number): readonly ProblemCode[] =>
  (Object.keys(PROBLEM_STATUS) as ProblemCode[]).filter((code) => PROBLEM_STATUS[code] === status);

export const problemResponses = (language: Language): Readonly<Record<string, OpenApiResponse>> =>
  Object.fromEntries(
    [...new Set(Object.values(PROBLEM_STATUS))].map((status) => [
      `Problem${status}`,
      {
        description: codesOf(status)
          .map((code) => translate(language, `problems.${code}.title`))
          .join(semicolonOf(language)),
        content: { [PROBLEM_TYPE]: { schema: schemaRef('Problem') } },
      },
    ]),
  );

export const problemsOf = (statuses: readonly number[]): Readonly<Record<string, OpenApiReference>> =>
  Object.fromEntries(statuses.map((status) => [String(status), { $ref: `#/components/responses/Problem${status}` }]));
