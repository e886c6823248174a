import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownScreens } from '../../../test/oracle/ownRoutes';
import { isOpenTo } from '../../../test/oracle/predicates';
import { routeRights } from '../../../test/oracle/routeRights';
import { shapeOf } from '../../../test/oracle/conventions';
import { expectedAt, listOf } from '../../../test/oracle/screens';
import { hasScreens, isRouteAllowed } from '../access/access';
import type { AccessRule } from '../language/accessRule';
import { schemas } from '../../portal/declared';
import { routeOf, type Screen } from '../registry/paths';
import { createRegistry } from '../registry/registry';
import { ruleOfScreen } from './screenRule';
import { screenRuleOf } from './routeRules';
import { productRoutes } from '../schemas/routes/productRoutes';

const registry = createRegistry(schemas);
const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

interface FrontRoute {
  readonly path: string;
  readonly rule: AccessRule;
  readonly isPublic: boolean;
}

/** Every address of the front end that has a rule: the product's routes and the generated screens. */
const routes: readonly FrontRoute[] = [
  ...productRoutes.map((route) => ({ path: route.path, rule: route.rule, isPublic: route.public === true })),
  ...registry.visible.filter(hasScreens).flatMap((schema) =>
    SCREENS.map((screen) => ({
      path: routeOf(schema, screen),
      rule: screenRuleOf(schema, screen),
      isPublic: false,
    })),
  ),
];

const rightsOf = (path: string): readonly string[] => {
  const expected = expectedAt(path);
  return typeof expected === 'object' ? expected : [];
};
const FLAGS = ['read', 'create', 'update', 'admin'];
const named = [...new Set(routes.flatMap(({ path }) => rightsOf(path)))];
const everyRight = [
  ...new Set([...named, ...named.flatMap((one) => FLAGS.map((flag) => `${one.split(':')[0]}:${flag}`))]),
];

describe('the routes of the front end', () => {
  it('are all in the oracle', () => {
    expect(routes.filter(({ path }) => expectedAt(path) === undefined)).toEqual([]);
    expect(routes.filter(({ path, isPublic }) => isPublic !== (expectedAt(path) === 'public'))).toEqual([]);
  });

  it('are the only ones in the oracle', () => {
    const shapes = new Set(routes.map(({ path }) => shapeOf(path)));
    const lists = new Set(routes.map(({ path }) => listOf(path).list));
    expect(Object.keys(routeRights).filter((path) => !shapes.has(shapeOf(path)))).toEqual([]);
    expect(Object.keys(ownScreens).filter((path) => !lists.has(path))).toEqual([]);
  });

  it('open as expected without and with each single right', () => {
    const sets = [[], ...everyRight.map((right) => [right])];
    const different = routes.flatMap(({ path, rule }) =>
      sets
        .filter(
          (rights) => isRouteAllowed(rule, { rights, functionCodes: [] }) !== isOpenTo(expectedAt(path) ?? [], rights),
        )
        .map((rights) => `${path} with ${rights.join() || 'no right'}: ${String(expectedAt(path))} expected`),
    );
    expect(different).toEqual([]);
  });

  it('open as expected with any set of rights and functions, by address too', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...routes),
        fc.subarray(everyRight),
        fc.boolean(),
        ({ path, rule }, some, withOwn) => {
          const own = rightsOf(path);
          const rights = withOwn ? [...some, ...own] : some.filter((right) => !own.includes(right));
          const open = isOpenTo(expectedAt(path) ?? [], rights);
          const held = { rights, functionCodes: ['ADMINISTRATEUR'] };
          expect(isRouteAllowed(rule, held)).toBe(open);
          const byAddress = path === '*' ? rule : ruleOfScreen(registry, path.replace(/\{\w+\}|:\w+/g, '12'));
          expect(byAddress && isRouteAllowed(byAddress, held)).toBe(open);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
