import type { FastifyRequest } from 'fastify';
import { pathOf } from '../../src/resources/registry/paths';
import type { Registry } from '../../src/resources/registry/registry';
import { COMMENTS, MENTIONS } from '../../src/resources/registry/roles';
import { COMMENTS_ANCHOR } from '../../src/resources/protocol/comments';
import { tenantOf } from '../http/tenantOf';
import { recordOfComment } from './commentedRecord';

/** The addresses of the comments that mention the caller, by mention id, limited to records that they may read. */
export async function mentionPaths(
  request: FastifyRequest,
  registry: Registry,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { store } = tenantOf(request);
  const namings = await store.getMany(registry.get(MENTIONS), ids);
  const commentIds = [...new Set(namings.map(({ values }) => Number(values['commentaireId'])))];
  const comments = await store.getMany(registry.get(COMMENTS), commentIds);
  const found = await Promise.all(
    namings.map(async ({ id, values }) => {
      const comment = comments.find((one) => one.id === values['commentaireId']);
      const commented = comment && (await recordOfComment(request, registry, comment).catch(() => undefined));
      if (!commented) return undefined;
      const { schema, record, parents } = commented;
      return [id, pathOf(schema, 'show', record.id, parents) + COMMENTS_ANCHOR] as const;
    }),
  );
  return new Map(found.filter((one) => one !== undefined));
}
