import type { FastifyRequest } from 'fastify';
import type { Action } from '../../../src/resources/access/access';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Change } from '../../database/changes/changeTypes';
import type { RefusalReason } from '../../database/changes/refusalReasons';
import { oppositeOf } from '../../database/history/inverse';
import type { RecordedRow } from '../../database/history/historyTypes';
import { mayDoSomewhere } from '../limits';

const ACTION = { create: 'create', update: 'edit', delete: 'delete' } as const satisfies Record<string, Action>;

/** True if the API offers the action for the resource and the caller may do it. */
function may(request: FastifyRequest, registry: Registry, schema: ResourceSchema, action: Change['action']): boolean {
  // A single record is created and deleted through its update operation.
  const asked = schema.operations.list === 'single' ? 'update' : action;
  return schema.operations[asked] !== 'none' && mayDoSomewhere(request, registry, schema, ACTION[asked]);
}

/** Refuses to revert a write whose inverse action the caller may not do. */
export function revertPolicy(request: FastifyRequest, registry: Registry) {
  const known = new Map<string, boolean>();
  return (row: RecordedRow): RefusalReason | undefined => {
    const action = oppositeOf(row);
    const key = `${action} ${row.resource}`;
    const isAllowed = known.get(key) ?? may(request, registry, registry.get(row.resource), action);
    known.set(key, isAllowed);
    return isAllowed ? undefined : 'forbidden';
  };
}
