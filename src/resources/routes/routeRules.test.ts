import { describe, expect, it } from 'vitest';
import contract from '../../../test/contract/fixtures/routes.json';
import { isRouteAllowed, operationRuleOf } from '../access/access';
import { schemas } from '../../portal/declared';
import { routeOf, type Screen } from '../registry/paths';
import { LANGUAGES } from '../language/words';
import { productRouteAt, productRouteOf, screenRuleOf } from './routeRules';
import { productRoutes } from '../schemas/routes/productRoutes';

const SCREENS: readonly Screen[] = ['list', 'create', 'show', 'edit'];

describe('the table of routes', () => {
  it('contains every route of the contract, with its rule and layout', () => {
    const ours = new Map(productRoutes.map((route) => [route.path, route]));
    const found = contract.map(({ path }) => {
      const route = ours.get(path);
      return {
        path,
        requires: route?.rule,
        layout: route?.layout,
        ...(route?.public && { public: true }),
      };
    });
    expect(found).toEqual(contract);
  });

  it('adds only addresses that the contract lacks', () => {
    const known = new Set(contract.map(({ path }) => path));
    const shapes = new Set(contract.map(({ path }) => path.replace(/\{\w+\}/g, '{}')));
    const further = productRoutes.map(({ path }) => path).filter((path) => !known.has(path));
    expect(further.length).toBeGreaterThan(0);
    expect(further.filter((path) => shapes.has(path.replace(/\{\w+\}/g, '{}')))).toEqual([]);
  });

  it('lists every address once, with titles in every language', () => {
    expect(new Set(productRoutes.map(({ path }) => path)).size).toBe(productRoutes.length);
    for (const { title, content } of productRoutes) {
      for (const words of [title, content]) {
        expect(words.filter((word) => word.trim() !== '')).toHaveLength(LANGUAGES.length);
      }
    }
  });

  it('links the menu only to addresses without ids', () => {
    expect(productRoutes.filter(({ menu, path }) => menu && path.includes('{')).map(({ path }) => path)).toEqual([]);
  });
});

describe('productRouteOf', () => {
  it.each([
    ['/adherents/details/12', '/adherents/details/{id}'],
    ['/adherents/', '/adherents'],
    ['/7/confirmEmail/abc', '/{userId}/confirmEmail/{emailToken}'],
    ['/confirmAccount/7/abc/def', '/confirmAccount/{userId}/{emailToken}/{passwordToken}'],
    ['/confirmAccount/confirmEmail/abc', '/{userId}/confirmEmail/{emailToken}'],
    ['/admin/equipes/4', '/admin/equipes/{equipeId}'],
    ['/nulle-part', undefined],
    ['/adherents/details/12/encore', undefined],
  ])('finds %s', (pathname, path) => {
    expect(productRouteOf(pathname)?.path).toBe(path);
  });

  it("accepts a pattern whatever its parameters' names", () => {
    expect(productRouteAt('/admin/equipes/:id')?.path).toBe('/admin/equipes/{equipeId}');
  });
});

describe('a generated screen at an address of the product', () => {
  const at = schemas.flatMap((schema) =>
    SCREENS.flatMap((screen) => {
      const route = productRouteAt(routeOf(schema, screen));
      return route && !schema.internal ? [{ schema, screen, route }] : [];
    }),
  );

  it('has the rule of the route', () => {
    expect(at.length).toBeGreaterThan(0);
    for (const { schema, screen, route } of at) expect(screenRuleOf(schema, screen)).toBe(route.rule);
  });

  it('is never open to people who may not read its data', () => {
    for (const { schema, route } of at.filter(({ screen }) => screen !== 'create')) {
      // No function grants INACCESSIBLE (section 6 of the specification).
      for (const right of (route.rule.rights ?? []).filter((one) => !one.startsWith('INACCESSIBLE'))) {
        const rule = operationRuleOf(schema, 'list');
        expect(!rule || isRouteAllowed(rule, { rights: [right], functionCodes: [] })).toBe(true);
      }
    }
  });
});
