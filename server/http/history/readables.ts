import type { FastifyRequest } from 'fastify';
import { readsAll } from '../../../src/resources/access/access';
import { allOf } from '../../../src/resources/language/condition';
import { readsWhole } from '../../../src/resources/access/openFields';
import { keptBackCondition, openCondition } from '../../../src/resources/access/privacy';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Readable } from '../../database/history/historyTypes';
import { sessionOf } from '../../identity/authenticate';
import { mayDoSomewhere } from '../limits';
import { readerOf } from '../reader';
import { visibleCondition } from '../resources/visibleRecords';

/** Internal resources have no public history unless they declare `takenBack`. */
const isRecorded = ({ internal, takenBack }: ResourceSchema): boolean => !internal || takenBack === true;

/** The history shows all values, so it requires the right to list the resource's complete records. */
function mayFollow(request: FastifyRequest, registry: Registry, schema: ResourceSchema): boolean {
  const { grants } = sessionOf(request);
  const { participants } = schema;
  // Here the parent record decides who may see a row, which a condition on rows cannot express.
  if (participants && !participants.fields && !readsAll(schema, grants)) return false;
  const isListed = isRecorded(schema) && !schema.computed && mayDoSomewhere(request, registry, schema, 'list');
  return isListed && readsWhole(schema, grants);
}

/** Returns the records that the caller may see in the history, as in the list; undefined for none. */
export async function readableOf(
  request: FastifyRequest,
  registry: Registry,
  schema: ResourceSchema,
  conditionOf: typeof visibleCondition = visibleCondition,
): Promise<Readable | undefined> {
  if (!mayFollow(request, registry, schema)) return undefined;
  // The history shows all values, so it excludes records with private values.
  const condition = allOf([
    await conditionOf({ schema, registry }, request),
    openCondition(schema, readerOf(request)),
    keptBackCondition(schema, registry, readerOf(request)),
  ]);
  return { schema, ...(condition && { condition }) };
}

/** Returns `readableOf` for all resources that store records; views do not. */
export async function readablesOf(
  request: FastifyRequest,
  registry: Registry,
  conditionOf?: typeof visibleCondition,
): Promise<readonly Readable[]> {
  const stored = registry.schemas.filter((schema) => isRecorded(schema) && !schema.view);
  const readables = await Promise.all(stored.map((schema) => readableOf(request, registry, schema, conditionOf)));
  return readables.flatMap((readable) => readable ?? []);
}
