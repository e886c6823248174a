import { describe, expect, it } from 'vitest';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import { schemas } from '../../portal/declared';
import { screenRuleOf } from '../../resources/routes/routeRules';
import type { ProductRoute } from '../../resources/routes/productRoute';
import { Clients } from '../../../test/support/detailSchemas';
import { sampleRegistry } from '../sample.fixture';
import { flaggedEntries } from './flaggedEntries';
import { isCurrent, menuTree } from './menuTree';

const labels = (rights: string[], fonctions: string[] = [], routes: readonly ProductRoute[] = productRoutes) =>
  menuTree(sampleRegistry.schemas, routes, { rights, functionCodes: fonctions }, 'fr').map(({ label, links }) => [
    label,
    ...links.map((link) => link.label),
  ]);

describe('menuTree', () => {
  it('shows permitted entries, in the order of groups and entries', () => {
    expect(labels(['VEHICULES:read', 'THEMES:read', 'EQUIPES:read'])).toEqual([
      ['', 'Accueil'],
      ['Équipe', 'Équipes'],
      ['Référentiels', 'Thèmes', 'Véhicules'],
    ]);
  });

  it('shows a future screen under its own rule, and a declared one once', () => {
    expect(labels(['ACCES_BI:read', 'EQUIPES:read'])).toEqual([
      ['', 'Accueil'],
      ['Équipe', 'Équipes'],
      ['Suivi', 'Accès BI'],
    ]);
    expect(labels(['PLANNING_SALARIE:admin'])).toEqual([
      ['', 'Accueil'],
      ['Planning', 'Plannings'],
    ]);
  });

  it('gives each entry of a group its own icon, except one list of two systems', () => {
    const twins = ['/entreprises-daisy', '/secteurs-activite-daisy', '/secteurs-activite-ressifnet'];
    const rules = [...schemas.map((schema) => screenRuleOf(schema, 'list')), ...productRoutes.map(({ rule }) => rule)];
    const held = { rights: rules.flatMap(({ rights = [] }) => rights), functionCodes: [] };
    const sources = flaggedEntries(schemas, productRoutes, { addNetworkFastTrack: true, mainTenant: true });
    const repeated = menuTree(sources.schemas, sources.routes, held, 'fr').flatMap(({ links }) => {
      const icons = links.filter(({ path }) => !twins.includes(path)).map(({ icon }) => icon);
      return icons.filter((icon, index) => icons.indexOf(icon) !== index);
    });
    expect(repeated).toEqual([]);
  });

  it('gives contacts and the staff directory distinct icons', () => {
    const rights = ['CONTACTS:read', 'CONTACTS:admin', 'UTILISATEURS:read'];
    const links = menuTree(schemas, productRoutes, { rights, functionCodes: [] }, 'fr').flatMap((group) => group.links);
    const iconOf = (path: string) => links.find((link) => link.path === path)?.icon;
    expect(iconOf('/trombinoscope')).toBe('portrait');
    expect(iconOf('/contacts')).toBe('contact');
  });

  it('never shows an entry that no one may open', () => {
    const all = labels(['INACCESSIBLE:read', 'INACCESSIBLE']).flat();
    expect(all).toEqual(['', 'Accueil']);
  });

  it('shows the shorter name of an entry, and keeps the full one', () => {
    const held = { rights: ['PARTENAIRES_FASTT:read', 'PARTENAIRES_FASTT:admin'], functionCodes: [] };
    const links = menuTree(schemas, productRoutes, held, 'fr').flatMap((group) => group.links);
    expect(links.find(({ path }) => path === '/validation-partenaires-fastt')).toMatchObject({
      label: 'FASTT à valider',
      title: 'Partenaires FASTT à valider',
    });
    expect(links.find(({ path }) => path === '/partenaires-fastt')).not.toHaveProperty('title');
  });

  it("shows a list's preset in its group, to people who may read the list", () => {
    const [clients] = menuTree([Clients], [], { rights: [`${Clients.rights}:read`], functionCodes: [] }, 'fr');
    expect(clients).toMatchObject({
      group: 'suivi',
      links: [{ path: '/clients-a-valider', label: 'Clients à valider', icon: 'clock' }],
    });
    expect(menuTree([Clients], [], { rights: [], functionCodes: [] }, 'fr')).toEqual([]);
  });

  it('hides an entry without its right, and an empty group', () => {
    expect(labels(['VEHICULES:read', 'EQUIPES:create'])).toEqual([
      ['', 'Accueil'],
      ['Référentiels', 'Véhicules'],
    ]);
  });

  it('hides an entry from holders of an excluded function', () => {
    const entry: ProductRoute = {
      path: '/avis',
      title: ['Avis', 'Opinions', 'Meinungen', 'Opiniões'],
      content: ['Avis', 'Opinions', 'Meinungen', 'Opiniões'],
      layout: 'default',
      rule: { notFonctions: ['EXTERNE'] },
      menu: { group: 'suivi', icon: 'user' },
    };
    expect(labels([], [], [entry])).toEqual([['Suivi', 'Avis']]);
    expect(labels([], ['EXTERNE'], [entry])).toEqual([]);
  });
});

describe('isCurrent', () => {
  it('marks the list for its records, and no entry of the same name', () => {
    expect(isCurrent({ path: '/vehicules' }, '/vehicules/details/3')).toBe(true);
    expect(isCurrent({ path: '/vehicules' }, '/vehicules-lourds')).toBe(false);
  });

  it('marks only one entry, even if a page below a list has its own', () => {
    expect(isCurrent({ path: '/fiches-incident' }, '/fiches-incident/statistiques')).toBe(false);
    expect(isCurrent({ path: '/fiches-incident/statistiques' }, '/fiches-incident/statistiques')).toBe(true);
  });
});
