import type { FastifyRequest } from 'fastify';
import type { Condition } from '../../../../src/resources/language/condition';
import { kindOf } from '../../../../src/resources/fields/kinds';
import { CELL_SEPARATOR } from '../../../../src/resources/fields/shared/lists';
import { MAX_IDS } from '../../../../src/resources/records/listQuery';
import { parametersOf, type Registry } from '../../../../src/resources/registry/registry';
import { representationOf } from '../../../../src/resources/records/representation';
import type { ResourceSchema } from '../../../../src/resources/language/resourceSchema';
import { limitOfCaller, listsSomewhere } from '../../limits';
import type { Snapshot } from '../../../database/reading/snapshot';
import type { StoredRecord } from '../../../database/store';

export type ReferencedTexts = ReadonlyMap<string, ReadonlyMap<number, string>>;

const idsIn = (value: unknown): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');

export interface NameSource {
  readonly snapshot: Snapshot;
  readonly registry: Registry;
  /** The records whose names the caller may read: `nothing`, those of a condition, or all (undefined). */
  readonly nameLimit: (schema: ResourceSchema) => Condition | 'nothing' | undefined;
}

export const nameLimits =
  (request: FastifyRequest, registry: Registry): NameSource['nameLimit'] =>
  (schema) =>
    listsSomewhere(request, registry, schema) ? limitOfCaller(request, registry, schema, 'list') : 'nothing';

async function textsOf(
  snapshot: Snapshot,
  schema: ResourceSchema,
  ids: readonly number[],
  limit: Condition | undefined,
): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  for (let from = 0; from < ids.length; from += MAX_IDS) {
    for (const { id, values } of await snapshot.getMany(schema, ids.slice(from, from + MAX_IDS), limit))
      texts.set(id, representationOf(schema, { ...values, id }));
  }
  return texts;
}

/** Reads the names of the records that a page refers to; references that the caller may not read stay ids. */
export async function referencedTexts(
  { snapshot, registry, nameLimit }: NameSource,
  schema: ResourceSchema,
  page: readonly StoredRecord[],
): Promise<ReferencedTexts> {
  const texts = new Map<string, ReadonlyMap<number, string>>();
  for (const [field, spec] of Object.entries(schema.fields)) {
    const target = kindOf(spec).reference?.(spec);
    if (!target || parametersOf(target.resource).length > 0) continue;
    const pointed = registry.get(target.resource);
    const limit = nameLimit(pointed);
    if (pointed.computed || limit === 'nothing') continue;
    const ids = [...new Set(page.flatMap(({ values }) => idsIn(values[field])))];
    texts.set(field, await textsOf(snapshot, pointed, ids, limit));
  }
  return texts;
}

/** Joins the names of the referenced records; an unknown one shows its id. */
export const referenceText = (value: unknown, texts: ReadonlyMap<number, string>): string =>
  idsIn(value)
    .map((id) => texts.get(id) ?? String(id))
    .join(CELL_SEPARATOR);
