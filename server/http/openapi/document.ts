import type { Registry } from '../../../src/resources/registry';
import { inLanguage, type Language } from '../../../src/resources/words';
import { VERSION } from '../version';
import { operationsOf } from '../resources/operations';
import { documentPath } from './names';
import { describedOperation, type DescribedOperation } from './otherOperations';
import { problemResponses, problemSchema } from './problems';
import { resourceOperation } from './resourceOperation';
import { resourceSchemas } from './resourceSchemas';
import { securitySchemes } from './security';
import type { OpenApiDocument, OpenApiMethod, OpenApiOperation, OpenApiTag } from './types';
import { DOCUMENT_WORDS } from './words';

type Entry = readonly [path: string, method: OpenApiMethod, operation: OpenApiOperation];

function tagsOf(registry: Registry, language: Language): readonly OpenApiTag[] {
  const resources = registry.visible.map(({ label, help }) => ({
    name: inLanguage(label.many, language),
    ...(help && { description: inLanguage(help, language) }),
  }));
  const others = (['session', 'account', 'access', 'system'] as const).map((tag) => ({
    name: inLanguage(DOCUMENT_WORDS[tag], language),
  }));
  // By name: the order of declarations is the bundler's affair.
  const sorted = resources.toSorted((a, b) => a.name.localeCompare(b.name, language));
  return [...new Map([...sorted, ...others].map((tag) => [tag.name, tag])).values()];
}

function pathsOf(entries: readonly Entry[]): OpenApiDocument['paths'] {
  const paths: Record<string, Partial<Record<OpenApiMethod, OpenApiOperation>>> = {};
  for (const [path, method, operation] of entries) paths[path] = { ...paths[path], [method]: operation };
  return paths;
}

/**
 * The OpenAPI 3.1 document of everything that the API answers: pure data, from the declarations and from the
 * descriptions of the routes that no declaration makes.
 */
export function openApiDocument(
  registry: Registry,
  others: readonly DescribedOperation[],
  language: Language = 'fr',
): OpenApiDocument {
  const generated = registry.visible.flatMap((schema) =>
    operationsOf(schema).map((operation): Entry => {
      const method = operation.method.toLowerCase() as OpenApiMethod;
      return [documentPath(operation.url), method, resourceOperation(schema, operation, language)];
    }),
  );
  const described = others.map((one): Entry => [one.path, one.method, describedOperation(one, language)]);
  const schemas = Object.fromEntries(
    registry.visible.flatMap((schema) => Object.entries(resourceSchemas(schema, language))),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Socle', version: VERSION, description: inLanguage(DOCUMENT_WORDS.description, language) },
    servers: [{ url: '/' }],
    tags: tagsOf(registry, language),
    paths: pathsOf([...generated, ...described]),
    components: {
      schemas: { ...schemas, Problem: problemSchema },
      responses: problemResponses(language),
      securitySchemes,
    },
  };
}
