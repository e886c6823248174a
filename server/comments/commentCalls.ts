import type { FastifyRequest } from 'fastify';
import { parseId } from '../../src/resources/fields/shared/ids';
import type { Registry } from '../../src/resources/registry/registry';
import { COMMENTS, MENTIONS } from '../../src/resources/registry/roles';
import type { Change } from '../database/changes/changeTypes';
import type { StoredRecord } from '../database/store';
import type { ApiCall } from '../http/calls/apiCall';
import { bodyOf, idIn, refuseQuery } from '../http/calls/requestParts';
import { readPaging, required } from '../http/history/paging';
import { problem } from '../http/problem';
import { applyAll, ruledChangeSetOf } from '../http/resources/applyChange';
import { tenantOf } from '../http/tenantOf';
import { sessionOf } from '../identity/authenticate';
import { commentAnswer, isOwn, moderates } from './commentAnswer';
import { createOperation, listOperation, removeOperation, updateOperation } from './commentOperations';
import { commentsFilter } from './commentsFilter';
import { commentedRecord, nameOfRecord, recordOfComment, type CommentedRecord } from './commentedRecord';
import { mentionsOf, namingChanges, readMentions } from './mentions';

/** @throws {ProblemError} `unknownRecord` */
async function storedComment(request: FastifyRequest, registry: Registry): Promise<StoredRecord> {
  const comment = await tenantOf(request).store.get(registry.get(COMMENTS), idIn(request, 'id'));
  if (!comment) throw problem('unknownRecord');
  return comment;
}

/** @throws {ProblemError} `invalid` for unknown fields */
function readBody(request: FastifyRequest, ...names: readonly string[]): Readonly<Record<string, unknown>> {
  const body = bodyOf(request);
  const unknown = Object.keys(body).filter((name) => !names.includes(name));
  if (unknown.length === 0) return body;
  const errors = Object.fromEntries(unknown.map((name) => [name, [{ code: 'unknownField', args: { name } }]]));
  throw problem('invalid', { errors });
}

async function written(request: FastifyRequest, registry: Registry, commented: CommentedRecord, id: number) {
  const comment = await tenantOf(request).store.get(registry.get(COMMENTS), id);
  if (!comment) throw problem('unknownRecord');
  const [answer] = await commentAnswer(request, registry, commented, [comment]);
  return answer;
}

/** @throws {ProblemError} `unknownRecord` if the product has no comments */
function requireComments({ schemas }: Registry): void {
  if (!schemas.some(({ name }) => name === COMMENTS)) throw problem('unknownRecord');
}

const list: ApiCall = {
  operation: listOperation,
  async handle(request, _reply, { registry }) {
    requireComments(registry);
    const { paging, collection, id } = readPaging(request, 'Collection', 'Id');
    const commented = await commentedRecord(request, registry, required('Collection', collection), required('Id', id));
    const { items, totalCount } = await tenantOf(request).store.list(registry.get(COMMENTS), {
      ...paging,
      filter: commentsFilter(commented.schema, commented.record.id),
      orderBy: 'id',
      descending: true,
    });
    return { items: await commentAnswer(request, registry, commented, items), totalCount };
  },
};

const create: ApiCall = {
  operation: createOperation,
  async handle(request, _reply, { registry }) {
    refuseQuery(request);
    requireComments(registry);
    const body = readBody(request, 'collection', 'id', 'texte', 'mentions');
    const id = parseId(body['id']);
    if (typeof body['collection'] !== 'string' || id === undefined) throw problem('unknownRecord');
    const commented = await commentedRecord(request, registry, body['collection'], id);
    const people = await readMentions(request, registry, body['mentions']);
    const { account, name: auteurNom } = sessionOf(request);
    const handle = 'comment';
    const comment: Change = {
      resource: COMMENTS,
      action: 'create',
      handle,
      values: {
        ressource: commented.schema.name,
        ficheId: commented.record.id,
        texte: body['texte'],
        auteurId: account.id,
        auteurNom,
        ecritLe: new Date().toISOString(),
      },
    };
    const ficheNom = await nameOfRecord(request, registry, commented);
    const changes = [comment, ...namingChanges(people, { handle }, { auteurNom, ficheNom })];
    const [made] = await applyAll(tenantOf(request).store, ruledChangeSetOf(request, ...changes));
    return written(request, registry, commented, made?.id ?? 0);
  },
};

const update: ApiCall = {
  operation: updateOperation,
  async handle(request, _reply, { registry }) {
    refuseQuery(request);
    requireComments(registry);
    const comment = await storedComment(request, registry);
    const commented = await recordOfComment(request, registry, comment);
    if (!isOwn(request, comment)) throw problem('forbidden');
    const body = readBody(request, 'texte', 'mentions');
    const people = await readMentions(request, registry, body['mentions']);
    const before = (await mentionsOf(request, registry, [comment])).get(comment.id) ?? [];
    const added = people.filter((id) => !before.some((one) => one.id === id));
    const gone = before.filter(({ id }) => !people.includes(id));
    const { name: auteurNom } = sessionOf(request);
    const ficheNom = await nameOfRecord(request, registry, commented);
    const values = { texte: body['texte'], modifieLe: new Date().toISOString() };
    const changes: readonly Change[] = [
      { resource: COMMENTS, action: 'update', id: comment.id, values },
      ...gone.map(({ row }): Change => ({ resource: MENTIONS, action: 'delete', id: row })),
      ...namingChanges(added, comment.id, { auteurNom, ficheNom }),
    ];
    await applyAll(tenantOf(request).store, ruledChangeSetOf(request, ...changes));
    return written(request, registry, commented, comment.id);
  },
};

const remove: ApiCall = {
  operation: removeOperation,
  async handle(request, _reply, { registry }) {
    refuseQuery(request);
    requireComments(registry);
    const comment = await storedComment(request, registry);
    const commented = await recordOfComment(request, registry, comment);
    if (!isOwn(request, comment) && !(await moderates(request, registry, commented))) throw problem('forbidden');
    const change: Change = { resource: COMMENTS, action: 'delete', id: comment.id };
    await applyAll(tenantOf(request).store, ruledChangeSetOf(request, change));
    return { id: comment.id };
  },
};

/** Comments on records (extension `comments`): readable with the record, editable by their authors. */
export const commentCalls: readonly ApiCall[] = [list, create, update, remove];
