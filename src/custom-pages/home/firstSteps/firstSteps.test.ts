import { expect, it } from 'vitest';
import { menuTree } from '../../../layout/menu/menuTree';
import { schemas } from '../../../portal/declared';
import { productRoutes } from '../../../resources/schemas/routes/productRoutes';
import { firstSteps } from './firstSteps';

const stepsOf = (rights: readonly string[]) => {
  const held = { rights, functionCodes: [] };
  return firstSteps(menuTree(schemas, productRoutes, held, 'fr'), schemas, held).map(
    ({ link, level }) => `${link.path} ${level}`,
  );
};

it('starts with the list in which a person may do most, in the groups where they may change most', () => {
  expect(stepsOf(['ENTREPRISES:read', 'PARTENAIRES:read', 'PARTENAIRES:create'])).toEqual([
    '/partenaires create',
    '/adherents read',
  ]);
});

it('offers the plan also to those who only read it', () => {
  const steps = stepsOf(['PARTENAIRES:read', 'PARTENAIRES:create', 'PLANNING_SALARIE:admin']);
  expect(steps).toEqual(['/plannings read', '/partenaires create']);
});

it('puts one-time set-up after daily work', () => {
  const steps = stepsOf(['ENTREPRISES:read', 'THEMES:admin']);
  expect(steps).toContain('/adherents read');
  expect(steps.at(-1)).toBe('/themes create');
});

it('shows at most three, and none if nothing is accessible', () => {
  const all = [...new Set(schemas.map(({ rights }) => `${rights}:admin`))];
  expect(stepsOf(all)).toHaveLength(3);
});
