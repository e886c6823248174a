import { MAX_COMMENT } from '../../src/resources/protocol/comments';
import * as shape from '../http/calls/shapes';
import { COLLECTION, RECORD_ID } from '../http/history/recordParameters';
import type { DescribedOperation } from '../http/openapi/otherOperations';
import { commentShape } from './commentAnswer';
import { MOST_MENTIONS } from './mentions';

const COMMON = {
  tag: ['Commentaires', 'Comments', 'Kommentare', 'Comentários'],
  access: 'session',
  extension: true,
} as const;

const text = { type: 'string', minLength: 1, maxLength: MAX_COMMENT } as const;
const mentions = { type: 'array', items: shape.id, maxItems: MOST_MENTIONS } as const;

export const listOperation: DescribedOperation = {
  ...COMMON,
  method: 'get',
  path: '/api/comments',
  operationId: 'comments.list',
  summary: [
    'Les commentaires d’une fiche, du plus récent au plus ancien',
    'The comments on a record, the newest first',
    'Die Kommentare zu einem Eintrag, die neuesten zuerst',
    'Os comentários de um registo, do mais recente ao mais antigo',
  ],
  query: [COLLECTION, RECORD_ID, { common: 'PageNumber' }, { common: 'PageSize' }],
  refusals: [400, 404],
  response: shape.pageOf(commentShape),
};

export const createOperation: DescribedOperation = {
  ...COMMON,
  method: 'post',
  path: '/api/comments',
  operationId: 'comments.create',
  summary: ['Commenter une fiche', 'Comment on a record', 'Einen Eintrag kommentieren', 'Comentar um registo'],
  refusals: [400, 404],
  status: 201,
  body: shape.object({ collection: shape.text, id: shape.id, texte: text, mentions }, ['mentions']),
  response: commentShape,
};

export const updateOperation: DescribedOperation = {
  ...COMMON,
  method: 'put',
  path: '/api/comments/{id}',
  operationId: 'comments.update',
  summary: [
    'Modifier son propre commentaire',
    'Change one’s own comment',
    'Den eigenen Kommentar ändern',
    'Alterar o próprio comentário',
  ],
  refusals: [400, 403, 404],
  body: shape.object({ texte: text, mentions }, ['mentions']),
  response: commentShape,
};

export const removeOperation: DescribedOperation = {
  ...COMMON,
  method: 'delete',
  path: '/api/comments/{id}',
  operationId: 'comments.delete',
  summary: [
    'Supprimer un commentaire\u00a0: le sien, ou tous pour qui peut supprimer la fiche',
    'Delete a comment: one’s own, or any for those who may delete the record',
    'Einen Kommentar löschen: den eigenen, oder jeden, wer den Eintrag löschen darf',
    'Eliminar um comentário: o próprio, ou qualquer um para quem pode eliminar o registo',
  ],
  refusals: [400, 403, 404],
  response: shape.object({ id: shape.id }),
};
