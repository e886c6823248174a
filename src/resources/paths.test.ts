import { describe, expect, it } from 'vitest';
import { pathOf, routeOf } from './paths';

const contrats = { path: '/adherents/{entrepriseId}/contrats' };

describe('the addresses of screens (section 2)', () => {
  it('are patterns for the router', () => {
    expect(routeOf({ path: '/adherents' }, 'list')).toBe('/adherents');
    expect(routeOf({ path: '/adherents' }, 'create')).toBe('/adherents/creation');
    expect(routeOf({ path: '/adherents' }, 'show')).toBe('/adherents/details/:id');
    expect(routeOf(contrats, 'edit')).toBe('/adherents/:entrepriseId/contrats/modification/:id');
  });

  it('are filled in for a record', () => {
    expect(pathOf({ path: '/adherents' }, 'show', 12)).toBe('/adherents/details/12');
    expect(pathOf(contrats, 'list', undefined, { entrepriseId: 3 })).toBe('/adherents/3/contrats');
    expect(pathOf(contrats, 'edit', 'a/b$&', { entrepriseId: 3 })).toBe(
      '/adherents/3/contrats/modification/a%2Fb%24%26',
    );
  });
});
