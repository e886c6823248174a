import { describe, expect, it } from 'vitest';
import { applyRows } from '../../server/seed/applyRows';
import { createRegistry } from '../../src/resources/registry/registry';
import { schemas } from '../../src/portal/declared';
import { Entreprises as companies } from '../../src/resources/schemas/entreprises';
import { createContext } from '../../server/database/storeContext';
import { keptAggregate } from '../../server/database/statistics/keptAggregate';
import { statisticsScreens } from '../../src/resources/schemas/statistics/statisticsScreens';
import { openApiServer } from '../support/apiServer';

const server = await openApiServer(createRegistry(schemas));
const rows = (resource: string, values: readonly Record<string, unknown>[], parents?: Record<string, number>) =>
  applyRows(server.tenant, resource, values, parents);

const [north = 0, south = 0] = await rows('Regions', [
  { code: 'N', libelle: 'Nord' },
  { code: 'S', libelle: 'Sud' },
]);
const company = (nom: string, rest: object) => ({ code: nom, nom, statut: 'Actif', ...rest });
await rows('Entreprises', [
  company('Alpha', { regionId: north, effectif: 10, dateAdhesion: '2020-05-01' }),
  company('Beta', { regionId: north, effectif: 31, dateAdhesion: '2025-03-10', statut: 'Suspendu' }),
  company('Gamma', { regionId: south, effectif: 4, dateAdhesion: '2024-01-01', dateRadiation: '2024-12-31' }),
  company('Delta', { effectif: null, dateAdhesion: '2025-11-30' }),
  company('Omega', { regionId: south, effectif: 900, statut: 'Prospect' }),
]);
const reader = await server.tokenFor(['ACL:read', 'ENTREPRISES:read']);
const get = (path: string, as = reader) => server.call('GET', `/api/statistiques${path}`, { as });
const year = 'Debut=2025-01-01&Fin=2025-12-31';

describe('the figures of a statistic', () => {
  it('include count, sum, median and share of the members on the last day, compared to a year ago', async () => {
    const { total, groupes, debutPrecedent } = (await get(`/adherents?${year}&Par=region&Comparer=true`)).json();
    expect(debutPrecedent).toBe('2024-01-01');
    expect(total).toEqual({
      valeurs: { nombre: 3, effectif: 41, effectifMedian: 20.5, suspendus: 1 / 3 },
      precedent: { nombre: 1, effectif: 10, effectifMedian: 10, suspendus: 0 },
    });
    expect(groupes).toEqual([
      {
        cles: [north],
        libelles: ['Nord'],
        valeurs: { nombre: 2, effectif: 41, effectifMedian: 20.5, suspendus: 0.5 },
        precedent: { nombre: 1, effectif: 10, effectifMedian: 10, suspendus: 0 },
      },
      {
        cles: [null],
        libelles: ['Non renseigné'],
        valeurs: { nombre: 1, effectif: 0, effectifMedian: null, suspendus: 0 },
        precedent: { nombre: 0, effectif: 0, effectifMedian: null, suspendus: null },
      },
    ]);
  });

  it('are filtered by dimensions, and link to the counted records', async () => {
    const filter = encodeURIComponent(JSON.stringify({ region: [null, north], statut: ['Actif'] }));
    const { total } = (await get(`/adherents?${year}&Filtres=${filter}&Mesures=nombre`)).json();
    expect(total.valeurs).toEqual({ nombre: 2 });
    const page = (await get(`/adherents/fiches?${year}&Filtres=${filter}&PageSize=1`)).json();
    expect(page).toMatchObject({ totalCount: 2, items: [{ nom: 'Delta' }] });
  });

  it('need the rights to the page and to the counted records, and reveal no reserved names', async () => {
    expect((await get('/adherents', await server.tokenFor(['ENTREPRISES:read']))).statusCode).toBe(403);
    const without = await server.tokenFor(['ACL:read']);
    expect((await get('/adherents', without)).statusCode).toBe(403);
    expect((await get('', without)).json().flatMap((screen: { statistics: unknown[] }) => screen.statistics)).toEqual(
      [],
    );
    expect((await get('/adherents?Par=responsable')).statusCode).toBe(400);
    const staff = await server.tokenFor(['ACL:read', 'ENTREPRISES:read', 'UTILISATEURS:read']);
    expect((await get('/adherents?Par=responsable', staff)).statusCode).toBe(200);
  });

  it('include the last day of a period, in Paris time', async () => {
    const [id = 0] = await rows('typesCreneau', [{ code: 'STAT', libelle: 'Statistique' }]);
    await rows('creneaux', [
      { isForSystem: true, typeCreneauId: id, debut: '2025-12-31T22:30:00Z', fin: '2025-12-31T23:30:00Z' },
      { isForSystem: true, typeCreneauId: id, debut: '2025-12-31T23:00:00Z', fin: '2026-01-01T01:00:00Z' },
      {
        isForSystem: true,
        typeCreneauId: id,
        debut: '2025-06-01T08:00:00Z',
        fin: '2025-06-01T09:30:00Z',
        etat: 'Annule',
      },
    ]);
    const planner = await server.tokenFor(['ACL:read', 'PLANNING_SUPERADMIN:admin']);
    const { total, groupes } = (await get(`/activite?${year}&Par=debut&Mesures=creneaux,heures`, planner)).json();
    expect(total.valeurs).toEqual({ creneaux: 1, heures: 1 });
    expect(groupes.at(-1)).toMatchObject({ cles: ['2025-12-01'], libelles: ['déc. 2025'], valeurs: { creneaux: 1 } });
    expect(groupes).toHaveLength(12);
  });

  it('may be a minute old if slow to compute, and say so', async () => {
    const { pool } = server.tenant.database;
    const registry = createRegistry(schemas);
    const context = createContext(pool, server.tenant.schema, registry);
    const statistic = statisticsScreens[0]?.statistics[0];
    if (!statistic) throw new Error('there is no statistic');
    const period = { first: '2025-01-01', last: '2025-12-31' };
    const request = {
      statistic,
      period,
      step: 'mois',
      narrowing: {},
      visible: undefined,
      by: [],
      measures: [],
    } as const;
    const count = (longest: number) => keptAggregate(context, request, { slow: 0, longest, refresh: 60 });
    const first = await count(60);
    await rows('Entreprises', [company('Kappa', { dateAdhesion: '2025-06-01' })]);
    expect(await count(60)).toEqual(first);
    const now = await count(0);
    expect(now.total.count).toBe(first.total.count + 1);
    expect(Date.parse(now.countedAt)).toBeGreaterThan(Date.parse(first.countedAt));
    expect(await count(60)).toEqual(now);
  });

  it.each(['xlsx', 'pdf'])('are saved as %s, as the reader may see them', async (format) => {
    const file = await get(`/export?Page=/statistiques-generales&Format=${format}&${year}&Comparer=true`);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain(`.${format}`);
    expect(file.rawPayload.subarray(0, 4).toString()).toBe(format === 'pdf' ? '%PDF' : 'PK\u0003\u0004');
    expect((await get('/export?Page=/ailleurs')).statusCode).toBe(404);
  });

  it('hide groups of a few people, and their records', async () => {
    const themes = await rows('Themes', [
      { code: 'A', libelle: 'Logement' },
      { code: 'B', libelle: 'Budget' },
      { code: 'C', libelle: 'Retraite' },
    ]);
    const { items } = await server.tenant.store.list(companies, {});
    const folders = [2, 7, 9].flatMap((count, theme) =>
      Array.from({ length: count }, (_, at) => ({
        numero: `${theme}-${at}`,
        nom: 'Nom',
        prenom: 'Prénom',
        entrepriseId: items[0]?.id,
        motifId: themes[theme],
        etat: 'Clos',
        dateOuverture: `2025-0${theme + 1}-01`,
        dateCloture: `2025-0${theme + 1}-1${at}`,
      })),
    );
    await rows('Dossiers', folders);
    const staff = await server.tokenFor(['ACL:read', 'DOSSIERS:read', 'ENTREPRISES:read']);
    const { groupes, total } = (await get(`/dossiers-ouverts?${year}&Par=motif&Mesures=nombre`, staff)).json();
    expect(total.valeurs).toEqual({ nombre: 18 });
    const said = groupes.map(
      ({ libelles, valeurs, masque }: { libelles: string[]; valeurs: { nombre: number }; masque?: true }) => [
        libelles[0],
        valeurs.nombre,
        masque,
      ],
    );
    expect(said).toEqual([
      ['Retraite', 9, undefined],
      ['Budget', null, true],
      ['Logement', null, true],
    ]);
    const filter = encodeURIComponent(JSON.stringify({ motif: [themes[0]] }));
    expect((await get(`/dossiers-ouverts/fiches?${year}&Filtres=${filter}`, staff)).statusCode).toBe(403);
    const closed = (await get(`/dossiers-clos?${year}&Par=cloture&Pas=trimestre`, staff)).json();
    expect(closed.groupes.map(({ libelles }: { libelles: string[] }) => libelles[0])).toEqual([
      'T1 2025',
      'T2 2025',
      'T3 2025',
      'T4 2025',
    ]);
    expect(closed.groupes[0].valeurs).toEqual({ nombre: 18, delaiMoyen: expect.closeTo(12.22, 1), delaiMedian: 12 });
  });

  it('count items of a list, grouped by the parent record', async () => {
    const [branch = 0] = await rows('Branches', [{ code: 'BR', libelle: 'Bâtiment' }]);
    const [id = 0] = await rows('Entreprises', [company('Sigma', { brancheId: branch })]);
    const [type = 0] = await rows('TypesInterventionCollective', [{ code: 'T', libelle: 'Atelier' }]);
    const [theme = 0] = await rows('Themes', [{ code: 'SOM', libelle: 'Sommeil' }]);
    await rows(
      'Entreprises/{entrepriseId}/ActionsCollectives',
      [
        {
          dateAction: '2025-02-03',
          interventions: [
            { typeId: type, themeId: theme, nombreParticipants: 12, duree: 1.5 },
            { typeId: type, nombreParticipants: 8 },
          ],
        },
        {
          dateAction: '2025-03-03',
          interventions: [{ typeId: type, themeId: theme, nombreParticipants: 10, duree: 2 }],
        },
        { dateAction: '2026-03-03', interventions: [{ typeId: type }] },
      ],
      { entrepriseId: id },
    );
    const many = await server.tokenFor(['ACL:read', 'ENTREPRISES:read']);
    const by = async (dimension: string) => {
      const { groupes } = (
        await get(`/interventions?${year}&Par=${dimension}&Mesures=interventions,participants,heures`, many)
      ).json();
      return groupes.map(({ libelles, valeurs }: { libelles: string[]; valeurs: object }) => [libelles[0], valeurs]);
    };
    expect(await by('branche')).toEqual([['Bâtiment', { interventions: 3, participants: 30, heures: 3.5 }]]);
    expect(await by('theme')).toEqual([
      ['Sommeil', { interventions: 2, participants: 22, heures: 3.5 }],
      ['Non renseigné', { interventions: 1, participants: 8, heures: 0 }],
    ]);
    const filter = encodeURIComponent(JSON.stringify({ theme: [theme] }));
    const found = (await get(`/interventions/fiches?${year}&Filtres=${filter}`, many)).json();
    expect(found).toMatchObject({ totalCount: 2, items: [{ entrepriseId: id, dateAction: '2025-03-03' }, {}] });
  });

  it.each([
    '/inconnue',
    '/adherents?Par=couleur',
    '/adherents?Par=region,statut,branche',
    '/adherents?Mesures=nombres',
    '/adherents?Debut=2025-02-30',
    '/adherents?Debut=2025-02-01&Fin=2025-01-01',
    '/adherents?Debut=1900-01-01&Fin=2025-01-01',
    '/adherents?Pas=heure',
    '/adherents?Filtres=[1]',
    `/adherents?Filtres=${encodeURIComponent('{"region":["abc"]}')}`,
    `/adherents/fiches?Filtres=${encodeURIComponent('{"couleur":[1]}')}`,
    '/adherents?Autre=1',
  ])('refuse %s with a problem document', async (path) => {
    const answer = await get(path);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

describe("an organisation's own statistics", () => {
  const label = ['Adhésions', 'Memberships', 'Mitgliedschaften', 'Adesões'];
  const own = {
    name: 'crl-adhesions',
    label,
    help: label,
    resource: 'Entreprises',
    when: { in: 'dateAdhesion' },
    measures: { nombre: { kind: 'count', label } },
    dimensions: { region: { field: 'regionId' } },
    charts: [{ label, as: 'bar', by: 'region', measures: ['nombre'] }],
  };
  const crl = async () => (await get('')).json().find(({ path }: { path: string }) => path === '/statistiques-crl');

  it('replace those of the page once they are valid', async () => {
    const admin = await server.tokenFor(['PARAMETRES:admin']);
    const write = (value: unknown) =>
      server.call('POST', '/api/parametres', {
        as: admin,
        payload: { nom: 'statistiques_crl', valeur: JSON.stringify(value) },
      });
    const wrong = await write([{ ...own, dimensions: { region: { field: 'regionid' } } }]);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors.valeur[0]).toContain(
      "T003 crl-adhesions: 'regionid' is not a field; did you mean 'regionId'?",
    );
    expect((await write({ nothing: 1 })).statusCode).toBe(400);
    expect((await write([{ ...own, name: 'adherents' }])).statusCode).toBe(400);
    expect((await write([own])).statusCode).toBe(201);
    expect(await crl()).toMatchObject({ filters: ['region'], statistics: [{ name: 'crl-adhesions' }] });
    expect((await get(`/crl-adhesions?${year}`)).json().total.valeurs).toEqual({ nombre: 3 });
    expect((await get('/crl-presences')).statusCode).toBe(404);
    // The value that the page's form writes: a selection of the program's statistics.
    const [{ id }] = (await server.call('GET', '/api/parametres?Search=statistiques_crl', { as: admin })).json().items;
    const choose = (value: unknown) =>
      server.call('PUT', `/api/parametres/${id}`, {
        as: admin,
        payload: { nom: 'statistiques_crl', valeur: JSON.stringify([value]) },
      });
    const choice = { base: 'adherents', title: 'Nos adhérents', measures: ['nombre'], dimensions: ['region'] };
    const unknown = await choose({ ...choice, measures: ['nombres'] });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.json().errors.valeur[0]).toContain("T006 'nombres' is no measure; did you mean 'nombre'?");
    expect((await choose({ ...choice, base: 'rien' })).statusCode).toBe(400);
    const where = { field: 'nom', operator: 'equals', value: 'Personne' };
    expect((await choose({ ...choice, where })).statusCode).toBe(200);
    expect(await crl()).toMatchObject({
      statistics: [{ name: 'propre-1', label: expect.arrayContaining(['Nos adhérents']) }],
    });
    expect((await get(`/propre-1?${year}`)).json().total.valeurs).toEqual({ nombre: 0 });
  });
});
