import type { FastifyRequest } from 'fastify';
import type { ChangeRequest } from '../../../src/resources/changes/changes';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isRefused, refused, type Change, type Refusal, type RefusedChange } from '../../database/changes/changeTypes';
import type { RefusalReason } from '../../database/changes/refusalReasons';
import { takeInstructions } from '../body/keptFiles';
import { withPlainNumbers } from '../body/plainNumbers';
import { withoutParents } from '../resources/bodyParents';
import { manyRecords } from '../resources/manyRecords';
import { authorValues, ownValues } from '../resources/ownRecords';
import { reservedValues } from '../resources/reservedValues';
import { isAboveVisible } from '../resources/visibleAbove';
import { tenantOf } from '../tenantOf';
import { orRefusal, withFiles } from './against';
import type { AskedRow } from './asked';
import { collectionAt, reachOf, type AskedCollection } from './reading';
import { UndeclaredNames } from './undeclared';

/** Ids of records that changes address by a key field or as the only record of a parent, by `nameOf`. */
type Named = ReadonlyMap<string, number>;

const isSingle = ({ operations }: ResourceSchema): boolean => operations.list === 'single';

const isNamed = (schema: ResourceSchema): boolean => isSingle(schema) || schema.key !== undefined;

const nameOf = (collection: string, id: number | undefined): string => `${collection} ${id ?? ''}`;

/** Limit of the address caches; a change set below ten thousand parents uses as many addresses. */
const MOST_KNOWN = 10_000;

interface LocatedChange {
  readonly change: ChangeRequest;
  readonly at: AskedCollection | undefined;
}

/** Looks up the records that changes address by a key field, or as the only record of a parent. */
async function findNamed(request: FastifyRequest, placed: readonly LocatedChange[]): Promise<Named> {
  const found = new Map<string, number>();
  const groups = new Map<string, { readonly at: AskedCollection; readonly ids: Set<number> }>();
  for (const { change, at } of placed) {
    // Below a record that this change set creates, nothing exists yet.
    if (!at || at.parentHandles || !isNamed(at.schema) || change.action === 'create') continue;
    const group = groups.get(change.collection) ?? { at, ids: new Set() };
    groups.set(change.collection, group);
    if (change.id !== undefined) group.ids.add(change.id);
  }
  const tenant = tenantOf(request);
  for (const [collection, { at, ids }] of groups) {
    const { schema, parents } = at;
    if (isSingle(schema)) {
      const { items } = await tenant.store.list(schema, { page: 1, pageSize: 1 }, parents);
      for (const { id } of items) found.set(collection, id);
      continue;
    }
    const { key = '' } = schema;
    const records = await manyRecords(schema, [...ids], { tenant, ...(parents && { parents }) });
    for (const { id, values } of records) found.set(nameOf(collection, Number(values[key])), id);
  }
  return found;
}

/** Reads the values of a change as a single write reads its body. */
function valuesOf(request: FastifyRequest, { schema, parents }: AskedCollection, change: ChangeRequest) {
  const given = withPlainNumbers(
    schema,
    takeInstructions(schema, withoutParents(schema, change.values ?? {}, parents)),
  );
  const key = schema.createdAtKey && schema.key && change.id !== undefined && { [schema.key]: change.id };
  const values = { ...given, ...(change.action === 'create' && key), ...ownValues(schema, request) };
  return change.action === 'create' ? withFiles(schema, values, {}) : values;
}

function changeOf(request: FastifyRequest, at: AskedCollection, change: ChangeRequest, named: Named): Change | Refusal {
  const { schema, parents, parentHandles } = at;
  const head = { resource: schema.name, ...(parents && { parents }), ...(parentHandles && { parentHandles }) };
  const version = change.version === undefined ? {} : { expectedVersion: change.version };
  const given = orRefusal(() => ({ names: Object.keys(takeInstructions(schema, change.values ?? {})) }));
  if ('status' in given) return given;
  const reserved = reservedValues(schema, request, given.names);
  if (Object.keys(reserved).length > 0) return refused('reservedField', reserved);
  if (change.action === 'create') {
    const values = orRefusal(() => ({ values: valuesOf(request, at, change) }));
    const named = change.handle === undefined ? {} : { handle: change.handle };
    const programValues = authorValues(schema, request);
    return 'status' in values ? values : { ...head, ...named, action: 'create', ...values, programValues };
  }
  const id = isSingle(schema)
    ? named.get(change.collection)
    : isNamed(schema)
      ? named.get(nameOf(change.collection, change.id))
      : change.id;
  if (change.action === 'delete')
    return id === undefined ? refused('notFound') : { ...head, action: 'delete', id, ...version };
  const values = orRefusal(() => ({ values: valuesOf(request, at, change) }));
  if ('status' in values) return values;
  if (id !== undefined) return { ...head, action: 'update', id, ...values, ...version };
  // The first write of a single record creates it; a client that sends a version has seen one that no longer exists.
  if (!isSingle(schema)) return refused('notFound');
  if (change.version !== undefined) return refused('stale');
  return { ...head, action: 'create', ...values, programValues: authorValues(schema, request) };
}

/** Keeps the handle of a refused creation, so that changes that refer to it are refused as well. */
const refusedAs = (refusal: Refusal, { handle }: ChangeRequest, at: AskedCollection | undefined): RefusedChange => ({
  ...refusal,
  ...(handle !== undefined && { handle, ...(at && { resource: at.schema.name }) }),
});

/** Creates the function that resolves changes with the caller's rights, checking each like a single write. */
export function changeResolver(
  request: FastifyRequest,
  registry: Registry,
): (changes: readonly ChangeRequest[]) => Promise<readonly AskedRow[]> {
  const reach = reachOf(request, registry);
  const undeclared = new UndeclaredNames();
  const known = new Map<string, AskedCollection | undefined>();
  const above = new Map<string, Promise<boolean>>();
  const at = (address: string): AskedCollection | undefined => {
    if (!known.has(address)) known.set(address, collectionAt(registry, address));
    return known.get(address);
  };
  /** Whether the caller may see the parent record; a parent that the change set creates is visible. */
  const isBelowVisible = (address: string, { schema, parents, parentHandles }: AskedCollection): Promise<boolean> => {
    const found =
      above.get(address) ??
      (parentHandles ? Promise.resolve(true) : isAboveVisible(request, { schema, registry }, parents));
    above.set(address, found);
    return found;
  };
  const forbiddenReason = async ({ action, collection }: ChangeRequest, place: AskedCollection | undefined) => {
    if (!place) return 'notFound';
    const reason = (await reach(place.schema)).refusal(action);
    return reason ?? ((await isBelowVisible(collection, place)) ? undefined : 'notFound');
  };
  return async (changes) => {
    if (known.size > MOST_KNOWN) {
      known.clear();
      above.clear();
    }
    const placed = changes.map((change): LocatedChange => ({ change, at: at(change.collection) }));
    const named = await findNamed(request, placed);
    const rows: AskedRow[] = [];
    for (const { change, at } of placed) {
      const { action, collection } = change;
      const reason: RefusalReason | undefined = await forbiddenReason(change, at);
      const refusal =
        reason || !at
          ? refused(reason ?? 'notFound')
          : undeclared.undeclaredRefusal(at.schema.fields, change.values ?? {});
      const asked = refusal ?? (at ? changeOf(request, at, change, named) : refused('notFound'));
      rows.push({
        asked: isRefused(asked) ? refusedAs(asked, change, at) : asked,
        action,
        collection,
        ...(at && { resource: at.schema.name, ...(at.parents && { parents: at.parents }) }),
      });
    }
    return rows;
  };
}
