import { schemas } from '../../src/portal/declared';
import { routeOf } from '../../src/resources/registry/paths';
import { productRoutes } from '../../src/resources/schemas/routes/productRoutes';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { expectationOf, FLAGS, operationKey } from './rights';
import type { Expectation, Method, RightRule } from './types';

/** An address without parameter names, in the notation of React Router or of the specification. */
export const shapeOf = (path: string): string => path.replace(/\{\w*\}|:\w+/g, '{}');

/** Options that grant access beyond the resource's own right: the oracle's tables have to list these resources. */
const EXCEPTIONS = [
  ...['alsoReadableWith', 'alsoManagedWith', 'ownedBy', 'participants', 'audience', 'grantedBy', 'target', 'privacy'],
  ...['criteria', 'actions', 'partialUpdates'],
] as const;

/** Resources outside the contract that only the flags of their right open, by design. */
const isPlain = (schema: ResourceSchema): boolean =>
  !schema.contract &&
  !schema.internal &&
  schema.readableBy === 'right' &&
  schema.openFields.length === 0 &&
  EXCEPTIONS.every((name) => Object.keys(Object(schema[name as keyof ResourceSchema])).length === 0);

const plain = schemas.filter(isPlain);

/** The expected rule of a list that no table names: the flags of its resource's right. */
export function conventionalList(list: string): RightRule | undefined {
  const schema = plain.find((one) => shapeOf(routeOf(one, 'list')) === list);
  return schema && { resource: schema.rights };
}

/** The expected rights of a page that no table names, if its rule consists of rights only. */
export function conventionalPage(address: string): readonly string[] | undefined {
  const route = productRoutes.find(({ path }) => shapeOf(path) === shapeOf(address));
  if (!route || route.public || Object.keys(route.rule).join() !== 'rights') return undefined;
  return route.rule.rights?.toSorted();
}

export const conventionalEntries = (group: string | null, named: readonly string[]): readonly string[] =>
  [
    ...plain.flatMap((schema) => (schema.menu?.group === group ? [routeOf(schema, 'list')] : [])),
    ...productRoutes.flatMap(({ path, menu }) => (menu && (menu.group ?? null) === group ? [path] : [])),
  ].filter((path) => !named.includes(path));

/** The expected rights of an operation that no table names. */
export function conventionalOperation(method: string, path: string): Expectation | undefined {
  const name = method.toUpperCase() as Method;
  const key = operationKey(name, path);
  const schema = plain.find((one) =>
    [`/api/${one.name}`, `/api/${one.name}/{id}`].some((address) => operationKey(name, address) === key),
  );
  return schema && expectationOf({ resource: schema.rights }, FLAGS[name]);
}
