import type { FastifyRequest } from 'fastify';
import type { Action } from '../../../src/resources/access/access';
import type { Registry } from '../../../src/resources/registry/registry';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import type { Change, RefusalReason } from '../../database/changes/changeTypes';
import { oppositeOf } from '../../database/history/inverse';
import type { RecordedRow } from '../../database/history/historyTypes';
import { mayDoSomewhere } from '../limits';

const ACTION = { create: 'create', update: 'edit', delete: 'delete' } as const satisfies Record<string, Action>;

/** Whether the caller may do something with records of a resource, and the API has it at all. */
function may(request: FastifyRequest, registry: Registry, schema: ResourceSchema, action: Change['action']): boolean {
  // The only record below another comes and goes with its values.
  const asked = schema.operations.list === 'single' ? 'update' : action;
  return schema.operations[asked] !== 'none' && mayDoSomewhere(request, registry, schema, ACTION[asked]);
}

/** Says of each recorded write why the caller may not take it back: their right to do the opposite decides. */
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
