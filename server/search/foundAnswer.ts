import type { FastifyRequest } from 'fastify';
import { mayList } from '../../src/resources/access/rowAccess';
import {
  LEAST_EXACT,
  type FoundAnswer,
  type FoundItem,
  type NamedRecord,
} from '../../src/resources/records/globalSearch';
import { closedFields } from '../../src/resources/access/openFields';
import { pointedAt } from '../../src/resources/registry/referenced';
import type { Registry } from '../../src/resources/registry/registry';
import { namedThrough } from '../../src/resources/records/representation';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import type { FoundRow } from '../database/search/findAnywhere';
import type { Store } from '../database/store';
import { addressedId } from '../http/resources/answer';
import { sessionOf } from '../identity/authenticate';
import { placedRecords, type PlacedRecord } from './placedRecords';
import { isShort, matchedField, shownFields, tellingOf } from './shownFacts';

const closedOf = ({ schema }: PlacedRecord, request: FastifyRequest) => closedFields(schema, sessionOf(request).grants);

/** A record with only its name, and `more`, without fields that the caller may not read. */
function named(one: PlacedRecord, request: FastifyRequest, more: readonly string[] = []): NamedRecord {
  const { schema, record, address, parents } = one;
  const closed = closedOf(one, request);
  const fields = [...schema.representation, ...more].filter((field) => !closed.includes(field));
  const values = Object.fromEntries(fields.map((field) => [field, record.values[field] ?? null]));
  return { address, record: { ...values, id: addressedId(schema, record, parents) } };
}

async function readPlaced(store: Store, registry: Registry, rows: readonly FoundRow[]) {
  const ids = new Map<ResourceSchema, number[]>();
  for (const { schema, id } of rows) ids.set(schema, [...(ids.get(schema) ?? []), id]);
  const found = await Promise.all(
    [...ids].map(async ([schema, wanted]) => [schema, await placedRecords(store, registry, schema, wanted)] as const),
  );
  return new Map(found);
}

/** The referenced records that names are made of, from lists that the caller may read. */
async function namesThrough(
  request: FastifyRequest,
  store: Store,
  registry: Registry,
  records: readonly PlacedRecord[],
  fieldsOf: (one: PlacedRecord) => readonly string[],
): Promise<readonly NamedRecord[]> {
  const ids = new Map<ResourceSchema, Set<number>>();
  for (const one of records) {
    const { schema, record, parents } = one;
    for (const field of [...namedThrough(schema), ...fieldsOf(one)])
      for (const pointed of pointedAt(registry, { schema, parents }, { ...record.values, id: record.id }, field))
        if (mayList(pointed.schema, registry, sessionOf(request).grants))
          ids.set(pointed.schema, (ids.get(pointed.schema) ?? new Set()).add(pointed.id));
  }
  const placed = await Promise.all(
    [...ids].map(([schema, wanted]) => placedRecords(store, registry, schema, [...wanted])),
  );
  return placed.flatMap((found) => [...found.values()].map((one) => named(one, request)));
}

export async function foundAnswer(
  request: FastifyRequest,
  store: Store,
  registry: Registry,
  rows: readonly FoundRow[],
  search: string,
): Promise<FoundAnswer> {
  const placed = await readPlaced(store, registry, rows);
  const found = rows.flatMap(({ schema, id, score }) => {
    const one = placed.get(schema)?.get(id);
    return one ? [{ one, score }] : [];
  });
  const tellingFieldsOf = tellingOf(found.map(({ one }) => one));
  const matchedIn = new Map(
    found.map(({ one, score }) => [
      one,
      score < LEAST_EXACT ? undefined : matchedField(one, search, closedOf(one, request)),
    ]),
  );
  const moreOf = (one: PlacedRecord) => {
    const matched = matchedIn.get(one);
    return [...(matched !== undefined && isShort(one, matched) ? [matched] : []), ...tellingFieldsOf(one)];
  };
  const items = found.map(({ one, score }): FoundItem => {
    const { above } = one;
    const matched = matchedIn.get(one);
    return {
      ...named(one, request, [...shownFields(one), ...moreOf(one)]),
      score,
      ...(matched !== undefined && { matched }),
      ...(above && { above: named(above, request) }),
    };
  });
  const records = found.flatMap(({ one }) => (one.above ? [one, one.above] : [one]));
  return { items, named: await namesThrough(request, store, registry, records, moreOf) };
}
