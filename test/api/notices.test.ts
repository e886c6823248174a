import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../src/resources/protocol/problem';
import type { StoredFile } from '../../src/resources/fields/shared/stored';
import type { AnyRecord } from '../../src/resources/language/resourceSchema';
import { applyRows } from '../../server/seed/applyRows';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';
import { multipartBody } from '../support/multipart';
import { file, pdf } from '../support/uploads';
import type { Values } from '../../src/resources/language/values';

const AT = '/api/InformationsAdditionnelles';

let server: DeclaredServer;
let company: number;
let partner: number;
let fonction: number;
let lecteur: number;
let groupe: number;
let tag: number;
let reserved: number;
/** May read and write notices about companies and partners, and holds the function. */
let writer: string;

const notice = (more: Values = {}): Values => ({
  cibleType: 'Entreprise',
  cibleId: company,
  titre: 'Accès au site',
  fonctionsAllowed: [fonction],
  groupesAllowed: [groupe],
  message: 'Entrée par le quai nord.',
  icone: 'Bell',
  couleur: 'danger',
  ...more,
});

const send = (method: 'POST' | 'PUT', path: string, payload: Values, as?: string) =>
  server.call(method, path, { payload, ...(as !== undefined && { as }) });

async function create(more: Values = {}, as?: string): Promise<AnyRecord> {
  const response = await send('POST', AT, notice(more), as);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

/** The fields named by the refusal of a creation; expects that nothing is stored. */
async function refused(more: Values, as?: string): Promise<readonly string[]> {
  const before = (await list('')).length;
  const response = await send('POST', AT, notice(more), as);
  expect(response.statusCode, response.body).toBe(400);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(await list('')).toHaveLength(before);
  return Object.keys(response.json<Problem>().errors ?? {});
}

async function list(query: string, as?: string): Promise<readonly AnyRecord[]> {
  const response = await server.call('GET', `${AT}${query}`, as === undefined ? {} : { as });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ items: AnyRecord[] }>().items;
}

async function person(rights: readonly string[], functions: readonly number[] = []) {
  const account = await server.account(rights);
  const rows = functions.map((fonctionId) => ({ identityId: account.id, fonctionId }));
  await applyRows(server.tenant, 'IdentiteFonctions', rows);
  return account;
}

beforeAll(async () => {
  server = await openDeclaredServer();
  const rows = (resource: string, values: readonly Values[]) => applyRows(server.tenant, resource, values);
  [company = 0] = await rows('Entreprises', [{ code: 'LAC', nom: 'Verrerie du Lac' }]);
  [partner = 0] = await rows('Partenaires', [{ nom: 'Mutuelle', type: 'Autre', statut: 'Actif' }]);
  [fonction = 0, lecteur = 0] = await rows(
    'Fonctions',
    ['SUIVI', 'LECTEUR'].map((code) => ({ code, libelle: code })),
  );
  [groupe = 0] = await rows('Groupes', [{ code: 'COMITE', libelle: 'Comité' }]);
  [tag = 0, reserved = 0] = await rows('TagsInformations', [
    { code: 'ACCES', libelle: 'Accès' },
    { code: 'CLIMAT', libelle: 'Climat social', fonctions: [lecteur] },
  ]);
  const rights = ['ENTREPRISES_INFOS_ADD', 'PARTENAIRES_INFOS_ADD'].flatMap((name) =>
    ['read', 'create', 'update'].map((flag) => `${name}:${flag}`),
  );
  ({ token: writer } = await person(rights, [fonction]));
});

describe('additional information', () => {
  it('is sent with files, listed by its target, updated, downloaded and deleted', async () => {
    const parts = Object.entries(notice({ tagsId: [tag] })).flatMap(([name, value]) =>
      [value].flat().map((one) => ({ name, value: String(one) })),
    );
    const { headers, payload } = multipartBody([
      ...parts,
      file('fichiers', pdf('un'), 'un.pdf'),
      file('fichiers', pdf('deux'), 'deux.pdf'),
    ]);
    const created = await server.call('POST', AT, { as: writer, headers, payload });
    expect(created.statusCode, created.body).toBe(201);
    const record = created.json<AnyRecord>();
    expect(record).toMatchObject({ ...notice(), tagsId: [tag], entrepriseId: company, partenaireId: null });
    expect(Date.now() - Date.parse(String(record['date']))).toBeLessThan(60_000);
    const files = record['fichiers'] as StoredFile[];
    expect(files.map(({ name }) => name)).toEqual(['un.pdf', 'deux.pdf']);
    const second = await server.call('GET', `${AT}/${record.id}/download/${files[1]?.id}`, { as: writer });
    expect([second.statusCode, second.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
    expect(second.rawPayload).toEqual(pdf('deux'));
    expect((await list(`?TypeEntite=Entreprise&TypeEntiteId=${company}`, writer)).map(({ id }) => id)).toEqual([
      record.id,
    ]);
    expect(await list(`?TypeEntite=Partenaire&TypeEntiteId=${company}`, writer)).toEqual([]);
    const changed = await send('PUT', `${AT}/${record.id}`, { titre: 'Quai fermé' }, writer);
    expect(changed.json()).toMatchObject({ titre: 'Quai fermé', fichiers: files });
    expect((await server.call('DELETE', `${AT}/${record.id}`, { as: writer })).statusCode).toBe(403);
    expect((await server.call('DELETE', `${AT}/${record.id}`)).statusCode).toBe(200);
    expect((await server.call('GET', `${AT}/${record.id}`, { as: writer })).statusCode).toBe(404);
  });

  it('needs the right to write about its target, on creation and update', async () => {
    const { token } = await person(
      ['PARTENAIRES_INFOS_ADD:create', 'PARTENAIRES_INFOS_ADD:update', 'PARTENAIRES:read'],
      [fonction],
    );
    const about = { cibleType: 'Partenaire', cibleId: partner };
    expect((await send('POST', AT, notice(), token)).statusCode).toBe(403);
    const { id } = await create(about, token);
    expect((await send('PUT', `${AT}/${id}`, { cibleType: 'Entreprise', cibleId: company }, token)).statusCode).toBe(
      403,
    );
    const other = await create({}, writer);
    // Readers of partners' notices do not see those of companies.
    expect((await list('', token)).map((one) => one.id)).toEqual([id]);
    expect((await send('PUT', `${AT}/${other.id}`, { titre: 'Autre' }, token)).statusCode).toBe(404);
    const set = { changes: [{ collection: 'InformationsAdditionnelles', action: 'create', values: notice() }] };
    const inSet = await send('POST', '/api/changeSets', set, token);
    expect([inSet.statusCode, (await list('', writer)).some(({ titre }) => titre === 'Accès au site')]).not.toEqual([
      200,
      false,
    ]);
    expect(inSet.body).toContain('forbidden');
  });

  it('is visible to its audience, its author, and administrators of its kind', async () => {
    const reader = await person(['ENTREPRISES:read'], [lecteur]);
    const stranger = await person(['ENTREPRISES:read']);
    const administrator = await person(['ENTREPRISES_INFOS_ADD:admin']);
    const { id } = await create({ fonctionsAllowed: [lecteur] }, writer);
    const sees = async (as: string) => (await list('', as)).some((one) => one.id === id);
    expect(await Promise.all([reader, stranger, administrator].map(({ token }) => sees(token)))).toEqual([
      true,
      false,
      true,
    ]);
    expect(await sees(writer)).toBe(true);
    expect(
      (await server.call('GET', AT, { as: (await person(['FOURNISSEURS_INFOS_ADD:create'])).token })).statusCode,
    ).toBe(403);
  });

  it('is deleted and restored with its target', async () => {
    const [gone = 0] = await applyRows(server.tenant, 'Partenaires', [
      { nom: 'Ancien', type: 'Autre', statut: 'Actif' },
    ]);
    const { id } = await create({ cibleType: 'Partenaire', cibleId: gone });
    const deleted = await server.call('DELETE', `/api/Partenaires/${gone}`);
    expect(deleted.statusCode).toBe(200);
    expect((await server.call('GET', `${AT}/${id}`)).statusCode).toBe(404);
    expect(
      (await server.call('POST', `/api/changeSets/${String(deleted.headers['change-set'])}/revert`, { payload: {} }))
        .statusCode,
    ).toBe(200);
    expect((await server.call('GET', `${AT}/${id}`)).statusCode).toBe(200);
  });

  it("sets the date of its company's last visit", async () => {
    const visit = async () => (await server.answer('GET', `/api/Entreprises/${company}`)).body.dateDerniereVisite;
    await create({}, writer);
    expect(await visit()).toBeNull();
    await create({ refreshDateDerniereVisite: true }, writer);
    expect(await visit()).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('tags', () => {
  const rightsOf = async (as: string) =>
    (await server.call('GET', '/api/MyRights', { as })).json<{ additionalInformationTags: unknown }>();

  it('are visible and usable only with the right to them', async () => {
    const both = await person(['ENTREPRISES_INFOS_ADD:create', 'ENTREPRISES_INFOS_ADD:update'], [lecteur]);
    expect((await rightsOf(writer)).additionalInformationTags).toEqual([{ id: tag, libelle: 'Accès' }]);
    expect((await rightsOf(both.token)).additionalInformationTags).toEqual([
      { id: tag, libelle: 'Accès' },
      { id: reserved, libelle: 'Climat social' },
    ]);
    expect((await send('POST', AT, notice({ tagsId: [reserved] }), writer)).statusCode).toBe(403);
    const { id } = await create({ tagsId: [reserved] }, both.token);
    // Another author keeps the tag and adds their own.
    expect((await send('PUT', `${AT}/${id}`, { tagsId: [reserved, tag] }, writer)).statusCode).toBe(200);
  });
});

describe('the settings', () => {
  it('limit functions and groups by kind of target, for new notices', async () => {
    const { id } = await create({ fonctionsAllowed: [lecteur] }, writer);
    await applyRows(server.tenant, 'parametres', [
      { nom: 'informationsadditionnelles_droits_adherent', valeur: '{"remove":["LECTEUR"]}' },
      { nom: 'informationsadditionnelles_groupes_partenaire', valeur: `{"only":[${groupe + 1}]}` },
      { nom: 'secret', valeur: 'x' },
    ]);
    expect(await refused({ fonctionsAllowed: [fonction, lecteur] }, writer)).toEqual(['fonctionsAllowed']);
    const about = { cibleType: 'Partenaire', cibleId: partner, fonctionsAllowed: [lecteur] };
    expect(await refused(about, writer)).toEqual(['groupesAllowed']);
    expect((await send('PUT', `${AT}/${id}`, { fonctionsAllowed: [lecteur, fonction] }, writer)).statusCode).toBe(200);
    const read = async (name: string) =>
      (await server.call('GET', `/api/parametres/Nom/${name}`, { as: writer })).statusCode;
    expect([await read('informationsadditionnelles_droits_adherent'), await read('secret')]).toEqual([200, 404]);
  });
});

describe('the preview of the audience', () => {
  const preview = (values: Values, as = writer) => send('POST', `${AT}/previewRights`, values, as);
  const asked = () => ({
    cibleId: partner,
    cibleType: 'Partenaire',
    groupesAllowed: [groupe],
    fonctionsAllowed: [fonction],
  });

  it('lists people by function and group who may read about the target', async () => {
    const { id } = await person(['PARTENAIRES:read']);
    await applyRows(server.tenant, 'Groupes/{groupeId}/membres', [{ membreId: id }], { groupeId: groupe });
    // A member of the group, without a right to read about partners.
    await applyRows(server.tenant, 'Groupes/{groupeId}/membres', [{ membreId: (await person([])).id }], {
      groupeId: groupe,
    });
    const answer = (await preview(asked())).json<Record<string, string[]>>();
    expect(answer['Comité']).toEqual(['Martin Camille']);
    expect(answer['SUIVI']?.length).toBeGreaterThan(0);
    expect(answer['Administration des informations']).toHaveLength(1);
  });

  it('is refused with the errors, and without the right', async () => {
    const errors = async (more: Values) => {
      const response = await preview({ ...asked(), ...more });
      expect(response.statusCode, response.body).toBe(400);
      return Object.keys(response.json<Problem>().errors ?? {});
    };
    expect(await errors({ cibleId: 999_999 })).toEqual(['cibleId']);
    expect(await errors({ cibleType: 'Contact' })).toEqual(['cibleType']);
    expect(await errors({ groupesAllowed: [] })).toEqual(['groupesAllowed']);
    expect(await errors({ fonctionsAllowed: ['x'] })).toEqual(['fonctionsAllowed']);
    expect(await errors({ fonctionsAllowed: [fonction, 999_999] })).toEqual(['fonctionsAllowed']);
    expect((await preview({ ...asked(), cibleType: 'Fournisseur' })).statusCode).toBe(403);
    expect((await send('POST', `${AT}/previewRights?x=1`, asked(), writer)).statusCode).toBe(400);
  });
});

describe('bad input', () => {
  it.each<readonly [string, Values]>([
    ['cibleType', { cibleType: 'Contact' }],
    ['cibleType', { cibleType: null }],
    ['cibleId', { cibleId: null }],
    ['cibleId', { cibleId: 999_999 }],
    ['cibleId', { cibleId: 'abc' }],
    ['titre', { titre: '  ' }],
    ['titre', { titre: 'x'.repeat(201) }],
    ['message', { message: 'Quat' }],
    ['message', { message: 'x'.repeat(3501) }],
    ['icone', { icone: 'Star' }],
    ['couleur', { couleur: 'rose' }],
    ['fonctionsAllowed', { fonctionsAllowed: [] }],
    ['groupesAllowed', { groupesAllowed: [999_999] }],
    ['auteur', { auteur: 1 }],
  ])('is refused at its field: %s', async (field, values) => {
    expect(await refused(values, writer)).toEqual([field]);
  });

  it('for another kind of target, or with wrong files, is refused', async () => {
    const about = { cibleType: 'Partenaire', cibleId: partner, groupesAllowed: [groupe] };
    await server.tenant.database.pool.query(`delete from "${server.tenant.schema}"."r_parametres"`);
    expect(await refused({ ...about, tagsId: [tag] })).toEqual(['tagsId']);
    expect(await refused({ ...about, refreshDateDerniereVisite: true })).toEqual(['refreshDateDerniereVisite']);
    expect(await refused({ fichiers: 'un.pdf' })).toEqual(['fichiers']);
    expect((await server.call('GET', `${AT}?TypeEntiteId=abc`)).statusCode).toBe(400);
    expect((await server.call('GET', `${AT}?TypeEntite=Contact`)).statusCode).toBe(400);
    expect((await server.call('GET', `${AT}/12/download/..%2f..`)).statusCode).toBe(404);
  });
});
