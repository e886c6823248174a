import { describe, expect, it } from 'vitest';
import { screenRegistry } from '../../../test/support/screenSchemas';
import { resourceRoutes } from './resourceRoutes';

describe('the routes of the generated screens', () => {
  it('are one for each screen that any API can fill, nested ones with their parameters', () => {
    const paths = resourceRoutes(screenRegistry).map(({ key }) => key);
    expect(paths).toEqual([
      '/services',
      '/services/creation',
      '/services/details/:id',
      '/services/modification/:id',
      '/domaines',
      '/domaines/creation',
      '/domaines/details/:id',
      '/domaines/modification/:id',
      '/services/:serviceId/taches',
      '/services/:serviceId/taches/creation',
      '/services/:serviceId/taches/details/:id',
      '/services/:serviceId/taches/modification/:id',
    ]);
  });
});
