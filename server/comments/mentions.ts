import type { FastifyRequest } from 'fastify';
import { parseId } from '../../src/resources/fields/shared/ids';
import { representationOf } from '../../src/resources/records/representation';
import type { Registry } from '../../src/resources/registry/registry';
import { MENTIONS, PEOPLE } from '../../src/resources/registry/roles';
import type { Change } from '../database/changes/changeTypes';
import type { StoredRecord } from '../database/store';
import { listsSomewhere } from '../http/limits';
import { problem } from '../http/problem';
import { onlyVisible } from '../http/resources/visibleRecords';
import { tenantOf } from '../http/tenantOf';

export const MOST_MENTIONS = 20;

/**
 * Reads the ids of mentioned people from a body. The caller must be allowed to read these people, so that names cannot
 * be found out by id.
 *
 * @throws {ProblemError} `invalid`
 */
export async function readMentions(
  request: FastifyRequest,
  registry: Registry,
  given: unknown,
): Promise<readonly number[]> {
  const refuse = (code: string, args = {}) => problem('invalid', { errors: { mentions: [{ code, args }] } });
  if (given === undefined || given === null) return [];
  if (!Array.isArray(given)) throw refuse('reference');
  if (given.length > MOST_MENTIONS) throw refuse('maxItems', { max: MOST_MENTIONS });
  const ids = [...new Set(given.map((one: unknown) => parseId(one)))];
  if (ids.length === 0) return [];
  const known = ids.filter((id) => id !== undefined);
  const schema = registry.get(PEOPLE);
  const mayRead = listsSomewhere(request, registry, schema);
  const there = mayRead ? await tenantOf(request).store.getMany(schema, known) : [];
  const people = await onlyVisible({ schema, registry }, there, request);
  if (people.length < ids.length) throw refuse('reference');
  return known;
}

export async function mentionsOf(
  request: FastifyRequest,
  registry: Registry,
  comments: readonly StoredRecord[],
): Promise<ReadonlyMap<unknown, readonly { readonly row: number; readonly id: number; readonly nom: string }[]>> {
  const { store } = tenantOf(request);
  const found = new Map<unknown, { readonly row: number; readonly id: number; readonly nom: string }[]>();
  if (comments.length === 0) return found;
  const value = comments.map(({ id }) => id);
  const { items } = await store.listAll(registry.get(MENTIONS), {
    filter: { field: 'commentaireId', operator: 'in', value },
    orderBy: 'id',
  });
  const schema = registry.get(PEOPLE);
  const people = await store.getMany(schema, [...new Set(items.map(({ values }) => Number(values['utilisateurId'])))]);
  const names = new Map(people.map(({ id, values }) => [id, representationOf(schema, { ...values, id })]));
  for (const { id: row, values } of items) {
    const id = Number(values['utilisateurId']);
    const ofComment = found.get(values['commentaireId']) ?? [];
    found.set(values['commentaireId'], [...ofComment, { row, id, nom: names.get(id) ?? '' }]);
  }
  return found;
}

/** The changes that store mentions. @param comment its id, or its handle within the change set */
export const namingChanges = (
  people: readonly number[],
  comment: number | { readonly handle: string },
  names: { readonly auteurNom: string; readonly ficheNom: string },
): readonly Change[] =>
  people.map((utilisateurId) => ({
    resource: MENTIONS,
    action: 'create',
    values: { commentaireId: comment, utilisateurId, ...names },
  }));
