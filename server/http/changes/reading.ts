import type { FastifyRequest } from 'fastify';
import type { Action } from '../../../src/resources/access/access';
import { handleInSegment, type ChangeRequest } from '../../../src/resources/changes/changes';
import type { Condition } from '../../../src/resources/language/condition';
import { parametersOf, type Registry, type ResolvedAddress } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { RefusalReason } from '../../database/changes/changeTypes';
import { mayDoSomewhere } from '../limits';
import { ProblemError } from '../problem';
import { readId, type ParentIds } from '../resources/address';
import { ownedCondition } from '../resources/visibleRecords';

/** What the right to an action of a change set is called in the declarations. */
export const ACTION: Readonly<Record<ChangeRequest['action'], Action>> = {
  create: 'create',
  update: 'edit',
  delete: 'delete',
};

/** A collection that changes are asked for in, and what its caller may do there. */
export interface AskedCollection {
  readonly schema: ResourceSchema;
  readonly parents?: ParentIds;
  /** The records above it that the change set creates itself, by the parameters of its name: their handles. */
  readonly parentHandles?: Readonly<Record<string, string>>;
}

/** What a caller may do with the records of a resource. */
export interface CallerReach {
  /** Why an action is refused whatever the record; undefined where it is not. */
  readonly refusal: (action: ChangeRequest['action']) => RefusalReason | undefined;
  /** Which records there are for the caller; undefined: all. */
  readonly writable: Condition | undefined;
}

/** Below which records an address is: their ids, and the handles of those that have none yet. */
function placeOf({ schema, parents: given }: ResolvedAddress): Omit<AskedCollection, 'schema'> {
  const names = parametersOf(schema.name);
  const ids: Record<string, number> = {};
  const handles: Record<string, string> = {};
  for (const name of names) {
    const handle = handleInSegment(given[name] ?? '');
    if (handle === undefined) ids[name] = readId(given[name]);
    else handles[name] = handle;
  }
  return {
    ...(names.length > 0 && { parents: ids }),
    ...(Object.keys(handles).length > 0 && { parentHandles: handles }),
  };
}

/** The collection at an address; undefined where no visible one stands there. */
export function collectionAt(registry: Registry, address: string): AskedCollection | undefined {
  const found = registry.resolve(address);
  if (!found || found.schema.internal || found.schema.computed || found.schema.view) return undefined;
  try {
    return { schema: found.schema, ...placeOf(found) };
  } catch (error) {
    // What cannot be an id has no owner.
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

const isOffered = ({ operations }: ResourceSchema, action: ChangeRequest['action']): boolean => {
  if (operations.list === 'single') return action === 'update' && operations.update !== 'none';
  return operations[action] !== 'none';
};

/** What the caller of a request may do: asked of each resource once. */
export function reachOf(request: FastifyRequest, registry: Registry): (schema: ResourceSchema) => Promise<CallerReach> {
  const known = new Map<ResourceSchema, Promise<CallerReach>>();
  const find = async (schema: ResourceSchema): Promise<CallerReach> => ({
    writable: await ownedCondition({ schema, registry }, request),
    refusal(action) {
      if (!isOffered(schema, action)) return 'notOffered';
      return mayDoSomewhere(request, registry, schema, ACTION[action]) ? undefined : 'forbidden';
    },
  });
  return (schema) => {
    const found = known.get(schema) ?? find(schema);
    known.set(schema, found);
    return found;
  };
}
