import { beforeAll, describe, expect, it } from 'vitest';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';

let server: DeclaredServer;

beforeAll(async () => {
  server = await openDeclaredServer();
});

describe('the validation of a simulation', () => {
  const values = { nom: 'Printemps', dateDebut: '2026-03-01', dateFin: '2026-05-31' };

  it('happens once, and only by its own call', async () => {
    const id = await server.made('/api/simulations', values);
    const forged = await server.answer('PUT', `/api/simulations/${id}`, { etat: 'Validee' });
    expect([forged.status, forged.body.etat]).toEqual([200, 'EnPreparation']);
    const first = await server.answer('PUT', `/api/simulations/${id}/validate`);
    expect([first.status, first.body.etat]).toEqual([200, 'Validee']);
    expect((await server.answer('GET', `/api/simulations/${id}`)).body.etat).toBe('Validee');
    const again = await server.answer('PUT', `/api/simulations/${id}/validate`);
    expect([again.status, again.body.type]).toEqual([409, '/docs/errors/alreadyValidated']);
  });
});

describe('the download of an export', () => {
  const find = (id: number, as?: string) => server.call('GET', `/api/ExportDonnees/${id}/find`, as ? { as } : {});

  it('is a CSV of the list, with names for references and no formulas', async () => {
    const typeId = await server.made('/api/TypesPartenaireFASTT', { code: 'AIDE', libelle: 'Aide à domicile' });
    const values = { typeId, etat: 'Valide', telephone: '03 20 00 00 00', ville: 'Lille; Nord' };
    await server.made('/api/PartenairesFASTT', { nom: '=HYPERLINK("http://x")', ...values });
    await server.made('/api/PartenairesFASTT', { nom: 'Autre', typeId, etat: 'Valide' });
    await server.made('/api/PartenairesFASTT', { nom: 'Hyper', typeId, etat: 'Valide', ville: '＝1+1' });
    const id = await server.made('/api/ExportDonnees', {
      nom: 'Été',
      jeuDonnees: 'PartenairesFASTT',
      recherche: 'hyper',
    });
    const response = await find(id);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain("filename*=UTF-8''%C3%89t%C3%A9.csv");
    const [head = '', ...rows] = response.body.trimEnd().split('\r\n');
    const row = rows.find((one) => one.includes('HYPERLINK')) ?? '';
    expect(head).toMatch(/^\uFEFFIdentifiant;Nom;Type de partenaire;État;/);
    expect(row).toContain(';"\'=HYPERLINK(""http://x"")";Aide à domicile;Validé;Non;');
    expect(row).toContain(';"Lille; Nord";03 20 00 00 00;');
    // Spreadsheets also read the full-width equals sign as the start of a formula.
    expect(response.body).toContain(";'＝1+1;");
    expect(rows).toHaveLength(2);
  });

  it('contains every row of a list of several pages, once', async () => {
    const changes = Array.from({ length: 1203 }, (_, index) => ({
      resource: 'Contacts',
      action: 'create' as const,
      values: { nom: `Contact ${index}` },
    }));
    const written = await server.tenant.store.apply({ author: { id: 'socle', name: '' }, origin: 'essai', changes });
    expect(written.applied).toBe(true);
    const id = await server.made('/api/ExportDonnees', { nom: 'Tous', jeuDonnees: 'Contacts' });
    const rows = (await find(id)).body.trim().split('\r\n').slice(1);
    expect(new Set(rows.map((row) => row.split(';')[0])).size).toBe(1203);
    expect(rows).toHaveLength(1203);
  });

  it('contains the rows of its conditions, and never hidden ones', async () => {
    const conditions = (where: object, more: object = {}) => JSON.stringify({ where: [where], ...more });
    const rowsOf = async (id: number) => (await find(id)).body.trim().split('\r\n').slice(1);
    for (const [nom, statut] of [
      ['Vif', 'Actif'],
      ['Suspens', 'Suspendu'],
      ['Parti', 'Radie'],
    ])
      await server.made('/api/Entreprises', { nom, code: nom, statut });
    const active = { field: 'statut', operator: 'equals', value: 'Actif' };
    const values = { nom: 'Actifs', jeuDonnees: 'Entreprises' };
    const id = await server.made('/api/ExportDonnees', { ...values, filtre: conditions(active) });
    expect((await rowsOf(id)).map((row) => row.split(';')[2])).toEqual(['Vif']);
    const current = await server.made('/api/ExportDonnees', { ...values, filtre: '{"PertinentOnly":true}' });
    expect(await rowsOf(current)).toHaveLength(2);

    const hidden = await server.account([]);
    await server.answer('PUT', `/api/Utilisateurs/${hidden.id}`, { utilisateurMasquee: true });
    const people = { nom: 'Personnes', jeuDonnees: 'Utilisateurs' };
    const everybody = await server.made('/api/ExportDonnees', people);
    expect((await rowsOf(everybody)).map((row) => row.split(';')[0])).not.toContain(String(hidden.id));

    for (const filtre of [
      'x',
      '[]',
      '{"HiddenUser":true}',
      '{"Inconnu":true}',
      conditions({ ...active, field: 'statu' }),
      conditions({ any: [active, { field: 'nom', operator: 'isEmpty' }] }, { q: 'x' }),
    ]) {
      const refused = await server.answer('POST', '/api/ExportDonnees', { ...people, filtre });
      expect([filtre, refused.status, Object.keys(refused.body.errors)]).toEqual([filtre, 400, ['filtre']]);
    }
    const moved = await server.answer('PUT', `/api/ExportDonnees/${id}`, { jeuDonnees: 'Contacts' });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([400, ['jeuDonnees']]);
  });

  it('contains nothing that the caller may not list, and hides names that they may not read', async () => {
    const id = await server.made('/api/ExportDonnees', { nom: 'Partenaires', jeuDonnees: 'Partenaires' });
    const without = await server.tokenFor(['EXPORTS:read']);
    expect((await find(id, without)).statusCode).toBe(403);
    const responsableId = (await server.account([])).id;
    await server.made('/api/structures', { code: 'NORD', nom: 'Nord', responsableId });
    const structures = await server.made('/api/ExportDonnees', { nom: 'Structures', jeuDonnees: 'structures' });
    expect((await find(structures, without)).statusCode).toBe(403);
    const reader = await server.tokenFor(['EXPORTS:read', 'PLANNING_ADMIN:read']);
    expect((await find(structures, reader)).body).toContain(`;NORD;Nord;;${responsableId};`);
    expect((await find(structures)).body).toContain(';NORD;Nord;;Martin Camille;');
    expect((await find(999_999)).statusCode).toBe(404);
  });
});

describe('unread changelogs', () => {
  const counter = '/api/UnreadChangelogs?Application=Portail&TenantId=essai';
  const here = { application: 'Portail', tenantId: 'essai' };

  it('are counted per person, application and organisation, once published', async () => {
    const typeId = await server.made('/api/changelogTypes', { libelle: 'Correctif' });
    const write = (values: object) =>
      server.made('/api/changelogs', { ...here, typeId, titre: 'T', contenu: 'C', date: '2026-01-05', ...values });
    const id = await write({});
    await write({});
    await write({ date: '2999-01-01' });
    await write({ application: 'RessifnetIST' });
    await write({ tenantId: 'autre' });
    const as = await server.tokenFor(['ACL:read']);
    const other = await server.tokenFor([]);
    expect(await server.answer('GET', counter, undefined, as)).toEqual({ status: 200, body: 2 });
    expect(await server.answer('POST', '/api/UnreadChangelogs', here, as)).toEqual({ status: 200, body: 0 });
    expect((await server.answer('GET', counter, undefined, as)).body).toBe(0);
    expect((await server.answer('GET', counter, undefined, other)).body).toBe(2);
    await write({});
    expect((await server.answer('GET', counter, undefined, as)).body).toBe(1);
    expect((await server.answer('DELETE', `/api/changelogs/${id}`)).status).toBe(200);
    const list = await server.answer(
      'GET',
      '/api/changelogsApplication?Application=Portail&TenantId=essai',
      undefined,
      as,
    );
    expect([list.status, list.body.totalCount]).toEqual([200, 2]);
  });

  it('can be read concurrently in two windows', async () => {
    const as = await server.tokenFor([]);
    const both = await Promise.all([1, 2, 3].map(() => server.answer('POST', '/api/UnreadChangelogs', here, as)));
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('report missing parameters', async () => {
    const asked = await server.answer('GET', '/api/UnreadChangelogs?Application=Portail');
    expect([asked.status, Object.keys(asked.body.errors)]).toEqual([400, ['TenantId']]);
    const marked = await server.answer('POST', '/api/UnreadChangelogs', { tenantId: 'essai' });
    expect([marked.status, Object.keys(marked.body.errors)]).toEqual([400, ['application']]);
  });
});

describe('opinions', () => {
  it('belong to one person each, who alone writes them', async () => {
    const mine = await server.account([]);
    const hers = await server.tokenFor(['AVIS:admin']);
    const first = await server.answer('PUT', '/api/Avis', { avis: 3, commentaire: 'Lent' }, mine.token);
    expect(first).toMatchObject({ status: 200, body: { avis: 3, commentaire: 'Lent', utilisateurId: mine.id } });
    const second = await server.answer('PUT', '/api/Avis', { avis: 8 }, mine.token);
    // Only a score of 5 or lower has a comment.
    expect(second.body).toMatchObject({ id: first.body.id, avis: 8, commentaire: null });
    const explained = await server.answer('PUT', '/api/Avis', { avis: 6, commentaire: 'Mieux' }, mine.token);
    expect([explained.status, Object.keys(explained.body.errors)]).toEqual([400, ['commentaire']]);
    const lower = await server.answer('PUT', '/api/Avis', { avis: 5, commentaire: 'Mieux' }, mine.token);
    expect(lower.body).toMatchObject({ avis: 5, commentaire: 'Mieux' });
    const byId = await server.answer('PUT', `/api/Avis/${first.body.id}`, { avis: 9, commentaire: null }, mine.token);
    expect(byId.body).toMatchObject({ avis: 9, commentaire: null });
    expect((await server.answer('PUT', `/api/Avis/${first.body.id}`, { avis: 0 }, hers)).status).toBe(404);
    expect((await server.answer('GET', '/api/Avis', undefined, hers)).body).toMatchObject({ totalCount: 1 });
  });

  it('have a score from 0 to 10', async () => {
    for (const avis of [11, -1, 'bien', '8,0', null]) {
      const refused = await server.answer('PUT', '/api/Avis', { avis });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['avis']]);
    }
  });
});
