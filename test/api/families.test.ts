import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as families from '../../examples/families';
import { schemas } from '../../src/portal/declared';
import { assertSchemas } from '../../src/resources/check/check';
import { createRegistry } from '../../src/resources/registry/registry';
import { parametres } from '../../src/resources/schemas/systeme';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { multipartBody, type Part } from '../support/multipart';

type Answer = Readonly<Record<string, unknown>> & { readonly id: number };

const FOLDER = 'examples/families';
const declared = Object.values(families);

const DAY = 86_400_000;
const day = (offset: number): string => {
  const at = new Date(Date.now() + offset * DAY);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry([...declared, parametres]));
});

async function create(path: string, payload: object): Promise<Answer> {
  const response = await server.call('POST', `/api/${path}`, { payload });
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

/** A form, which browsers send if the record may hold a file. */
async function send(path: string, values: Readonly<Record<string, string>>, files: readonly Part[] = []) {
  const parts = Object.entries(values).map(([name, value]) => ({ name, value }));
  const response = await server.call('POST', `/api/${path}`, multipartBody([...parts, ...files]));
  return { status: response.statusCode, body: response.json<Answer & { errors?: object }>() };
}

async function refusedFields(path: string, payload: object, method: 'POST' | 'PUT' = 'POST') {
  const response = await server.call(method, `/api/${path}`, { payload });
  return [response.statusCode, Object.keys(response.json<{ errors?: object }>().errors ?? {})];
}

const read = async (path: string): Promise<Answer> => (await server.call('GET', `/api/${path}`)).json();

async function idsOf(list: string): Promise<readonly number[]> {
  const response = await server.call('GET', `/api/${list}${list.includes('?') ? '&' : '?'}PageNumber=1&PageSize=50`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ items: Answer[] }>().items.map(({ id }) => id);
}

const pdf = (name: string): Part => ({
  name,
  fileName: `${name}.pdf`,
  type: 'application/pdf',
  content: Buffer.from('%PDF-1.4\n%%EOF\n'),
});

it('the families are declared beside the whole portal, in at most sixty lines per collection', () => {
  expect(() => assertSchemas([...schemas, ...declared])).not.toThrow();
  for (const name of readdirSync(FOLDER)) {
    const text = readFileSync(join(FOLDER, name), 'utf8');
    for (const [declaration, resource] of text.matchAll(/^export const (\w+) = defineResource\(\{$[^]*?^\}\);$/gm))
      expect(declaration.split('\n').length, resource).toBeLessThanOrEqual(60);
  }
});

describe('vehicles with maintenance', () => {
  it('need an invoice above a cost of 500', async () => {
    const { id } = await create('Vehicules', { immatriculation: 'ab 123 cd', modele: 'Kangoo' });
    expect((await read(`Vehicules/${id}`))['immatriculation']).toBe('AB-123-CD');
    const entretiens = `Vehicules/${id}/entretiens`;
    const values = { nature: 'revision', prevuLe: day(-2), faitLe: day(-1) };
    expect((await send(entretiens, { ...values, cout: '500' })).status).toBe(201);
    const refused = await send(entretiens, { ...values, cout: '500.01' });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['facture']]);
    const taken = await send(entretiens, { ...values, cout: '500.01' }, [pdf('facture')]);
    expect(taken.status).toBe(201);
    expect(await read(`Vehicules/${id}`)).toMatchObject({ depense: 1000.01, entretienEnRetard: false });
  });

  it('are found by overdue maintenance', async () => {
    const late = await create('Vehicules', { immatriculation: 'EF-456-GH', modele: 'Zoé' });
    const onTime = await create('Vehicules', { immatriculation: 'IJ-789-KL', modele: 'Clio' });
    await send(`Vehicules/${late.id}/entretiens`, { nature: 'pneus', prevuLe: day(-1) });
    await send(`Vehicules/${onTime.id}/entretiens`, { nature: 'pneus', prevuLe: day(1) });
    expect(await idsOf('Vehicules?EntretienEnRetard=true')).toEqual([late.id]);
    expect(await read(`Vehicules/${late.id}`)).toMatchObject({ entretienEnRetard: true, prochainEntretien: day(-1) });
    expect(await read(`Vehicules/${onTime.id}`)).toMatchObject({ entretienEnRetard: false, prochainEntretien: day(1) });
    expect(await refusedFields('Vehicules', { immatriculation: '12 AB 59', modele: 'Zoé' })).toEqual([
      400,
      ['immatriculation'],
    ]);
  });
});

describe('training sessions with attendees', () => {
  const at = (hour: number) => `2027-03-01T${String(hour).padStart(2, '0')}:00:00Z`;

  it('show the remaining places, and are found by them', async () => {
    const { id: full } = await create('SessionsFormation', {
      intitule: 'Gestes et postures',
      debut: at(8),
      fin: at(10),
      places: 1,
    });
    const { id: open } = await create('SessionsFormation', {
      intitule: 'Secourisme',
      debut: at(8),
      fin: at(10),
      places: 2,
    });
    const { id: personne } = await server.account([]);
    for (const id of [full, open]) await create(`SessionsFormation/${id}/inscrits`, { utilisateurId: personne });
    expect((await refusedFields(`SessionsFormation/${open}/inscrits`, { utilisateurId: personne }))[0]).toBe(409);
    expect([await read(`SessionsFormation/${full}`), await read(`SessionsFormation/${open}`)]).toMatchObject([
      { libres: 0 },
      { libres: 1 },
    ]);
    expect(await idsOf('SessionsFormation?AvecPlaces=true')).toEqual([open]);
  });

  it('need a trainer who is in one place at a time, and a reason if cancelled', async () => {
    const { id: formateurId } = await server.account([]);
    const session = { intitule: 'Bruit', formateurId, places: 8 };
    const { id } = await create('SessionsFormation', { ...session, debut: at(8), fin: at(10) });
    expect(await refusedFields('SessionsFormation', { ...session, debut: at(9), fin: at(11) })).toEqual([
      400,
      ['debut'],
    ]);
    expect(await refusedFields(`SessionsFormation/${id}`, { etat: 'annulee' }, 'PUT')).toEqual([400, ['motif']]);
    await server.call('PUT', `/api/SessionsFormation/${id}`, { payload: { etat: 'annulee', motif: 'Malade' } });
    await create('SessionsFormation', { ...session, debut: at(9), fin: at(11) });
    expect(await refusedFields(`SessionsFormation/${id}`, { etat: 'terminee' }, 'PUT')).toEqual([400, ['etat']]);
  });
});

describe('medical equipment with calibrations', () => {
  it('is due for calibration a period after the last one, or overdue', async () => {
    const device = { designation: 'Audiomètre', achat: '2026-01-31', periodicite: 1 };
    const { id } = await create('AppareilsMedicaux', { ...device, numeroSerie: 'A1' });
    expect(await read(`AppareilsMedicaux/${id}`)).toMatchObject({ prochain: '2026-02-28', dernier: null });
    await send(`AppareilsMedicaux/${id}/etalonnages`, { le: '2026-03-15', resultat: 'conforme' });
    expect(await read(`AppareilsMedicaux/${id}`)).toMatchObject({ prochain: '2026-04-15', dernier: 'conforme' });
    const { id: due } = await create('AppareilsMedicaux', { ...device, achat: day(0), numeroSerie: 'A2' });
    expect(await idsOf('AppareilsMedicaux?EnRetard=true')).toEqual([id]);
    expect(await idsOf('AppareilsMedicaux')).toEqual([id, due]);
  });

  it('needs a comment if it does not conform', async () => {
    const { id } = await create('AppareilsMedicaux', {
      designation: 'Spiromètre',
      numeroSerie: 'S1',
      achat: day(-10),
    });
    const etalonnages = `AppareilsMedicaux/${id}/etalonnages`;
    const refused = await send(etalonnages, { le: day(0), resultat: 'nonConforme' });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['commentaire']]);
    const taken = await send(etalonnages, { le: day(0), resultat: 'nonConforme', commentaire: 'Dérive' });
    expect(taken.status).toBe(201);
  });
});

describe('rooms and their bookings', () => {
  const at = (hour: number) => new Date(Math.ceil(Date.now() / DAY) * DAY + hour * 3_600_000).toISOString();

  it('are never booked twice at the same time, and count future bookings', async () => {
    const { id } = await create('Salles', { nom: 'Vauban', capacite: 8 });
    const reservations = `Salles/${id}/reservations`;
    const booking = { objet: 'Réunion', debut: at(9), fin: at(10) };
    const { id: first, organisateurId } = await create(reservations, booking);
    expect(organisateurId).toEqual(expect.any(Number));
    expect(await refusedFields(reservations, booking)).toEqual([400, ['debut']]);
    await create(reservations, { ...booking, debut: at(10), fin: at(11) });
    await create(reservations, { ...booking, debut: at(-72), fin: new Date(Date.now() - 120_000).toISOString() });
    expect((await read(`Salles/${id}`))['aVenir']).toBe(2);
    await server.call('PUT', `/api/${reservations}/${first}`, { payload: { etat: 'annulee' } });
    await create(reservations, booking);
    expect((await read(`Salles/${id}`))['aVenir']).toBe(2);
    const stranger = await server.tokenFor(['SALLES:read', 'SALLES:create', 'SALLES:update']);
    const asStranger = async (method: 'GET' | 'PUT' | 'POST', path: string, payload = {}) =>
      server.call(method, `/api/${path}`, { as: stranger, ...(method !== 'GET' && { payload }) });
    expect((await asStranger('GET', `${reservations}/${first}`)).statusCode).toBe(200);
    expect((await asStranger('PUT', `${reservations}/${first}`, { objet: 'Autre' })).statusCode).toBe(403);
    const theirs = (await asStranger('POST', reservations, { ...booking, debut: at(30), fin: at(31) })).json<Answer>();
    expect((await asStranger('PUT', `${reservations}/${theirs.id}`, { objet: 'Autre' })).statusCode).toBe(200);
    const { id: other } = await create('Salles', { nom: 'Lumière', capacite: 4 });
    await create(`Salles/${other}/reservations`, booking);
  });
});

describe('mailings and their recipients', () => {
  it('are written, sent once by people with the right, and then unchangeable', async () => {
    await create('parametres', { nom: 'webhook_diffusion', valeur: 'https://diffusion.example' });
    const { id } = await create('Diffusions', { objet: 'Visites' });
    const destinataires = `Diffusions/${id}/destinataires`;
    await create(destinataires, { nom: 'Camille', adresse: 'camille@essai.example', aRepondu: true });
    expect((await refusedFields(destinataires, { nom: 'C.', adresse: 'Camille@essai.example' }))[0]).toBe(409);
    expect(await refusedFields(`Diffusions/${id}`, { etat: 'envoyee' }, 'PUT')).toEqual([400, ['message']]);
    const sent = await server.call('PUT', `/api/Diffusions/${id}`, {
      payload: { etat: 'envoyee', message: 'Bonjour' },
    });
    expect(sent.json()).toMatchObject({ destinataires: 1, reponses: 1, envoyeeLe: expect.any(String) });
    expect(await refusedFields(`Diffusions/${id}`, { objet: 'Autre' }, 'PUT')).toEqual([400, ['objet']]);
    const { items } = (await server.call('GET', '/api/outbox')).json<{ items: object[] }>();
    expect(items).toMatchObject([{ kind: 'mail' }, { kind: 'webhook', name: 'diffusion' }]);
    const { id: draft } = await create('Diffusions', { objet: 'Brouillon', message: 'À relire' });
    const writer = await server.tokenFor(['DIFFUSIONS:update']);
    const refused = await server.call('PUT', `/api/Diffusions/${draft}`, { payload: { etat: 'envoyee' }, as: writer });
    expect([refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([403, ['etat']]);
    // Only senders see delivery results.
    const reader = await server.tokenFor(['DIFFUSIONS:read']);
    const seen = async (as?: string) => {
      const { items } = (
        await server.call('GET', `/api/${destinataires}?PageNumber=1&PageSize=9`, { ...(as && { as }) })
      ).json<{ items: object[] }>();
      return 'reponse' in (items[0] ?? {});
    };
    expect([await seen(), await seen(reader)]).toEqual([true, false]);
  });
});

describe('a stock of protective equipment', () => {
  it('is received less handed out, by person, and is found below its level', async () => {
    const { id } = await create('EquipementsProtection', { designation: 'Gants', taille: 'M', seuil: 5 });
    const mouvements = `EquipementsProtection/${id}/mouvements`;
    await create(mouvements, { le: day(-1), sens: 'entree', quantite: 8 });
    expect(await idsOf('EquipementsProtection?SousLeSeuil=true')).toEqual([]);
    const out = { le: day(0), sens: 'sortie', quantite: 4 };
    expect(await refusedFields(mouvements, out)).toEqual([400, ['beneficiaireId']]);
    const { id: beneficiaireId } = await server.account([]);
    await create(mouvements, { ...out, beneficiaireId });
    expect(await read(`EquipementsProtection/${id}`)).toMatchObject({ stock: 4, manque: 1 });
    expect(await idsOf('EquipementsProtection?SousLeSeuil=true')).toEqual([id]);
  });
});

describe('units of work and their risks', () => {
  it('show the highest risk, and are found by an overdue action', async () => {
    const { id } = await create('UnitesTravail', { nom: 'Atelier', effectif: 12 });
    const risques = `UnitesTravail/${id}/risques`;
    const risk = { danger: 'Bruit', gravite: 3, probabilite: 4, evalueLe: day(-20) };
    const { id: noise, cotation } = await create(risques, risk);
    expect(cotation).toBe(12);
    await create(risques, { ...risk, danger: 'Chute', gravite: 1, probabilite: 2 });
    const measured = { etat: 'enCours', mesure: 'Capotage' };
    expect(await refusedFields(`${risques}/${noise}`, { etat: 'enCours' }, 'PUT')).toEqual([
      400,
      ['mesure', 'echeance'],
    ]);
    expect(await refusedFields(`${risques}/${noise}`, { ...measured, echeance: day(-30) }, 'PUT')).toEqual([
      400,
      ['echeance'],
    ]);
    await server.call('PUT', `/api/${risques}/${noise}`, { payload: { ...measured, echeance: day(-1) } });
    expect(await read(`UnitesTravail/${id}`)).toMatchObject({ pire: 12, aTraiter: 2 });
    expect(await idsOf('UnitesTravail?EnRetard=true')).toEqual([id]);
    await server.call('PUT', `/api/${risques}/${noise}`, { payload: { etat: 'maitrise' } });
    expect(await idsOf('UnitesTravail?EnRetard=true')).toEqual([]);
    expect(await read(`UnitesTravail/${id}`)).toMatchObject({ pire: 12, aTraiter: 1 });
  });
});

describe('purchase orders with their lines', () => {
  it('are numbered and totalled, and ordered by people with the right', async () => {
    const { id, numero, demandeurId } = await create('Achats', { objet: 'Papier' });
    expect([numero, demandeurId]).toEqual([expect.stringMatching(/^BC-\d{4}-0001$/), expect.any(Number)]);
    const lignes = `Achats/${id}/lignes`;
    await create(lignes, { designation: 'Ramettes', quantite: 3, prixUnitaire: 4.99 });
    expect(await create(lignes, { designation: 'Livres', quantite: 1, prixUnitaire: 10, tva: 5.5 })).toMatchObject({
      rang: 2,
      montant: 10,
    });
    expect(await read(`Achats/${id}`)).toMatchObject({ lignes: 2, total: 28.51 });
    expect(await refusedFields(lignes, { designation: 'Stylos', prixUnitaire: 1, quantite: 2, recue: 3 })).toEqual([
      400,
      ['recue'],
    ]);
    const order = { etat: 'commande', fournisseur: 'Papeterie du Nord', livraisonLe: day(9) };
    expect(await refusedFields(`Achats/${id}`, { etat: 'commande' }, 'PUT')).toEqual([
      400,
      ['fournisseur', 'livraisonLe'],
    ]);
    const writer = await server.tokenFor(['ACHATS:update']);
    expect((await server.call('PUT', `/api/Achats/${id}`, { as: writer, payload: order })).statusCode).toBe(403);
    expect((await server.call('PUT', `/api/Achats/${id}`, { payload: order })).statusCode).toBe(200);
    expect(await refusedFields(`Achats/${id}`, { objet: 'Encre' }, 'PUT')).toEqual([400, ['objet']]);
  });
});

describe('keys and their loans', () => {
  it('are with one person at a time, and returned by one click', async () => {
    const { id } = await create('Cles', { code: 'c101', ouvre: 'Archives' });
    const prets = `Cles/${id}/prets`;
    const { id: personneId } = await server.account([]);
    const loan = { personneId, du: day(-9), jusquAu: day(-2) };
    const { id: first } = await create(prets, loan);
    expect(await read(`Cles/${id}`)).toMatchObject({ code: 'C-101', sortie: true, retour: day(-2) });
    expect(await idsOf('Cles?EnRetard=true')).toEqual([id]);
    expect(await refusedFields(prets, { ...loan, du: day(-1), jusquAu: day(5) })).toEqual([409, ['renduLe']]);
    // Another key's loans and returned loans do not conflict.
    const { id: other } = await create('Cles', { code: 'B-007', ouvre: 'Parking' });
    await create(`Cles/${other}/prets`, loan);
    await server.call('PUT', `/api/${prets}/${first}`, { payload: { renduLe: day(0) } });
    await create(prets, { ...loan, du: day(0), jusquAu: day(5) });
    expect(await idsOf('Cles?EnRetard=true')).toEqual([other]);
    expect((await server.call('PUT', `/api/${prets}/${first}`, { payload: { renduLe: null } })).statusCode).toBe(409);
  });

  it('need a remark if the person is marked as leaving', async () => {
    const { id } = await create('Cles', { code: 'D-300', ouvre: 'Atelier' });
    const { id: personneId } = await server.account([]);
    const locked = await server.call('PUT', `/api/Utilisateurs/${personneId}`, {
      payload: { lockoutEnd: `${day(3)}T00:00:00Z` },
      as: await server.tokenFor(['UTILISATEURS:admin']),
    });
    expect(locked.statusCode, locked.body).toBe(200);
    const loan = { personneId, du: day(-1), jusquAu: day(2) };
    expect(await refusedFields(`Cles/${id}/prets`, loan)).toEqual([400, ['remarque']]);
    await create(`Cles/${id}/prets`, { ...loan, remarque: 'Le temps de vider son bureau' });
  });
});
