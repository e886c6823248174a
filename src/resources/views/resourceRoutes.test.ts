import { describe, expect, it } from 'vitest';
import { screenRegistry } from '../../../test/support/screenSchemas';
import { resourceRoutes } from './resourceRoutes';

describe('the routes of the generated screens', () => {
  it('cover each screen and tool that an API may support, nested ones with parameters', () => {
    const paths = resourceRoutes(screenRegistry).map(({ key }) => key);
    expect(paths).toEqual([
      '/services',
      '/services/creation',
      '/services/details/:id',
      '/services/modification/:id',
      '/services/import',
      '/services/tableur',
      '/services/corbeille',
      '/services/modifications',
      '/services/historique/:id',
      '/domaines',
      '/domaines/creation',
      '/domaines/details/:id',
      '/domaines/modification/:id',
      // Nothing can be deleted, so there is no recycle bin.
      '/domaines/import',
      '/domaines/tableur',
      '/domaines/modifications',
      '/domaines/historique/:id',
      '/services/:serviceId/taches',
      '/services/:serviceId/taches/creation',
      '/services/:serviceId/taches/details/:id',
      '/services/:serviceId/taches/modification/:id',
      '/services/:serviceId/taches/import',
      '/services/:serviceId/taches/tableur',
      '/services/:serviceId/taches/corbeille',
      '/services/:serviceId/taches/modifications',
      '/services/:serviceId/taches/historique/:id',
    ]);
  });
});
