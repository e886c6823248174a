import { parse } from 'yaml';
import type { OpenApiSource } from './openApiTypes';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    // YAML includes JSON, but a JSON parser reads large documents ten times faster.
    return text.trimStart().startsWith('{') ? (JSON.parse(text) as unknown) : parse(text, { maxAliasCount: 1000 });
  } catch (error) {
    throw new Error(`Le document n'est ni du JSON ni du YAML : ${String(error)}`, { cause: error });
  }
}

/** Parses an OpenAPI 3 document, JSON or YAML. @throws {Error} in French, for anything else */
export function readDocument(text: string): OpenApiSource {
  const document = parsed(text);
  if (!isObject(document)) throw new Error('Le document n’est pas un document OpenAPI.');
  const version = 'openapi' in document ? String(document.openapi) : '';
  if (!version.startsWith('3.'))
    throw new Error(`Un document OpenAPI 3 est attendu${'swagger' in document ? ' ; celui-ci est en Swagger 2' : ''}.`);
  return document as OpenApiSource;
}
