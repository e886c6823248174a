import { ruleOf, type Action } from '../access/access';
import type { AccessRule } from '../language/accessRule';
import { routeOf } from '../registry/paths';
import type { ResourceSchema } from '../language/resourceSchema';
import { indexPaths } from './pathIndex';
import { productRoutes } from '../schemas/routes/productRoutes';
import type { ProductRoute } from './productRoute';

/** `/adherents/details/{id}` as the router writes it: `/adherents/details/:id`. */
export const routerPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/** An address without the names of its parameters, so that `{id}` and `{equipeId}` compare. */
const shape = (path: string): string => path.replace(/\{\w+\}|:\w+/g, ':');

const byShape = new Map(productRoutes.map((route) => [shape(route.path), route]));

/** The product's route with this pattern, whatever its parameters are called; undefined where it has none. */
export const productRouteAt = (pattern: string): ProductRoute | undefined => byShape.get(shape(pattern));

/** How specific a pattern is, from the left: a fixed segment before a parameter. */
const precedence = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '1' : '0'))
    .join('');

/** By code points: the order of a language would have its rules loaded. */
const bySpecificity = productRoutes
  .filter(({ path }) => path !== '*')
  .map((route) => ({ route, order: precedence(route.path) }))
  .sort((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)));

/** The few that may stand at an address: each expression that is tried is compiled first. */
const probable = indexPaths(bySpecificity, ({ route }) => routerPath(route.path));

const isAt = ({ path }: ProductRoute, pathname: string): boolean =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(pathname);

/** The product's route that an address of the browser belongs to; fixed segments win over parameters. */
export const productRouteOf = (pathname: string): ProductRoute | undefined =>
  probable(pathname).find(({ route }) => isAt(route, pathname))?.route;

/**
 * The rule of a generated screen: that of the product's route at its address where it has one, else the resource's own.
 * Buttons that lead to the screen ask the same.
 */
export function screenRuleOf(
  schema: Parameters<typeof ruleOf>[0] & Pick<ResourceSchema, 'path' | 'paths'>,
  action: Action,
): AccessRule {
  const route = action === 'delete' ? undefined : productRouteAt(routeOf(schema, action));
  return route?.rule ?? ruleOf(schema, action);
}
