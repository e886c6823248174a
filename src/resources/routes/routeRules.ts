import { ruleOf, type Action } from '../access/access';
import type { AccessRule } from '../language/accessRule';
import { routeOf } from '../registry/paths';
import type { ResourceSchema } from '../language/resourceSchema';
import { indexPaths } from './pathIndex';
import { productRoutes } from '../schemas/routes/productRoutes';
import type { ProductRoute } from './productRoute';

/** Converts `/adherents/details/{id}` to the router's `/adherents/details/:id`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** Removes parameter names, so that `{id}` and `{equipeId}` are equal. */
const shape = (path: string): string => path.replace(/\{\w+\}|:\w+/g, ':');

const byShape = new Map(productRoutes.map((route) => [shape(route.path), route]));

/** The product route with this pattern, ignoring parameter names; undefined without one. */
export const productRouteAt = (pattern: string): ProductRoute | undefined => byShape.get(shape(pattern));

/** Sort key by specificity: fixed segments before parameters, from the left. */
const precedence = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');

/** Compared by code points; a collator would load locale data. */
const bySpecificity = productRoutes
  .filter(({ path }) => path !== '*')
  .map((route) => ({ route, order: precedence(route.path) }))
  .sort((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));

/** Candidates for an address, because each tested pattern compiles a regular expression. */
const probable = indexPaths(bySpecificity, ({ route }) => routerPath(route.path));

const isAt = ({ path }: ProductRoute, pathname: string): boolean =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(pathname);

/** The product route of a browser path; fixed segments take precedence over parameters. */
export const productRouteOf = (pathname: string): ProductRoute | undefined =>
  probable(pathname).find(({ route }) => isAt(route, pathname))?.route;

/**
 * Rule of a generated screen: that of the product route at its address, else the resource's own. Buttons that
 * link to the screen use the same.
 */
export function screenRuleOf(
  schema: Parameters<typeof ruleOf>[0] & Pick<ResourceSchema, 'path' | 'paths'>,
  action: Action,
): AccessRule {
  const route = action === 'delete' ? undefined : productRouteAt(routeOf(schema, action));
  return route?.rule ?? ruleOf(schema, action);
}
