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

/** Whether writes of a resource are shown and taken back: of internal ones, those that say so. */
const isRecorded = ({ internal, takenBack }: ResourceSchema): boolean => !internal || takenBack === true;

/** Whether the caller may list whole records of a resource of which writes are recorded: the history has all values. */
function mayFollow(request: FastifyRequest, registry: Registry, schema: ResourceSchema): boolean {
  const { grants } = sessionOf(request);
  const { participants } = schema;
  // Only the record above says whom what hangs below concerns, and a condition on rows cannot ask it.
  if (participants && !participants.fields && !readsAll(schema, grants)) return false;
  const isListed = isRecorded(schema) && !schema.computed && mayDoSomewhere(request, registry, schema, 'list');
  return isListed && readsWhole(schema, grants);
}

/** What the caller may see of a resource: as much as its list shows; undefined for nothing. */
export async function readableOf(
  request: FastifyRequest,
  registry: Registry,
  schema: ResourceSchema,
  conditionOf: typeof visibleCondition = visibleCondition,
): Promise<Readable | undefined> {
  if (!mayFollow(request, registry, schema)) return undefined;
  // The history has all values: of what is private it has none.
  const condition = allOf([
    await conditionOf({ schema, registry }, request),
    openCondition(schema, readerOf(request)),
    keptBackCondition(schema, registry, readerOf(request)),
  ]);
  return { schema, ...(condition && { condition }) };
}

/** What the caller may see of all resources that store records of their own. */
export async function readablesOf(
  request: FastifyRequest,
  registry: Registry,
  conditionOf?: typeof visibleCondition,
): Promise<readonly Readable[]> {
  const stored = registry.schemas.filter((schema) => isRecorded(schema) && !schema.view);
  const readables = await Promise.all(stored.map((schema) => readableOf(request, registry, schema, conditionOf)));
  return readables.flatMap((readable) => readable ?? []);
}
