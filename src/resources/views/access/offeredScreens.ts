import type { Action } from '../../access/access';
import type { Operations } from '../../language/operations';
import type { ResourceSchema } from '../../language/resourceSchema';

export const OPERATION = { show: 'get', create: 'create', edit: 'update', delete: 'delete' } as const satisfies Record<
  Exclude<Action, 'list'>,
  keyof Operations
>;

/** True if some API can have the operation, so that a screen exists for it. */
export const hasScreen = (schema: ResourceSchema, action: Action): boolean =>
  action === 'list' || schema.operations[OPERATION[action]] !== 'none';
