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

/** The groups that the caller is in; asked for once with each request. */
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

/** The resource that says whom records are addressed to: of a view, the one that it shows. */
const addressing = ({ schema, registry }: Reading): ResourceSchema =>
  schema.view ? registry.get(schema.view.resource) : schema;

/** The kinds of targets, of all about which there are such records, for which the caller administers them. */
const administered = (source: ResourceSchema, request: FastifyRequest): readonly string[] =>
  kindsAllowed(source, 'delete', sessionOf(request).grants);

/** Whether the caller administers all records of a resource, or all that a view shows. */
function administersAll({ schema }: Reading, source: ResourceSchema, request: FastifyRequest): boolean {
  if (!source.target) return isRouteAllowed(ruleOf(source, 'delete'), sessionOf(request).grants);
  const kinds = administered(source, request);
  const shown = kindShown(schema, source);
  return shown === undefined ? kinds.length === Object.keys(source.target.of).length : kinds.includes(shown);
}

/** Those that the caller administers, be it for some companies only. */
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

/** Those that are addressed to the caller, or written by them; undefined where that is not asked, or not of an administrator. */
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

/** Those that rows of another resource give the caller; undefined where that is not asked, or not of who maintains them. */
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

/** Those that concern the caller; undefined where no field says so. */
export function concerningCaller({ participants }: ResourceSchema, request: FastifyRequest): Condition | undefined {
  const fields = participants?.fields;
  return fields && concerning(fields, Number(sessionOf(request).accountId));
}

/**
 * Those that concern the caller, as far as the right to read such reaches, and those of the companies where they read all;
 * undefined where that is everywhere.
 */
function participantCondition({ schema, registry }: Reading, request: FastifyRequest): Condition | undefined {
  const { limited } = sessionOf(request);
  const concerned = concerningCaller(schema, request);
  if (!schema.participants || !concerned || readsAll(schema, limited.grants)) return undefined;
  const own = allOf([concerned, readableBy(schema, registry, schema.participants.rights, limited)]) ?? concerned;
  const reading = readingExtentOf(schema, registry, limited);
  return typeof reading === 'object' ? { any: [own, extentCondition(schema, registry, reading, 'read')] } : own;
}

/** Their own, and those that their owners share with a group of the caller's; undefined where they have no owners. */
async function ownOrShared(reading: Reading, request: FastifyRequest): Promise<Condition | undefined> {
  const own = ownCondition(reading.schema, request);
  const { sharedWith } = reading.schema;
  if (!own || sharedWith === undefined) return own;
  const value = await groupsOf(request, reading);
  return value.length === 0 ? own : { any: [own, { field: sharedWith, operator: 'in', value }] };
}

/** Those that are addressed to the caller, concern them or are given to them, whatever companies their rights reach. */
const addressedCondition = async (reading: Reading, request: FastifyRequest): Promise<Condition | undefined> =>
  allOf([
    await audienceCondition(reading, request),
    participantCondition(reading, request),
    await grantedCondition(reading, request),
  ]);

/** Their own and those that are addressed to them, as far as their right to an action reaches. */
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

/**
 * Which records of a resource there are for the caller: their own, those that are addressed to them or concern them. Lists, counts
 * and single records ask for the same. Undefined: all of them.
 */
export const visibleCondition = async (reading: Reading, request: FastifyRequest): Promise<Condition | undefined> =>
  allOf([
    await reachedCondition(reading, request, 'list'),
    keptBackCondition(reading.schema, reading.registry, readerOf(request)),
  ]);

/**
 * Which of them the caller may change: what is shared with them is only read.
 *
 * @param action what they do with it: it counts for those who may not read at all
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
 * The same, whatever companies the caller's rights reach: that is asked where a record is written, as it was and as it
 * becomes (`database/changes/limits.ts`).
 */
export const ownedCondition = async (reading: Reading, request: FastifyRequest): Promise<Condition | undefined> =>
  allOf([
    await addressedCondition(reading, request),
    // What a record is about is asked of what they may read, too.
    reading.schema.target && limitOfCaller(request, reading.registry, reading.schema, 'show'),
    ownCondition(reading.schema, request),
  ]);

/** Those of the records for which a condition holds that asks for other records: the database knows those. */
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

/** Those of the records that there are for the caller. */
export const onlyVisible = narrowedBy(visibleCondition);

/** Those of the records that the caller may change, or delete. */
export const onlyWritable = (action: 'edit' | 'delete') =>
  narrowedBy((reading, request) => writableCondition(reading, request, action));
