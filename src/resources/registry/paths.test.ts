import { describe, expect, it } from 'vitest';
import { defineResource } from '../defineResource';
import { text } from '../fields/text/kind';
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

  it('contain no id for a single record', () => {
    const droits = defineResource({
      name: 'Entreprises/{entrepriseId}/DroitsDiffusion',
      contract: true,
      parent: { resource: 'Entreprises', parameter: 'entrepriseId' },
      label: { one: ['Droit', 'Right', 'Recht', 'Direito'], many: ['Droits', 'Rights', 'Rechte', 'Direitos'] },
      rights: 'ENTREPRISES',
      path: '/adherents/{entrepriseId}/droits',
      fields: { note: text({ label: ['Note', 'Note', 'Notiz', 'Nota'] }) },
      representation: 'note',
      list: { columns: ['note'], sort: { field: 'id', order: 'ASC' } },
      operations: { list: 'single' },
    });
    expect(routeOf(droits, 'edit')).toBe('/adherents/:entrepriseId/droits/modification');
    expect(pathOf(droits, 'edit', 12, { entrepriseId: 12 })).toBe('/adherents/12/droits/modification');
  });
});
