import type { Action } from '../../access/access';
import type { Operations } from '../../language/operations';
import type { ResourceSchema } from '../../language/resourceSchema';

const OPERATION = { show: 'get', create: 'create', edit: 'update', delete: 'delete' } as const satisfies Record<
  Exclude<Action, 'list'>,
  keyof Operations
>;

/** Whether any API may have the operation behind an action: there is a screen for it. */
export const hasScreen = (schema: ResourceSchema, action: Action): boolean =>
  action === 'list' || schema.operations[OPERATION[action]] !== 'none';

/**
 * Whether this API has the operation. What the contract lacks is only there with the extension 'records'; reading one
 * record is always possible, through the list.
 */
export function isOffered(schema: ResourceSchema, action: Action, hasRecords: boolean): boolean {
  if (action === 'list' || action === 'show') return hasScreen(schema, action);
  const availability = schema.operations[OPERATION[action]];
  return availability === 'contract' || (availability === 'extension' && hasRecords);
}
