import type { FastifyRequest } from 'fastify';
import { parseId } from '../../../src/resources/fields/shared/ids';
import { Droits } from '../../../src/resources/schemas/acces';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Change } from '../../database/changes/changeTypes';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../../http/problem';
import { applyAll, applyOne, changeSetOf } from '../../http/resources/applyChange';
import { tenantOf } from '../../http/tenantOf';

type Match = Readonly<Record<string, string | number>>;

export async function linksWhere(
  request: FastifyRequest,
  schema: ResourceSchema,
  match: Match,
): Promise<readonly StoredRecord[]> {
  const all = Object.entries(match).map(([field, value]) => ({ field, operator: 'equals', value }) as const);
  return (await tenantOf(request).store.list(schema, { filter: { all } })).items;
}

/** Checks that a right offers the requested level. @throws {ProblemError} `invalid` */
export async function requireFlag(request: FastifyRequest, values: Readonly<Record<string, unknown>>): Promise<void> {
  const id = parseId(values['droitId']);
  const [right] = id === undefined ? [] : await tenantOf(request).store.getMany(Droits, [id]);
  const flags = right?.values['flags'];
  // If the right does not exist, the change set itself reports its id.
  if (!Array.isArray(flags) || flags.includes(values['flag'])) return;
  throw problem('invalid', { errors: { flag: [{ code: 'enumeration' }] } });
}

/** Creates a link with the caller as author. @throws {ProblemError} `invalid`, `duplicate` */
export async function addLink(
  request: FastifyRequest,
  schema: ResourceSchema,
  values: Readonly<Record<string, unknown>>,
) {
  const { store } = tenantOf(request);
  const { id, after } = await applyOne(
    store,
    changeSetOf(request, { resource: schema.name, action: 'create', values }),
  );
  return { ...after, id };
}

export const deletionOf = (schema: ResourceSchema, { id }: StoredRecord): Change => ({
  resource: schema.name,
  action: 'delete',
  id,
});

/**
 * Deletes the links with these values in one change set, together with `others`.
 *
 * @returns the first deleted link
 * @throws {ProblemError} `unknownRecord` if there is no such link, `lastAdministrator`
 */
export async function removeLinks(
  request: FastifyRequest,
  schema: ResourceSchema,
  match: Match,
  others: readonly Change[] = [],
) {
  const found = await linksWhere(request, schema, match);
  const [first] = found;
  if (!first) throw problem('unknownRecord');
  const deletions = found.map((record) => deletionOf(schema, record));
  await applyAll(tenantOf(request).store, changeSetOf(request, ...others, ...deletions));
  return { ...first.values, id: first.id };
}
