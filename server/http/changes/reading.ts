import type { FastifyRequest } from 'fastify';
import type { Action } from '../../../src/resources/access/access';
import { handleInSegment, type ChangeRequest } from '../../../src/resources/changes/changes';
import type { Condition } from '../../../src/resources/language/condition';
import { parametersOf, type Registry, type ResolvedAddress } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { RefusalReason } from '../../database/changes/refusalReasons';
import { mayDoSomewhere } from '../limits';
import { ProblemError } from '../problem';
import { readId, type ParentIds } from '../resources/address';
import { ownedCondition } from '../resources/visibleRecords';

/** The declared action whose right each action of a change set needs. */
export const ACTION: Readonly<Record<ChangeRequest['action'], Action>> = {
  create: 'create',
  update: 'edit',
  delete: 'delete',
};

export interface AskedCollection {
  readonly schema: ResourceSchema;
  readonly parents?: ParentIds;
  /** Handles of parent records that the same change set creates, by the parameter in the resource's name. */
  readonly parentHandles?: Readonly<Record<string, string>>;
}

export interface CallerReach {
  /** Why the caller may not do an action on any record; undefined if they may. */
  readonly refusal: (action: ChangeRequest['action']) => RefusalReason | undefined;
  /** Condition of the records that exist for the caller; undefined: all. */
  readonly writable: Condition | undefined;
}

/** Splits the parents of an address into ids, and handles of records that have no id yet. */
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

/** Finds the collection at an address; undefined if the API exposes none there. */
export function collectionAt(registry: Registry, address: string): AskedCollection | undefined {
  const found = registry.resolve(address);
  if (!found || found.schema.internal || found.schema.computed || found.schema.view) return undefined;
  try {
    return { schema: found.schema, ...placeOf(found) };
  } catch (error) {
    // A malformed parent id addresses nothing.
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

const isOffered = ({ operations }: ResourceSchema, action: ChangeRequest['action']): boolean => {
  if (operations.list === 'single') return action === 'update' && operations.update !== 'none';
  return operations[action] !== 'none';
};

/** Resolves the caller's permissions, once per resource. */
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
