import type { FastifyRequest } from 'fastify';
import { openCondition } from '../../src/resources/access/privacy';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { holds } from '../../src/resources/records/holds';
import { representationOf, namedThrough } from '../../src/resources/records/representation';
import { pointedAt, referencedBy } from '../../src/resources/registry/referenced';
import type { Registry } from '../../src/resources/registry/registry';
import { hasComments } from '../../src/resources/routes/tools';
import type { StoredRecord } from '../database/store';
import { addressedHistory } from '../http/history/addressed';
import { limitAbove } from '../http/limits';
import { problem } from '../http/problem';
import { readerOf } from '../http/reader';
import { parentsExist, type ParentIds } from '../http/resources/address';
import { onlyVisible } from '../http/resources/visibleRecords';
import { tenantOf } from '../http/tenantOf';
import { placedRecords } from '../search/placedRecords';

/** A record that the caller may read in full, so that they may also read its comments. */
export interface CommentedRecord {
  readonly schema: ResourceSchema;
  readonly record: StoredRecord;
  readonly parents: ParentIds;
}

/**
 * Finds the record with this address; its comments are visible to everyone who may see its history.
 *
 * @throws {ProblemError} `unknownRecord` if the caller may not read it or it has no comments
 */
export async function commentedRecord(
  request: FastifyRequest,
  registry: Registry,
  collection: string,
  id: number,
): Promise<CommentedRecord> {
  const { schema, parents } = await addressedHistory(request, registry, collection);
  const { store } = tenantOf(request);
  const isThere = await parentsExist(schema, registry, store, parents, limitAbove(request, registry, schema));
  if (!hasComments(schema) || !isThere) throw problem('unknownRecord');
  const found = await store.getMany(schema, [id], parents);
  const [record] = await onlyVisible({ schema, registry }, found, request);
  const open = openCondition(schema, readerOf(request));
  if (!record || (open && !holds(open, { ...record.values, id }, schema))) throw problem('unknownRecord');
  return { schema, record, parents: parents ?? {} };
}

/** Finds the record of a stored comment, in any collection. @throws {ProblemError} `unknownRecord` */
export async function recordOfComment(
  request: FastifyRequest,
  registry: Registry,
  { values: { ressource, ficheId } }: StoredRecord,
): Promise<CommentedRecord> {
  const schema = registry.schemas.find(({ name }) => name === ressource);
  const id = Number(ficheId);
  const placed = schema && (await placedRecords(tenantOf(request).store, registry, schema, [id])).get(id);
  if (!placed) throw problem('unknownRecord');
  return commentedRecord(request, registry, placed.address, id);
}

/** The name of a record, including names that come from referenced records. */
export async function nameOfRecord(
  request: FastifyRequest,
  registry: Registry,
  { schema, record, parents }: CommentedRecord,
): Promise<string> {
  const { store } = tenantOf(request);
  const own = { ...record.values, id: record.id };
  const pointed = namedThrough(schema).flatMap((field) => pointedAt(registry, { schema, parents }, own, field));
  const found = await Promise.all(
    pointed.map(async (one) => {
      const [there] = await store.getManyAnywhere(one.schema, [one.id]);
      return [one.id, there && { ...there.values, id: there.id }] as const;
    }),
  );
  const known = new Map(found);
  return representationOf(
    schema,
    own,
    referencedBy(registry, { schema, parents }, ({ id }) => known.get(id)),
  );
}
