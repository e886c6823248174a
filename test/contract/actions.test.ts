import { describe, expect, it } from 'vitest';
import { describedOperations } from '../../server/http/openapi/describedOperations';
import { openApiDocument } from '../../server/http/openapi/document';
import type { OpenApiMethod } from '../../server/http/openapi/types';
import { ruleOf } from '../../src/resources/access';
import { schemas } from '../../src/resources/declared';
import { messagesOf } from '../../src/resources/keys';
import { createRegistry } from '../../src/resources/registry';
import { LANGUAGES } from '../../src/resources/words';

const registry = createRegistry(schemas);
const { paths } = openApiDocument(registry, describedOperations);
const actions = registry.visible.flatMap((schema) =>
  Object.entries(schema.actions).map(([name, action]) => [`${schema.name} ${name}`, schema, action] as const),
);

/** An address whatever its parameters are called. */
const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}').toLowerCase();

describe('every declared action', () => {
  it('is there', () => expect(actions.map(([title]) => title)).toContain('Utilisateurs askResetPassword'));

  it.each(actions)('%s is an operation of the API, for the same people', (_title, schema, action) => {
    const wanted = shapeOf(`/api/${schema.name}/{id}/${action.path}`);
    const operations = Object.entries(paths).find(([path]) => shapeOf(path) === wanted)?.[1];
    const operation = operations?.[action.method.toLowerCase() as OpenApiMethod];
    expect(operation?.['x-right']?.split(' | ')).toEqual(ruleOf(schema, action.needs ?? 'edit').rights);
    expect(operation).not.toHaveProperty('requestBody');
  });

  it.each(LANGUAGES)('names the record that it is about, in %s', (language) => {
    const messages = messagesOf(registry.visible, language);
    const questions = Object.entries(messages).filter(([key]) => key.endsWith('.$question'));
    expect(questions.length).toBe(actions.length);
    for (const [key, question] of questions) expect(question, key).toContain('%{name}');
  });
});
