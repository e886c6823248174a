import { beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { callsTo } from '../support/callsTo';
import { limitedPerson } from '../support/limitedPerson';

let server: ApiServer;
let files = 0;
const file = () => ({ numero: `D-${(files += 1)}`, nom: 'Durand', prenom: 'Zoé', dateOuverture: '2026-01-05' });
let one: number;
let other: number;
let near: number;
let far: number;

const { create, status, ids } = callsTo(() => server);

beforeAll(async () => {
  server = await openApiServer(createRegistry(schemas));
  one = await create('/api/Entreprises', { code: 'UN', nom: 'Une', codePostal: '59000' });
  other = await create('/api/Entreprises', { code: 'DEUX', nom: 'Deux', codePostal: '75001' });
  near = await create(`/api/Entreprises/${one}/sites`, { nom: 'Près' });
  far = await create(`/api/Entreprises/${one}/sites`, { nom: 'Loin' });
  await create(`/api/Entreprises/${other}/sites`, { nom: 'Ailleurs' });
  for (const company of [one, other])
    for (const siteId of company === one ? [near, far, undefined] : [undefined])
      await create('/api/Dossiers', {
        ...file(),
        entrepriseId: company,
        ...(siteId !== undefined && { siteId }),
      });
});

describe('a right limited to one company by a profile', () => {
  it('lists, counts, searches and reads that company, and the records below it', async () => {
    const { token } = await limitedPerson(server, [{ rights: ['ENTREPRISES:read'], links: [{ entrepriseId: one }] }]);
    expect(await ids(token, '/api/Entreprises')).toEqual([one]);
    expect(await ids(token, '/api/Entreprises?Search=deux')).toEqual([]);
    const map = await server.call('GET', '/api/Entreprises/departements', { as: token });
    expect(map.json()).toEqual({ departements: [{ code: '59', nombre: 1 }], sansCode: 0, autres: 0 });
    expect(await ids(token, `/api/Entreprises?ids=${one},${other}`)).toEqual([one]);
    expect(await status(token, 'GET', `/api/Entreprises/${one}`)).toBe(200);
    expect(await status(token, 'GET', `/api/Entreprises/${other}`)).toBe(404);
    expect(await ids(token, `/api/Entreprises/${one}/sites`)).toEqual([near, far]);
    expect(await status(token, 'GET', `/api/Entreprises/${other}/sites`)).toBe(404);
    expect(await status(token, 'GET', `/api/Entreprises/${one}/sites/${near}`)).toBe(200);
    expect(await status(token, 'GET', `/api/Entreprises/${one}/resume`)).toBe(200);
    expect(await status(token, 'GET', `/api/Entreprises/${other}/resume`)).toBe(404);
    expect(await status(token, 'PUT', `/api/Entreprises/${one}`, { nom: 'Autre' })).toBe(403);
    expect((await server.call('GET', '/api/MyRights', { as: token })).json()).toMatchObject({
      droits: ['ENTREPRISES:read'],
      droitsLimites: ['ENTREPRISES:read'],
    });
  });

  it('permits nothing outside companies', async () => {
    const { token } = await limitedPerson(server, [
      { rights: ['UTILISATEURS:admin', 'PARAMETRES:admin', 'IDENTITES:admin'], links: [{ entrepriseId: one }] },
    ]);
    for (const url of ['/api/Utilisateurs', '/api/parametres', '/api/Identities'])
      expect(await status(token, 'GET', url), url).toBe(403);
  });

  it('permits writes there only, for the former and the new values', async () => {
    const rights = ['DOSSIERS:read', 'DOSSIERS:create', 'DOSSIERS:update', 'DOSSIERS:admin'];
    const { token } = await limitedPerson(server, [{ rights, links: [{ entrepriseId: one }] }]);
    const [mine = 0] = await ids(token, '/api/Dossiers');
    const all = await ids(await server.tokenFor(['DOSSIERS:read']), '/api/Dossiers');
    const theirs = all.at(-1) ?? 0;
    expect(all.length).toBe(4);
    expect((await ids(token, '/api/Dossiers')).length).toBe(3);
    expect(await status(token, 'POST', '/api/Dossiers', { ...file(), entrepriseId: other })).toBe(403);
    expect(await status(token, 'POST', '/api/Dossiers', { ...file(), entrepriseId: one })).toBe(201);
    expect(await status(token, 'PUT', `/api/Dossiers/${mine}`, { prenom: 'Eva' })).toBe(200);
    expect(await status(token, 'PUT', `/api/Dossiers/${mine}`, { entrepriseId: other, siteId: null })).toBe(403);
    expect(await status(token, 'PUT', `/api/Dossiers/${theirs}`, { prenom: 'Eva' })).toBe(404);
    expect(await status(token, 'DELETE', `/api/Dossiers/${theirs}`)).toBe(404);
    expect(await status(token, 'POST', `/api/Dossiers/${theirs}/Notes`, { texte: 'Non' })).toBe(404);
  });

  it('permits reading everywhere if only writing is limited', async () => {
    const { token } = await limitedPerson(
      server,
      [{ rights: ['DOSSIERS:update'], links: [{ entrepriseId: one }] }],
      ['DOSSIERS:read'],
    );
    const foreign = await create('/api/Dossiers', { ...file(), entrepriseId: other });
    expect(await status(token, 'GET', `/api/Dossiers/${foreign}`)).toBe(200);
    expect(await status(token, 'PUT', `/api/Dossiers/${foreign}`, { prenom: 'Eva' })).toBe(403);
  });
});

describe('a profile limited to a site', () => {
  it('reads the company itself, and otherwise only records of the site', async () => {
    const rights = ['ENTREPRISES:admin', 'DOSSIERS:read'];
    const { token } = await limitedPerson(server, [{ rights, links: [{ entrepriseId: one, siteId: near }] }]);
    expect(await ids(token, '/api/Entreprises')).toEqual([one]);
    expect(await ids(token, `/api/Entreprises/${one}/sites`)).toEqual([near]);
    expect(await ids(token, `/api/Entreprises/${one}/contrats`)).toEqual([]);
    expect((await ids(token, '/api/Dossiers')).length).toBe(1);
    expect(await status(token, 'PUT', `/api/Entreprises/${one}`, { nom: 'Non' })).toBe(403);
    expect(await status(token, 'PUT', `/api/Entreprises/${one}/sites/${near}`, { nom: 'Oui' })).toBe(200);
    expect(await status(token, 'PUT', `/api/Entreprises/${one}/sites/${far}`, { nom: 'Non' })).toBe(404);
  });
});

describe('several profiles', () => {
  it('combine their rights; one without companies is unlimited', async () => {
    const { token } = await limitedPerson(server, [
      { rights: ['ENTREPRISES:read'], links: [{ entrepriseId: one }] },
      { rights: ['ENTREPRISES:read', 'DOSSIERS:read'], links: [{ entrepriseId: other }] },
      { rights: ['TYPES_CONTRATS:create'], links: [] },
    ]);
    expect(await ids(token, '/api/Entreprises')).toEqual([one, other]);
    const found = await server.call('GET', '/api/Dossiers', { as: token });
    expect(new Set(found.json<{ items: { entrepriseId: number }[] }>().items.map((item) => item.entrepriseId))).toEqual(
      new Set([other]),
    );
    expect(await status(token, 'POST', '/api/TypeContrats', { code: 'T1', libelle: 'T' })).toBe(201);
  });
});

describe('a link of a profile', () => {
  it('takes effect with the next request, as does its removal', async () => {
    const given = [{ rights: ['ENTREPRISES:read'], links: [{ entrepriseId: one }] }];
    const { id, token, profils } = await limitedPerson(server, given);
    expect(await ids(token, '/api/Entreprises')).toEqual([one]);
    const link = (company: number) => `/api/Identities/${id}/Profils/${profils[0]}/Entreprises/${company}`;
    expect((await server.call('POST', link(other))).statusCode).toBe(201);
    expect(await ids(token, '/api/Entreprises')).toEqual([one, other]);
    expect((await server.call('DELETE', link(one))).statusCode).toBe(200);
    expect(await ids(token, '/api/Entreprises')).toEqual([other]);
  });
});

describe('the history of a limited reader', () => {
  it('shows change sets, rows and recycle bin of their companies only, and reverts no others', async () => {
    const rights = ['ENTREPRISES:admin'];
    const { token } = await limitedPerson(server, [{ rights, links: [{ entrepriseId: one }] }]);
    const made: Record<number, number> = {};
    for (const company of [one, other]) {
      const response = await server.call('POST', `/api/Entreprises/${company}/sites`, { payload: { nom: 'Éphémère' } });
      const { id } = response.json<{ id: number }>();
      made[company] = Number(
        (await server.call('DELETE', `/api/Entreprises/${company}/sites/${id}`)).headers['change-set'],
      );
      const bin = `/api/recycleBin?Collection=${encodeURIComponent(`Entreprises/${company}/sites`)}`;
      expect(await status(token, 'GET', bin)).toBe(company === one ? 200 : 404);
    }
    const sets = await server.call('GET', '/api/changeSets?PageSize=500', { as: token });
    const seen = sets.json<{ items: { id: number }[] }>().items.map(({ id }) => id);
    expect(seen).toContain(made[one]);
    expect(seen).not.toContain(made[other]);
    expect(await status(token, 'GET', `/api/changeSets/${made[other]}/rows`)).toBe(404);
    expect(await status(token, 'GET', `/api/changeSets/${made[one]}/rows`)).toBe(200);
    expect(await status(token, 'POST', `/api/changeSets/${made[other]}/revert`)).toBe(404);
    expect(await status(token, 'POST', `/api/changeSets/${made[one]}/revert`)).toBe(200);
  });
});

describe('a change set of a limited writer', () => {
  it('is refused row by row', async () => {
    const rights = ['ENTREPRISES:read', 'ENTREPRISES:create', 'ENTREPRISES:update'];
    const { token } = await limitedPerson(server, [{ rights, links: [{ entrepriseId: one }] }]);
    const response = await server.call('POST', '/api/changeSets', {
      as: token,
      payload: {
        mode: 'good',
        changes: [
          { collection: `Entreprises/${one}/sites`, action: 'create', values: { nom: 'Bon' } },
          { collection: `Entreprises/${other}/sites`, action: 'create', values: { nom: 'Non' } },
          { collection: `Entreprises/${one}/sites`, action: 'update', id: near, values: { nom: 'Bien' } },
          { collection: 'Entreprises', action: 'update', id: other, values: { nom: 'Non' } },
          { collection: 'Entreprises', action: 'create', values: { code: 'TROIS', nom: 'Non' } },
        ],
      },
    });
    expect(
      response.json<{ rows: { status: string; reason?: string }[] }>().rows.map((row) => row.reason ?? row.status),
    ).toEqual(['created', 'forbidden', 'changed', 'notFound', 'forbidden']);
  });
});

describe('the plans of a limited planner', () => {
  it('contain the slots at their companies and their own: searched, counted, read, exported', async () => {
    const typeCreneauId = await create('/api/typesCreneau', { code: 'INT', libelle: 'Intervention' });
    const links = [{ entrepriseId: one }];
    const { id, token } = await limitedPerson(server, [{ rights: ['PLANNING_ADMIN:admin'], links }]);
    const both = await limitedPerson(server, [{ rights: ['PLANNING_ADMIN:read'], links }], ['PLANNING_SALARIE:admin']);
    const slot = (day: number, more: object) => ({
      typeCreneauId,
      salarieId: id,
      debut: `2026-03-0${day}T08:00:00Z`,
      fin: `2026-03-0${day}T10:00:00Z`,
      ...more,
    });
    const mine = await create('/api/creneaux', slot(2, { entrepriseId: one }));
    const theirs = await create('/api/creneaux', slot(3, { entrepriseId: other }));
    const own = await create('/api/creneaux', slot(4, { salarieId: both.id }));
    const found = async (as: string) => {
      const { body } = await server.call('POST', '/api/creneaux/search', { as, payload: {} });
      const { items, totalCount } = JSON.parse(body) as { items: { id: number }[]; totalCount: number };
      expect(totalCount).toBe(items.length);
      return items.map((item) => item.id);
    };
    expect(await found(token)).toEqual([mine]);
    expect(await found(both.token)).toEqual([mine, own]);
    expect(await status(token, 'GET', `/api/creneaux/${mine}`)).toBe(200);
    expect(await status(token, 'GET', `/api/creneaux/${theirs}`)).toBe(404);
    expect(await status(token, 'POST', '/api/creneaux', slot(5, { entrepriseId: one }))).toBe(201);
    expect(await status(token, 'POST', '/api/creneaux', slot(6, { entrepriseId: other }))).toBe(403);
    const staff = await server.call('GET', '/api/planning/salaries', { as: token });
    expect(staff.json<{ items: { id: number }[] }>().items.map((person) => person.id)).toEqual([id]);
  });
});

describe('the explanation of rights', () => {
  it('names the profile and its companies', async () => {
    const reader = await limitedPerson(server, [
      { rights: ['ENTREPRISES:read', 'PARAMETRES:read'], links: [{ entrepriseId: one, siteId: near }] },
    ]);
    const why = async (path: string) =>
      (await server.call('GET', `/api/access/why?identityId=${reader.id}&method=GET&path=${path}`)).json<{
        allowed: boolean;
        limited: boolean;
        parts: { items: { name: string; sources: { scope?: string[]; scopeCount?: number }[] }[] }[];
      }>();
    const companies = await why('/api/Entreprises');
    expect(companies).toMatchObject({ allowed: true, limited: true });
    const [source] = companies.parts[0]?.items.find(({ name }) => name === 'ENTREPRISES:read')?.sources ?? [];
    expect(source).toMatchObject({ scopeCount: 1 });
    expect(source?.scope?.[0]).toMatch(/^Une, /);
    expect(await why('/api/parametres')).toMatchObject({ allowed: false, limited: false });
  });
});

describe('a company that a profile names', () => {
  it('cannot be deleted, because the profile would become unlimited', async () => {
    const company = await create('/api/Entreprises', { code: 'NOMMEE', nom: 'Nommée' });
    await limitedPerson(server, [{ rights: ['ENTREPRISES:read'], links: [{ entrepriseId: company }] }]);
    expect((await server.call('DELETE', `/api/Entreprises/${company}`)).statusCode).toBe(409);
  });
});
