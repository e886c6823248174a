import { schemas } from '../../src/portal/declared';
import { routeOf } from '../../src/resources/registry/paths';
import { productRoutes } from '../../src/resources/schemas/routes/productRoutes';
import type { ResourceSchema } from '../../src/resources/language/resourceSchema';
import { expectationOf, FLAGS, operationKey } from './rights';
import type { Expectation, Method, RightRule } from './types';

/** An address without the names of its parameters, as React Router or the specification writes them. */
export const shapeOf = (path: string): string => path.replace(/\{\w*\}|:\w+/g, '{}');

/** Options by which something else than the resource's own right opens it: the tables have to say what. */
const EXCEPTIONS = [
  ...['alsoReadableWith', 'alsoManagedWith', 'ownedBy', 'participants', 'audience', 'grantedBy', 'target', 'privacy'],
  ...['criteria', 'actions', 'partialUpdates'],
] as const;

/** A resource of one's own that only the flags of its right open, as the design has it. */
const isPlain = (schema: ResourceSchema): boolean =>
  !schema.contract &&
  !schema.internal &&
  schema.readableBy === 'right' &&
  schema.openFields.length === 0 &&
  EXCEPTIONS.every((name) => Object.keys(Object(schema[name as keyof ResourceSchema])).length === 0);

const plain = schemas.filter(isPlain);

/** What a list that no table names is expected to ask for: the flags of its resource's right. */
export function conventionalList(list: string): RightRule | undefined {
  const schema = plain.find((one) => shapeOf(routeOf(one, 'list')) === list);
  return schema && { resource: schema.rights };
}

/** What a page that no table names is expected to ask for: the rights of its rule, where it names nothing else. */
export function conventionalPage(address: string): readonly string[] | undefined {
  const route = productRoutes.find(({ path }) => shapeOf(path) === shapeOf(address));
  if (!route || route.public || Object.keys(route.rule).join() !== 'rights') return undefined;
  return route.rule.rights?.toSorted();
}

/** The addresses of a group of the menu that no table names. */
export const conventionalEntries = (group: string | null, named: readonly string[]): readonly string[] =>
  [
    ...plain.flatMap((schema) => (schema.menu?.group === group ? [routeOf(schema, 'list')] : [])),
    ...productRoutes.flatMap(({ path, menu }) => (menu && (menu.group ?? null) === group ? [path] : [])),
  ].filter((path) => !named.includes(path));

/** What an operation that no table names is expected to ask for. */
export function conventionalOperation(method: string, path: string): Expectation | undefined {
  const name = method.toUpperCase() as Method;
  const key = operationKey(name, path);
  const schema = plain.find((one) =>
    [`/api/${one.name}`, `/api/${one.name}/{id}`].some((address) => operationKey(name, address) === key),
  );
  return schema && expectationOf({ resource: schema.rights }, FLAGS[name]);
}
