import { heldOf, isRouteAllowed, ruleOf, type Action, type Grants } from '../access/access';
import type { Registry } from '../registry/registry';
import { screenRuleOf } from './routeRules';
import type { ResourceSchema } from '../language/resourceSchema';

/** react-admin's names of actions, those that a declaration knows. */
const ACTIONS: Readonly<Record<string, Action>> = {
  list: 'list',
  export: 'list',
  show: 'show',
  create: 'create',
  clone: 'create',
  edit: 'edit',
  delete: 'delete',
};

/** Whether a react-admin action changes something; one that is not known might. */
export const isWrite = (action: string): boolean => !['list', 'export', 'show'].includes(action);

/** Whether the API that is there has the operation behind an action; reading always finds a way, through the list. */
function isAvailable({ operations }: ResourceSchema, action: Action, hasRecords: boolean): boolean {
  const writes = { create: operations.create, edit: operations.update, delete: operations.delete };
  const availability = action === 'list' || action === 'show' ? 'contract' : writes[action];
  return availability === 'contract' || (availability === 'extension' && hasRecords);
}

/**
 * Whether a person may do something on a screen: open it by its route's rule, and for a write hold the right that the
 * API asks for too. What is not declared is refused.
 *
 * @param hasRecords the API writes what the contract only lists
 * @param resource a collection's address: `Entreprises/12/contrats`
 * @param action a react-admin action: list, show, create, clone, edit, delete, export
 */
export function maySee(
  registry: Registry,
  hasRecords: boolean,
  held: Grants,
  { resource, action }: { readonly resource: string; readonly action: string },
): boolean {
  const schema = registry.resolve(resource)?.schema;
  const known = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!schema || !known) return false;
  const isRead = known === 'list' || known === 'show';
  return (
    isAvailable(schema, known, hasRecords) &&
    isRouteAllowed(screenRuleOf(schema, known), heldOf(schema, known, held)) &&
    (isRead || isRouteAllowed(ruleOf(schema, known), heldOf(schema, known, held)))
  );
}
