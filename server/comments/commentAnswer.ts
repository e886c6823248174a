import { textOf } from '../../src/resources/common/narrow';
import type { FastifyRequest } from 'fastify';
import type { CommentEntry } from '../../src/resources/protocol/comments';
import type { Registry } from '../../src/resources/registry/registry';
import type { JsonSchema } from '../../src/resources/language/kind';
import type { StoredRecord } from '../database/store';
import * as shape from '../http/calls/shapes';
import { mayDoSomewhere } from '../http/limits';
import { onlyWritable } from '../http/resources/visibleRecords';
import { sessionOf } from '../identity/authenticate';
import type { CommentedRecord } from './commentedRecord';
import { mentionsOf } from './mentions';

const moment: JsonSchema = { type: 'string', format: 'date-time' };

export const commentShape = shape.object({
  id: shape.id,
  texte: shape.text,
  auteurNom: shape.text,
  ecritLe: moment,
  modifieLe: { type: ['string', 'null'], format: 'date-time' },
  mentions: shape.arrayOf(shape.object({ id: shape.id, nom: shape.text })),
  canEdit: shape.yesOrNo,
  canDelete: shape.yesOrNo,
});

export const isOwn = (request: FastifyRequest, { values }: StoredRecord): boolean =>
  values['auteurId'] === sessionOf(request).account.id;

/** Whether the caller may delete comments of others: those who may delete the record can. */
export async function moderates(
  request: FastifyRequest,
  registry: Registry,
  { schema, record }: CommentedRecord,
): Promise<boolean> {
  if (schema.operations.delete === 'none' || !mayDoSomewhere(request, registry, schema, 'delete')) return false;
  return (await onlyWritable('delete')({ schema, registry }, [record], request)).length > 0;
}

const momentOf = (value: unknown): string | null =>
  typeof value === 'string' || value instanceof Date ? new Date(value).toISOString() : null;

export async function commentAnswer(
  request: FastifyRequest,
  registry: Registry,
  commented: CommentedRecord,
  comments: readonly StoredRecord[],
): Promise<readonly CommentEntry[]> {
  const [mentions, canModerate] = await Promise.all([
    mentionsOf(request, registry, comments),
    moderates(request, registry, commented),
  ]);
  return comments.map((comment): CommentEntry => {
    const { id, values } = comment;
    const own = isOwn(request, comment);
    return {
      id,
      texte: textOf(values['texte']),
      auteurNom: textOf(values['auteurNom']),
      ecritLe: momentOf(values['ecritLe']) ?? '',
      modifieLe: momentOf(values['modifieLe']),
      mentions: (mentions.get(id) ?? []).map((person) => ({ id: person.id, nom: person.nom })),
      canEdit: own,
      canDelete: own || canModerate,
    };
  });
}
