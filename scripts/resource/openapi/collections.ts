import type { DocumentOperation, OpenApiSource } from './openApiTypes';
import { dereference, flatten, isObjectSchema, type FlatSchema } from './resolve';

export interface Collection {
  /** `/pets`, without the id parameter. */
  readonly path: string;
  /** The id parameter, if records have their own path. */
  readonly key?: string;
  readonly record: FlatSchema;
  /** Body of the creation, if the document has one. */
  readonly creation?: FlatSchema;
}

export const isParameter = (segment: string): boolean => /^\{.+\}$/.test(segment);

export const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

const operationAt = (document: OpenApiSource, path: string, method: string): DocumentOperation | undefined =>
  dereference(document, document.paths?.[path] as { $ref?: string } | undefined)?.[method as never];

/** The schema of a body, JSON preferred. */
function bodySchema(
  document: OpenApiSource,
  body: NonNullable<DocumentOperation['requestBody']> | undefined,
): FlatSchema {
  const { content = {} } = dereference(document, body) ?? {};
  const types = Object.keys(content);
  const chosen = types.find((type) => /json/.test(type)) ?? types.find((type) => /form/.test(type)) ?? '';
  return flatten(document, content[chosen]?.schema);
}

function answerSchema(document: OpenApiSource, operation: DocumentOperation | undefined): FlatSchema {
  const status = Object.keys(operation?.responses ?? {}).find((one) => /^2|^default$/.test(one)) ?? '';
  return bodySchema(document, operation?.responses?.[status]);
}

/** The records of a list: items of an array, or of the response's only array. */
function listed(document: OpenApiSource, answer: FlatSchema): FlatSchema | undefined {
  if (answer.type === 'array') return flatten(document, answer.items);
  const arrays = Object.values(answer.properties ?? {})
    .map((one) => flatten(document, one))
    .filter(({ type }) => type === 'array')
    .map(({ items }) => flatten(document, items))
    .filter(isObjectSchema);
  return arrays.length === 1 ? arrays[0] : undefined;
}

/** Unwraps `{ data: {…} }`. */
function unwrapped(document: OpenApiSource, answer: FlatSchema): FlatSchema {
  const properties = Object.values(answer.properties ?? {});
  const [only] = properties;
  const inner = properties.length === 1 ? flatten(document, only) : undefined;
  return inner && isObjectSchema(inner) ? inner : answer;
}

/** Segments of paths that only read the preceding collection. */
const READING = /^(search|list|all|query)$/i;

function listAt(document: OpenApiSource, path: string): FlatSchema | undefined {
  const paths = Object.keys(document.paths ?? {}).filter(
    (one) => one === path || (one.startsWith(`${path}/`) && READING.test(one.slice(path.length + 1))),
  );
  for (const one of paths) {
    const found = listed(document, answerSchema(document, operationAt(document, one, 'get')));
    if (found && isObjectSchema(found)) return found;
  }
  return undefined;
}

function collectionAt(document: OpenApiSource, path: string): Collection | undefined {
  const paths = Object.keys(document.paths ?? {});
  // A record may have several id parameters: `/repos/{owner}/{repo}`.
  const item = paths.find((one) => one.startsWith(`${path}/`) && segmentsOf(one.slice(path.length)).every(isParameter));
  const list = listAt(document, path);
  const one = item === undefined ? {} : unwrapped(document, answerSchema(document, operationAt(document, item, 'get')));
  const creation = bodySchema(document, operationAt(document, path, 'post')?.requestBody);
  const isRead = isObjectSchema(one);
  if (!isRead && !list && !(item !== undefined && isObjectSchema(creation))) return undefined;
  const record = isRead ? one : (list ?? creation);
  return {
    path,
    record,
    ...(item !== undefined && {
      key: segmentsOf(item.slice(path.length))
        .map((one) => one.slice(1, -1))
        .join(', '),
    }),
    ...(isObjectSchema(creation) && { creation }),
  };
}

/** Paths that only read another collection, such as `/pets/findByStatus`. */
function isReading({ key, creation, record }: Collection, others: readonly Collection[]): boolean {
  if (key !== undefined || creation !== undefined) return false;
  return others.some(
    (other) => other.record.component === record.component && (other.key !== undefined || other.creation !== undefined),
  );
}

export function collectionPath(path: string): string {
  const segments = segmentsOf(path);
  const last = segments.findLastIndex((segment) => !isParameter(segment));
  const end = READING.test(segments[last] ?? '') ? last : last + 1;
  return `/${segments.slice(0, end).join('/')}`;
}

/** The collections of a document: one for each path that lists, returns or creates records. */
export function collectionsOf(document: OpenApiSource): readonly Collection[] {
  const bases = new Set(Object.keys(document.paths ?? {}).map(collectionPath));
  const all = [...bases].filter((path) => path !== '/').flatMap((path) => collectionAt(document, path) ?? []);
  return all.filter((one) => one.record.component === undefined || !isReading(one, all));
}
