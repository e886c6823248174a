import { heldOf, isRouteAllowed, ruleOf, type Action, type Grants } from '../access/access';
import type { Registry } from '../registry/registry';
import { screenRuleOf } from './routeRules';
import type { ResourceSchema } from '../language/resourceSchema';

/** Maps react-admin's actions to those of declarations. */
const ACTIONS: Readonly<Record<string, Action>> = {
  list: 'list',
  export: 'list',
  show: 'show',
  create: 'create',
  clone: 'create',
  edit: 'edit',
  delete: 'delete',
};

/** True if a react-admin action may write; unknown ones might. */
export const isWrite = (action: string): boolean => !['list', 'export', 'show'].includes(action);

/** True if this API has the operation behind an action; reading always works, through the list. */
function isAvailable({ operations }: ResourceSchema, action: Action, hasRecords: boolean): boolean {
  const writes = { create: operations.create, edit: operations.update, delete: operations.delete };
  const availability = action === 'list' || action === 'show' ? 'contract' : writes[action];
  return availability === 'contract' || (availability === 'extension' && hasRecords);
}

/**
 * Tells whether a person may act on a screen: the route's rule to open it, and for writes also the API's
 * right. Undeclared resources are refused.
 *
 * @param hasRecords the API has the extension `records`
 * @param resource address of the collection: `Entreprises/12/contrats`
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
