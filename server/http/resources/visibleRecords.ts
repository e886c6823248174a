import type { FastifyRequest } from 'fastify';
import type { Registry } from '../../../src/resources/registry/registry';
import {
  isRouteAllowed,
  kindsAllowed,
  readsAll,
  rightsOverKind,
  ruleOf,
  type Action,
} from '../../../src/resources/access/access';
import { addressedTo } from '../../../src/resources/language/audience';
import { allOf, asksOther, compare, type Condition } from '../../../src/resources/language/condition';
import { concerning } from '../../../src/resources/language/participants';
import { holds } from '../../../src/resources/records/holds';
import { keptBackCondition } from '../../../src/resources/access/privacy';
import {
  companyKindOf,
  extentCondition,
  limitOf,
  readableBy,
  readingExtentOf,
} from '../../../src/resources/access/extent';
import { GROUP_MEMBERS } from '../../../src/resources/registry/roles';
import { kindShown } from '../../../src/resources/language/target';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { StoredRecord } from '../../database/reading/records';
import { sessionOf } from '../../identity/authenticate';
import { limitOfCaller, mayDoSomewhere } from '../limits';
import { readerOf } from '../reader';
import { tenantOf } from '../tenantOf';
import { ownCondition } from './ownRecords';

interface Reading {
  readonly schema: ResourceSchema;
  readonly registry: Registry;
}

const groupsKnown = new WeakMap<FastifyRequest, Promise<readonly number[]>>();

/** The caller's groups, queried once per request. */
function groupsOf(request: FastifyRequest, { registry }: Reading): Promise<readonly number[]> {
  const known = groupsKnown.get(request);
  if (known) return known;
  const value = Number(sessionOf(request).accountId);
  const groups = tenantOf(request)
    .store.listAll(registry.get(GROUP_MEMBERS), {
      parameters: ['HiddenUser'],
      filter: { field: 'membreId', operator: 'equals', value },
    })
    .then(({ items }) => items.flatMap(({ parentId }) => parentId ?? []));
  groupsKnown.set(request, groups);
  return groups;
}

/** The resource that declares the audience: a view inherits it from its source. */
const addressing = ({ schema, registry }: Reading): ResourceSchema =>
  schema.view ? registry.get(schema.view.resource) : schema;

/** The kinds of target for which the caller administers the records. */
const administered = (source: ResourceSchema, request: FastifyRequest): readonly string[] =>
  kindsAllowed(source, 'delete', sessionOf(request).grants);

/** True if the caller administers all records of the resource, or all that the view shows. */
function administersAll({ schema }: Reading, source: ResourceSchema, request: FastifyRequest): boolean {
  if (!source.target) return isRouteAllowed(ruleOf(source, 'delete'), sessionOf(request).grants);
  const kinds = administered(source, request);
  const shown = kindShown(schema, source);
  return shown === undefined ? kinds.length === Object.keys(source.target.of).length : kinds.includes(shown);
}

/** Condition of the records that the caller administers, if only for some companies. */
function administeredCondition(
  { schema, registry }: Reading,
  source: ResourceSchema,
  request: FastifyRequest,
): Condition | undefined {
  const { limited } = sessionOf(request);
  if (!source.target) return undefined;
  if (!schema.view) return limitOf(source, registry, 'delete', limited);
  const shown = kindShown(schema, source);
  return shown === companyKindOf(source)
    ? readableBy(schema, registry, rightsOverKind(source, shown ?? '', 'delete'), limited)
    : undefined;
}

/** Condition of the records addressed to the caller or written by them; undefined for administrators. */
async function audienceCondition(reading: Reading, request: FastifyRequest): Promise<Condition | undefined> {
  const source = addressing(reading);
  const { audience, author } = source;
  if (!audience || administersAll(reading, source, request)) return undefined;
  const { accountId, fonctions } = sessionOf(request);
  const groupes = await groupsOf(request, reading);
  const own = administeredCondition(reading, source, request);
  return {
    any: [
      addressedTo(audience, { fonctions: fonctions.map(Number), groupes }),
      ...(author === undefined ? [] : [{ field: author, operator: 'equals', value: Number(accountId) } as const]),
      ...(own ? [own] : []),
    ],
  };
}

/** Condition of the records granted to the caller by rows of another resource; undefined for editors. */
async function grantedCondition(
  { schema, registry }: Reading,
  request: FastifyRequest,
): Promise<Condition | undefined> {
  const { grantedBy } = schema;
  const { grants, accountId } = sessionOf(request);
  if (!grantedBy || isRouteAllowed(ruleOf(schema, 'edit'), grants)) return undefined;
  const rows = await tenantOf(request).store.listAll(registry.get(grantedBy.resource), {
    filter: { field: grantedBy.user, operator: 'equals', value: Number(accountId) },
  });
  return compare(
    'id',
    'in',
    rows.items.map(({ values }) => values[grantedBy.record]),
  );
}

/** Condition of the records in which the caller takes part; undefined if no field declares participants. */
export function concerningCaller({ participants }: ResourceSchema, request: FastifyRequest): Condition | undefined {
  const fields = participants?.fields;
  return fields && concerning(fields, Number(sessionOf(request).accountId));
}

/**
 * Condition of the records in which the caller takes part, within the companies of that right, and of all records of
 * the companies where they read everything; undefined if that is everywhere.
 */
function participantCondition({ schema, registry }: Reading, request: FastifyRequest): Condition | undefined {
  const { limited } = sessionOf(request);
  const concerned = concerningCaller(schema, request);
  if (!schema.participants || !concerned || readsAll(schema, limited.grants)) return undefined;
  const own = allOf([concerned, readableBy(schema, registry, schema.participants.rights, limited)]) ?? concerned;
  const reading = readingExtentOf(schema, registry, limited);
  return typeof reading === 'object' ? { any: [own, extentCondition(schema, registry, reading, 'read')] } : own;
}

/** Condition of the caller's own records and those shared with their groups; undefined without owners. */
async function ownOrShared(reading: Reading, request: FastifyRequest): Promise<Condition | undefined> {
  const own = ownCondition(reading.schema, request);
  const { sharedWith } = reading.schema;
  if (!own || sharedWith === undefined) return own;
  const value = await groupsOf(request, reading);
  return value.length === 0 ? own : { any: [own, { field: sharedWith, operator: 'in', value }] };
}

/** Combines the conditions on audience, participants and grants, but not the companies of the caller's rights. */
const addressedCondition = async (reading: Reading, request: FastifyRequest): Promise<Condition | undefined> =>
  allOf([
    await audienceCondition(reading, request),
    participantCondition(reading, request),
    await grantedCondition(reading, request),
  ]);

/** Combines all conditions for an action, the companies of the caller's rights included. */
const reachedCondition = async (
  reading: Reading,
  request: FastifyRequest,
  action: Action,
): Promise<Condition | undefined> =>
  allOf([
    await ownOrShared(reading, request),
    await addressedCondition(reading, request),
    limitOfCaller(request, reading.registry, reading.schema, action),
  ]);

/** Condition of the records that exist for the caller; undefined: all. Lists, counts and single records all use it. */
export const visibleCondition = async (reading: Reading, request: FastifyRequest): Promise<Condition | undefined> =>
  allOf([
    await reachedCondition(reading, request, 'list'),
    keptBackCondition(reading.schema, reading.registry, readerOf(request)),
  ]);

/**
 * Condition of the records that the caller may change; undefined: all. Records shared with them are read-only.
 *
 * @param action whose right limits callers without the right to list
 */
export const writableCondition = async (
  reading: Reading,
  request: FastifyRequest,
  action: 'list' | 'edit' | 'delete' = 'list',
): Promise<Condition | undefined> => {
  const reads = mayDoSomewhere(request, reading.registry, reading.schema, 'list');
  return allOf([
    await reachedCondition(reading, request, reads ? 'list' : action),
    ownCondition(reading.schema, request),
  ]);
};

/**
 * As `writableCondition`, but without the companies of the caller's rights: the write itself checks those, before and
 * after the change (`database/changes/limits.ts`).
 */
export const ownedCondition = async (reading: Reading, request: FastifyRequest): Promise<Condition | undefined> =>
  allOf([
    await addressedCondition(reading, request),
    // The target of the record must be visible to the caller as well.
    reading.schema.target && limitOfCaller(request, reading.registry, reading.schema, 'show'),
    ownCondition(reading.schema, request),
  ]);

/** Lets the database filter records by a condition that involves other records. */
async function foundAgain(
  { schema }: Reading,
  records: readonly StoredRecord[],
  request: FastifyRequest,
  condition: Condition,
): Promise<readonly StoredRecord[]> {
  const ids: Condition = { field: 'id', operator: 'in', value: records.map(({ id }) => id) };
  const { items } = await tenantOf(request).store.listAll(schema, { filter: { all: [ids, condition] } });
  const found = new Set(items.map(({ id }) => id));
  return records.filter(({ id }) => found.has(id));
}

const narrowedBy =
  (conditionOf: typeof visibleCondition) =>
  async (
    reading: Reading,
    records: readonly StoredRecord[],
    request: FastifyRequest,
  ): Promise<readonly StoredRecord[]> => {
    const condition = await conditionOf(reading, request);
    if (!condition || records.length === 0) return records;
    if (asksOther(condition)) return foundAgain(reading, records, request, condition);
    return records.filter(({ id, values }) => holds(condition, { ...values, id }, reading.schema));
  };

export const onlyVisible = narrowedBy(visibleCondition);

export const onlyWritable = (action: 'edit' | 'delete') =>
  narrowedBy((reading, request) => writableCondition(reading, request, action));
