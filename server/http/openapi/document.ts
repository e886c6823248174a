import { routerPath } from '../../../src/resources/routes/routeRules';
import type { Registry } from '../../../src/resources/registry/registry';
import { inLanguage, type Language } from '../../../src/resources/language/words';
import type { RowAccess } from '../../../src/resources/language/rowAccess';
import { VERSION } from '../version';
import { operationsOf } from '../resources/declaredOperations';
import { documentPath } from './names';
import { describedOperation, tagName, type DescribedOperation } from './otherOperations';
import { problemResponses, problemSchema } from './problems';
import { resourceOperation } from './resourceOperation';
import { resourceSchemas } from './resourceSchemas';
import { securitySchemes } from './security';
import type { OpenApiDocument, OpenApiMethod, OpenApiOperation, OpenApiTag } from './openApiDocument';
import { DOCUMENT_WORDS } from './openApiWords';

type Entry = readonly [path: string, method: OpenApiMethod, operation: OpenApiOperation];

function rowLevels({ read, write }: RowAccess, language: Language) {
  const told = (levels: RowAccess['read']) =>
    levels?.map(({ label, ...level }) => ({ label: inLanguage(label, language), ...level }));
  return { ...(read && { read: told(read) }), ...(write && { write: told(write) }) };
}

function tagsOf(
  registry: Registry,
  described: readonly DescribedOperation[],
  language: Language,
): readonly OpenApiTag[] {
  const resources = registry.visible.map(({ label, help, rows }) => ({
    name: inLanguage(label.many, language),
    ...(help && { description: inLanguage(help, language) }),
    ...(rows && { 'x-rows': rowLevels(rows, language) }),
  }));
  // If a call uses a resource's name as its tag, the resource's own description replaces the tag below.
  const others = described.map(({ tag }) => ({ name: tagName(tag, language) }));
  // Sorted by name, because the bundler determines the order of declarations.
  const sorted = resources.toSorted((a, b) => a.name.localeCompare(b.name, language));
  return [...new Map([...others, ...sorted].map((tag) => [tag.name, tag])).values()];
}

function pathsOf(entries: readonly Entry[]): OpenApiDocument['paths'] {
  const paths: Record<string, Partial<Record<OpenApiMethod, OpenApiOperation>>> = {};
  for (const [path, method, operation] of entries) paths[path] = { ...paths[path], [method]: operation };
  return paths;
}

/**
 * Builds the OpenAPI 3.1 document of the whole API from the declared resources and the descriptions of hand-written
 * routes.
 */
export function openApiDocument(
  registry: Registry,
  others: readonly DescribedOperation[],
  language: Language = 'fr',
): OpenApiDocument {
  const generated = registry.visible.flatMap((schema) =>
    operationsOf(schema, registry).map((operation): Entry => {
      const method = operation.method.toLowerCase() as OpenApiMethod;
      return [documentPath(operation.url), method, resourceOperation(schema, operation, registry, language)];
    }),
  );
  const declared = new Set(registry.visible.map(({ name }) => name));
  const there = others.filter(({ amends }) => amends === undefined || declared.has(amends));
  const described = there.map((one): Entry => {
    return [documentPath(routerPath(one.path)), one.method, describedOperation(one, language)];
  });
  const schemas = Object.fromEntries(
    registry.visible.flatMap((schema) => Object.entries(resourceSchemas(schema, language))),
  );
  return {
    openapi: '3.1.0',
    info: { title: 'Socle', version: VERSION, description: inLanguage(DOCUMENT_WORDS.description, language) },
    servers: [{ url: '/' }],
    tags: tagsOf(registry, others, language),
    paths: pathsOf([...generated, ...described]),
    components: {
      schemas: { ...schemas, Problem: problemSchema },
      responses: problemResponses(language),
      securitySchemes,
    },
  };
}
