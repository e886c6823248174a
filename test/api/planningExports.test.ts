import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { quoted } from '../../server/database/sql';
import { tableName } from '../../server/database/tables/names';
import { applyRows } from '../../server/seed/applyRows';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';
import { limitedPerson } from '../support/limitedPerson';
import { multipartBody, type Part } from '../support/multipart';
import { png } from '../support/png';
import { pdfTexts } from '../support/readPdf';

const EXCEL = '/api/creneaux/exportPlanningExcel';
const PDF = '/api/creneaux/exportPlanningAdherent';
const ACCENTS = 'Œuvrard – l’élève à Noël ; 12 €';
const LONG = `Anti${'constitutionnellement'.repeat(12)}`;

let server: DeclaredServer;
let anne: { readonly id: number; readonly token: string };
let other: { readonly id: number; readonly token: string };
let entrepriseId: number;
let simulationId: number;
let created: readonly number[];

beforeAll(async () => {
  server = await openDeclaredServer();
  anne = await server.account(['PLANNING_SALARIE:admin']);
  other = await server.account([]);
  const typeCreneauId = await server.made('/api/typesCreneau', {
    code: 'PE',
    libelle: 'Permanence',
    couleur: '#112233',
  });
  const absence = { code: 'CO', libelle: 'Congé', couleur: '#445566', compteTravail: false };
  const congeId = await server.made('/api/typesCreneau', absence);
  entrepriseId = await server.made('/api/Entreprises', { nom: 'Métallerie de l’Île', code: 'A1' });
  const days = { dateDebut: '2026-03-01', dateFin: '2026-03-31' };
  simulationId = await server.made('/api/simulations', { nom: 'Essai', ...days });
  const slot = (debut: string, fin: string, given: object) => ({ typeCreneauId, debut, fin, ...given });
  created = await applyRows(server.tenant, 'creneaux', [
    // Daylight saving time begins between these two.
    slot('2026-03-28T08:00:00Z', '2026-03-28T11:00:00Z', { salarieId: anne.id, entrepriseId, texte: ACCENTS }),
    slot('2026-03-30T07:00:00Z', '2026-03-30T10:30:00Z', { salarieId: anne.id, entrepriseId, texte: LONG }),
    slot('2026-03-10T08:00:00Z', '2026-03-10T10:00:00Z', { salarieId: other.id, entrepriseId, texte: '=1+1' }),
    slot('2026-03-11T08:00:00Z', '2026-03-11T10:00:00Z', { salarieId: anne.id, etat: 'Annule' }),
    slot('2026-03-12T08:00:00Z', '2026-03-12T10:00:00Z', { salarieId: anne.id, typeCreneauId: congeId }),
    slot('2026-03-17T08:00:00Z', '2026-03-17T09:00:00Z', { isForSystem: true }),
    slot('2026-04-14T08:00:00Z', '2026-04-14T09:00:00Z', { salarieId: anne.id }),
  ]);
  await applyRows(server.tenant, 'creneaux', [
    slot('2026-03-13T08:00:00Z', '2026-03-13T12:00:00Z', { salarieId: anne.id, simulationId, origineId: created[2] }),
  ]);
});

const MARCH = { annee: '2026', moisDebut: '3', moisFin: '3' };

const fields = (given: Readonly<Record<string, string | readonly string[]>>): Part[] =>
  Object.entries(given).flatMap(([name, value]) => [value].flat().map((one) => ({ name, value: one })));

const ask = (
  url: string,
  given: Readonly<Record<string, string | readonly string[]>>,
  as?: string,
  more: Part[] = [],
) => server.call('POST', url, { ...multipartBody([...fields(given), ...more]), ...(as && { as }) });

async function workbook(given: Readonly<Record<string, string | readonly string[]>>, as?: string) {
  const response = await ask(EXCEL, given, as);
  expect(response.statusCode, response.body.slice(0, 500)).toBe(200);
  const { sheets } = await readXlsx(new Uint8Array(response.rawPayload), { readStyles: true });
  const [slots, hours] = sheets;
  if (!slots || !hours) throw new Error('sheets are missing');
  const [headings = [], ...rows] = slots.rows;
  const at = (heading: string) => headings.indexOf(heading);
  return { slots, hours, rows, column: (heading: string) => rows.map((row) => row[at(heading)]), response };
}

const idsOf = async (given: Readonly<Record<string, string | readonly string[]>>, as?: string) =>
  (await workbook(given, as)).column('Identifiant').map((id) => created.indexOf(Number(id)));

async function pdf(given: Readonly<Record<string, string | readonly string[]>>, as?: string) {
  const response = await ask(PDF, given, as);
  expect(response.statusCode, response.body.slice(0, 500)).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  return pdfTexts(response.rawPayload);
}

describe('the workbook of a plan', () => {
  it('contains the search results, typed, in Paris time, with the hours of each person', async () => {
    const { rows, column, hours, slots, response } = await workbook({ ...MARCH, titre: 'Mars à l’Île' });
    expect(response.headers['content-disposition']).toMatch(/filename="mars-a-l-ile-\d{4}-\d\d-\d\d\.xlsx"/);
    expect(column('Identifiant').map((id) => created.indexOf(Number(id)))).toEqual([2, 3, 4, 5, 0, 1]);
    expect(column('Début').slice(-2)).toEqual([new Date('2026-03-28T09:00:00Z'), new Date('2026-03-30T09:00:00Z')]);
    expect(column('Durée (h)')).toEqual([2, 2, 2, 1, 3, 3.5]);
    expect(column('Texte')).toEqual(['=1+1', null, null, null, ACCENTS, LONG]);
    expect(slots.cells?.get('1,11')?.formula).toBeUndefined();
    expect(slots.cells?.get('1,0')?.style?.numFmt).toBe('dd/mm/yyyy hh:mm');
    expect(column('Salarié')[3]).toBe('Pour tous');
    expect(column('État')[1]).toBe('Annulé');
    expect(rows).toHaveLength(6);
    expect(hours.rows).toEqual([
      ['Salarié', 'Créneaux', 'Heures de travail', 'Heures d’absence'],
      ['Martin Camille', 1, 2, 0],
      ['Martin Camille', 3, 6.5, 2],
      ['Total', 4, 8.5, 2],
    ]);
  });

  it('accepts every filter of the search, lists repeated or as JSON', async () => {
    const both = [String(anne.id), String(other.id)];
    expect(await idsOf({ ...MARCH, filterSalariesIds: both, isForSystem: 'false' })).toEqual([2, 3, 4, 0, 1]);
    expect(await idsOf({ filterSalariesIds: `[${other.id}]`, isForSystem: 'false' })).toEqual([2]);
    expect(await idsOf({ entrepriseId: String(entrepriseId), search: 'noel' })).toEqual([0]);
    expect(await idsOf({ startDate: '2026-04-01T00:00:00Z' })).toEqual([6]);
    expect(await idsOf({ ...MARCH, pageSize: '1', orderBy: 'fin', orderByDescending: 'true' })).toHaveLength(6);
  });

  it('contains exactly the given slots, whatever the filters', async () => {
    const ids = [created[4], created[0], created[5], 999_999];
    const shown = { startDate: '2026-03-01T00:00:00Z', search: 'noel', ids: JSON.stringify(ids) };
    expect(await idsOf(shown)).toEqual([4, 5, 0]);
    expect(await idsOf({ ids: '[]' })).toEqual([]);
    // One's own slots, and those for everyone; names need no right.
    expect(await idsOf({ ids: JSON.stringify(created) }, anne.token)).toEqual([3, 4, 5, 0, 1, 6]);
    expect(Object.keys((await ask(EXCEL, { ids: '[1,"x"]' })).json().errors)).toEqual(['ids']);
  });

  it("contains, like its PDF, the slots of a planner's companies, and no simulation", async () => {
    const nowhere = await server.made('/api/Entreprises', { nom: 'Ailleurs', code: 'A2' });
    const planner = async (company: number) =>
      (
        await limitedPerson(server, [
          { rights: ['PLANNING_ADMIN:admin', 'ENTREPRISES:read'], links: [{ entrepriseId: company }] },
        ])
      ).token;
    const here = await planner(entrepriseId);
    expect(await idsOf(MARCH, here)).toEqual([2, 0, 1]);
    expect(await idsOf(MARCH, await planner(nowhere))).toEqual([]);
    expect((await pdf({ ...MARCH, entrepriseId: String(nowhere) }, here)).join(' ')).not.toContain('Ailleurs');
    expect((await ask(EXCEL, { ...MARCH, simulationId: String(simulationId) }, here)).statusCode).toBe(403);
  });

  it('of a simulation shows the resulting plan', async () => {
    // Slot 2 is moved to another person; its row in the simulation has another id.
    expect(await idsOf({ ...MARCH, simulationId: String(simulationId) })).toEqual([3, 4, -1, 5, 0, 1]);
    const ofOther = { ...MARCH, simulationId: String(simulationId), salarieId: String(other.id), isForSystem: 'false' };
    expect(await idsOf(ofOther)).toEqual([]);
    const empty = { nom: 'Vide', dateDebut: '2026-03-01', dateFin: '2026-03-31', depart: 'Vide' };
    const emptyId = await server.made('/api/simulations', empty);
    expect(await idsOf({ ...MARCH, simulationId: String(emptyId) })).toEqual([]);
  });
});

describe('the PDF of a plan', () => {
  it('shows the search results in French by month, with accents and long words', async () => {
    const pages = await pdf({ ...MARCH, entrepriseId: String(entrepriseId), titre: 'Permanences' });
    const text = pages.join(' ');
    expect(pages[0]).toContain('Permanences Métallerie de l’Île Mars 2026');
    expect(pages[0]).toContain('Lundi Mardi Mercredi Jeudi Vendredi Samedi Dimanche');
    expect(text).toContain(ACCENTS);
    expect(text).toContain('09:00 – 12:00');
    expect(text).toContain('09:00 – 12:30');
    expect(text.replaceAll(' ', '')).toContain(LONG);
    expect(text).toContain('Heures par intervenant');
    expect(pages.at(-1)).toContain(`Page ${pages.length} / ${pages.length}`);
    expect(text).not.toContain('Avril');
  });

  it('shows the calendar, the list, or both, or that there is nothing', async () => {
    expect((await pdf({ ...MARCH, vue: 'calendrier' })).join(' ')).not.toContain('Précisions');
    expect((await pdf({ ...MARCH, vue: 'liste' })).join(' ')).not.toContain('Lundi');
    expect((await pdf({ annee: '2031' })).join(' ')).toContain('Aucun créneau sur cette période.');
  });

  it('shows the grid of the screen on one page: a row per person, a column per day', async () => {
    const pages = await pdf({ ...MARCH, vue: 'equipe' });
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/Personnes di 1 lu 2 ma 3 .* ma 31/);
    expect(pages[0]?.replaceAll('\u00a0', ' ')).toMatch(/Permanence .*Week-end ou jour férié .*Personnes/);
    expect(pages[0]).toContain('Pour tous');
    expect(pages[0]).not.toContain('Précisions');
  });

  it('shows hours in the grid of a week, where cells have room', async () => {
    const [week] = await pdf({ startDate: '2026-03-09T00:00:00Z', endDate: '2026-03-15T22:00:00Z', vue: 'equipe' });
    expect(week).toMatch(/Personnes lu 9 .* di 15/);
    expect(week).toContain('09:00–11:00 ');
    expect((await pdf({ ...MARCH, vue: 'equipe' })).join(' ')).not.toContain('09:00–11:00');
  });

  it('contains the texts of its template, with and without images', async () => {
    const images = [image('imagePrincipaleFichier', png(40, 20)), image('imageSecondaireFichier', png(20, 20))];
    const modeleId = await template('Modèle du Nord', images);
    const printed = async (id: string) => (await ask(PDF, { ...MARCH, modeleId: id })).rawPayload;
    const withImages = await printed(modeleId);
    expect((await pdfTexts(withImages))[0]).toContain('Modèle du Nord');
    expect(withImages.toString('latin1')).toContain('/Subtype /Image');
    const plain = await printed(await template('Sans image', []));
    expect(plain.toString('latin1')).not.toContain('/Subtype /Image');
  });

  it.each([
    [
      'of a kind that no PDF holds',
      () => Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0', 'latin1'),
      'a.webp',
      'image/webp',
    ],
    ['that is broken', () => png(40, 20, randomBytes(50)), 'a.png', 'image/png'],
    ['of rows that no one can read', () => png(40, 20, deflateSync(Buffer.alloc(3220, 9))), 'a.png', 'image/png'],
  ])('refuses a template with an image %s', async (_what, content, name, type) => {
    const modeleId = await template('Mauvaise image', [image('imagePrincipaleFichier', content(), name, type)]);
    const response = await ask(PDF, { ...MARCH, modeleId });
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().errors.modeleId[0]).toContain('ne peut pas être imprimée');
  });

  it.each([
    ['says that it has', png(20_000, 20_000, Buffer.alloc(10))],
    ['has, and does not say so', png(40, 20, deflateSync(Buffer.alloc(60_000_000)))],
  ])('refuses a template with an image that %s too many pixels', async (_what, content) => {
    const body = multipartBody([...fields({ libelle: 'Trop grande' }), image('imagePrincipaleFichier', content)]);
    const response = await server.call('POST', '/api/exportPlanningAdherentModeles', body);
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().errors.imagePrincipaleFichier[0]).toContain('prend plus de 40 Mo');
  });
});

describe('permissions of exports', () => {
  it('staff export only their own plan', async () => {
    expect(await idsOf(MARCH, anne.token)).toEqual([3, 4, 5, 0, 1]);
    expect(await idsOf({ ...MARCH, salarieId: String(other.id) }, anne.token)).toEqual([5]);
    const text = (await pdf(MARCH, anne.token)).join(' ');
    expect([text.includes('Congé'), text.includes('=1+1')]).toEqual([true, false]);
    expect((await ask(EXCEL, MARCH, other.token)).statusCode).toBe(403);
    expect((await ask(PDF, MARCH, other.token)).statusCode).toBe(403);
  });

  it('staff get no simulation, and no name that they may not read', async () => {
    const tried = { ...MARCH, simulationId: String(simulationId) };
    for (const url of [EXCEL, PDF]) expect((await ask(url, tried, anne.token)).statusCode).toBe(403);
    const reserved = `N° ${entrepriseId} (accès réservé)`;
    const { column } = await workbook(MARCH, anne.token);
    expect(column('Adhérent').slice(-2)).toEqual([reserved, reserved]);
    expect(new Set(column('Salarié'))).toEqual(new Set(['Martin Camille', 'Pour tous']));
    expect((await pdf(MARCH, anne.token)).join(' ')).not.toContain('Métallerie');
    const reader = await server.account(['PLANNING_SALARIE:admin', 'ENTREPRISES:read']);
    await applyRows(server.tenant, 'creneaux', [
      {
        typeCreneauId: await server.made('/api/typesCreneau', {
          code: 'RD',
          libelle: 'Rendez-vous',
          couleur: '#112233',
        }),
        salarieId: reader.id,
        entrepriseId,
        debut: '2026-05-04T08:00:00Z',
        fin: '2026-05-04T09:00:00Z',
      },
    ]);
    const may = { annee: '2026', moisDebut: '5', moisFin: '5' };
    expect((await workbook(may, reader.token)).column('Adhérent')).toEqual(['Métallerie de l’Île']);
  });

  it('all errors are reported at once', async () => {
    const wrong = { startDate: 'hier', modeleId: 'x', vue: 'ronde', titre: 'x'.repeat(121), inconnu: '1' };
    const response = await ask(PDF, wrong);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().errors).sort()).toEqual(['inconnu', 'modeleId', 'startDate', 'titre', 'vue']);
    expect((await ask(PDF, { modeleId: '999999' })).json().errors.modeleId).toHaveLength(1);
    const withFile = await ask(EXCEL, MARCH, undefined, [image('fichier', png(1, 1))]);
    expect([withFile.statusCode, Object.keys(withFile.json().errors ?? {})]).toEqual([400, ['fichier']]);
    expect((await server.call('POST', EXCEL, { payload: MARCH })).statusCode).toBe(415);
  });

  it('more slots than a file can hold are refused', async () => {
    const salarieId = (await server.account([])).id;
    const typeCreneauId = await server.made('/api/typesCreneau', { code: 'X', libelle: 'X', couleur: '#112233' });
    // One statement, because separate writes would take most of this file's time.
    await server.tenant.database.pool.query(
      `insert into ${quoted(server.tenant.schema)}.${quoted(tableName('creneaux'))}
         ("typeCreneauId", "salarieId", debut, fin, etat, "isForSystem", retire)
       select $1, $2, $3::timestamptz + n * interval '1 minute', $3::timestamptz + (n + 1) * interval '1 minute', 'Prevu', false, false
       from generate_series(0, 10000) n`,
      [typeCreneauId, salarieId, '2027-01-01T00:00:00Z'],
    );
    const response = await ask(EXCEL, { salarieId: String(salarieId), isForSystem: 'false' });
    expect([response.statusCode, response.json().type]).toEqual([413, '/docs/errors/tooManySlots']);
    expect(response.json().detail).toContain('10001');
  });
});

const image = (name: string, content: Buffer, fileName = 'logo.png', type = 'image/png'): Part => ({
  name,
  fileName,
  type,
  content,
});

async function template(libelle: string, images: readonly Part[]): Promise<string> {
  const colours = { couleurPrincipale: '#204060', couleurSecondaire: '#eef4fa' };
  const body = multipartBody([...fields({ libelle, ...colours }), ...images]);
  const response = await server.call('POST', '/api/exportPlanningAdherentModeles', body);
  expect(response.statusCode, response.body).toBe(201);
  return String(response.json().id);
}

it('people of one name are told apart in a file, as on the screens', async () => {
  await server.call('PUT', `/api/Utilisateurs/${anne.id}`, { payload: { nom: 'Dupuis', matricule: 'M-1' } });
  await server.call('PUT', `/api/Utilisateurs/${other.id}`, { payload: { nom: 'Dupuis', matricule: 'M-2' } });
  const both = `[${anne.id},${other.id}]`;
  const { column } = await workbook({ ...MARCH, filterSalariesIds: both, isForSystem: 'false' });
  expect(new Set(column('Salarié'))).toEqual(new Set(['Dupuis Camille (M-2)', 'Dupuis Camille (M-1)']));
  const one = await workbook({ ...MARCH, filterSalariesIds: `[${anne.id}]`, isForSystem: 'false' });
  expect(new Set(one.column('Salarié'))).toEqual(new Set(['Dupuis Camille']));
});
