import { describe, expect, it } from 'vitest';
import { portalOperations } from '../../server/portal';
import { openApiDocument } from '../../server/http/openapi/document';
import type { OpenApiMethod } from '../../server/http/openapi/openApiDocument';
import { ruleOf } from '../../src/resources/access/access';
import { schemas } from '../../src/portal/declared';
import { messagesOf } from '../../src/resources/registry/translationKeys';
import type { RecordAction } from '../../src/resources/language/recordActions';
import { createRegistry } from '../../src/resources/registry/registry';
import { LANGUAGES } from '../../src/resources/language/words';

const registry = createRegistry(schemas);
const { paths } = openApiDocument(registry, portalOperations);
const actions = registry.visible.flatMap((schema) =>
  Object.entries(schema.actions).map(([name, action]) => [`${schema.name} ${name}`, schema, action] as const),
);
/** The request of an action; undefined if the action writes the record instead. */
function callOf(action: RecordAction): { readonly method: string; readonly path: string } | undefined {
  if ('downloads' in action) return { method: 'get', path: action.downloads };
  return 'path' in action ? { method: action.method.toLowerCase(), path: action.path } : undefined;
}

const calls = actions.flatMap(([title, schema, action]) => {
  const call = callOf(action);
  return call ? [[title, schema, action, call] as const] : [];
});
const asking = actions.filter(([, , action]) => 'question' in action);

const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}').toLowerCase();

describe('every declared action', () => {
  it('exists', () => expect(actions.map(([title]) => title)).toContain('Utilisateurs askResetPassword'));

  it.each(calls)('%s is an operation of the API, for the same people', (_title, schema, action, { method, path }) => {
    const wanted = shapeOf(`/api/${schema.name}/{id}/${path}`);
    const operations = Object.entries(paths).find(([one]) => shapeOf(one) === wanted)?.[1];
    const operation = operations?.[method as OpenApiMethod];
    expect(operation?.['x-right']?.split(' | ')).toEqual(ruleOf(schema, action.needs ?? 'edit').rights);
    // Actions send no body; a body that the API accepts is an extension.
    expect(operation?.requestBody?.required ?? false).toBe(false);
  });

  it.each(LANGUAGES)('names its record, in %s', (language) => {
    const messages = messagesOf(registry.visible, language);
    const questions = Object.entries(messages).filter(([key]) => key.endsWith('.$question'));
    expect(questions.length).toBe(asking.length);
    for (const [key, question] of questions) expect(question, key).toContain('%{name}');
  });
});
