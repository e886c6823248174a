import { beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../../src/portal/declared';
import { createRegistry } from '../../src/resources/registry/registry';
import { openApiServer, type ApiServer } from '../support/apiServer';
import { multipartBody, type Part } from '../support/multipart';
import { file, pdf } from '../support/uploads';

type Answer = { readonly id: number } & Readonly<Record<string, unknown>>;

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer(createRegistry(schemas));
});

type Method = Parameters<ApiServer['call']>[0];

async function answer(method: Method, path: string, status: number, body?: object | readonly Part[]) {
  const sent = Array.isArray(body) ? multipartBody(body as readonly Part[]) : body && { payload: body };
  const response = await server.call(method, `/api/${path}`, sent);
  expect(response.statusCode, `${method} ${path}: ${response.body}`).toBe(status);
  return response;
}

const create = async (path: string, body?: object | readonly Part[]) =>
  (await answer('POST', path, 201, body)).json<Answer>();
const read = async (path: string) => (await answer('GET', path, 200)).json<Answer>();
const list = async (path: string) => (await answer('GET', path, 200)).json<readonly Answer[]>();
const page = async (path: string) => {
  const { items, totalCount } = (await answer('GET', path, 200)).json<{
    items: readonly Answer[];
    totalCount: number;
  }>();
  expect(totalCount).toBe(items.length);
  return items;
};
const put = async (path: string, body: object | readonly Part[]) =>
  (await answer('PUT', path, 200, body)).json<Answer>();
const refusal = async (method: Method, path: string, status: number, body?: object | readonly Part[]) =>
  (await answer(method, path, status, body)).json<{ errors?: Readonly<Record<string, readonly string[]>> }>();

const text = (name: string, value: string): Part => ({ name, value });
const ids = (records: readonly Answer[]) => records.map(({ id }) => id);

let companies = 0;
async function company(values: object = {}) {
  companies += 1;
  const { id } = await create('Entreprises', { code: `ADH-${companies}`, nom: `Société ${companies}`, ...values });
  return { id, at: `Entreprises/${id}` };
}

let people = 0;
async function person() {
  people += 1;
  return create('Utilisateurs', { nom: 'Petit', prenom: `Anaïs ${people}`, email: `anais${people}@essai.example` });
}

describe('the list of companies', () => {
  it('is searched, limited to current memberships, and sorted by status and person in charge', async () => {
    const prospect = await company({ nom: 'Verrerie du Lac', statut: 'Prospect', ville: 'Annecy' });
    const active = await company({ nom: 'Verrerie du Parc', statut: 'Actif', siret: '73282932000074' });
    const gone = await company({ nom: 'Verrerie du Bas', statut: 'Radie' });
    const found = async (query: string) => ids(await page(`Entreprises?Search=verrerie${query}`));

    expect(await found('')).toEqual([gone.id, prospect.id, active.id]);
    expect(await found('&PertinentOnly=true')).toEqual([active.id]);
    expect(await found('&SortStatut=true')).toEqual([prospect.id, active.id, gone.id]);
    expect(ids(await page('Entreprises?Search=73282932000074'))).toEqual([active.id]);
    expect(ids(await page('Entreprises?Search=annecy'))).toEqual([prospect.id]);

    const { id: utilisateurId } = await person();
    await create(`${active.at}/Planning?utilisateurId=${utilisateurId}&typePlanning=Infirmier`);
    expect(await found(`&IntervenantId=${utilisateurId}`)).toEqual([active.id]);
    expect(ids(await page(`Utilisateurs?entrepriseId=${active.id}`))).toEqual([utilisateurId]);
    expect(await page(`Utilisateurs?entrepriseId=${gone.id}`)).toEqual([]);
    expect(await page(`${active.at}/Infirmiers`)).toMatchObject([{ utilisateurId }]);
    expect(await page(`${active.at}/Assistants`)).toEqual([]);
  });

  it('has no company that was struck off before it joined', async () => {
    const values = { code: 'TEMPS', nom: 'Temps', dateAdhesion: '2026-02-01', dateRadiation: '2026-01-31' };
    const { errors } = await refusal('POST', 'Entreprises', 400, values);
    expect(Object.keys(errors ?? {})).toEqual(['dateRadiation']);
  });
});

describe('a record below a company', () => {
  it('includes a contact of several sites, each with its own values', async () => {
    const { at } = await company();
    const contact = await create(`${at}/contacts`, { nom: 'Roux', principal: true, role: 'RessourcesHumaines' });
    const site = await create(`${at}/sites`, { nom: 'Siège', codePostal: '59000' });
    const elsewhere = await company();
    const stranger = await create(`${elsewhere.at}/contacts`, { nom: 'Autre' });

    await create(`${at}/sites/${site.id}/contacts/${contact.id}`);
    await refusal('POST', `${at}/sites/${site.id}/contacts/${contact.id}`, 409);
    await refusal('POST', `${at}/sites/${site.id}/contacts/${stranger.id}`, 400);
    expect(await list(`${at}/Sites/${site.id}/contacts`)).toMatchObject([{ id: contact.id, contactId: contact.id }]);
    await answer('DELETE', `${at}/sites/${site.id}/contacts/${contact.id}`, 200);
    expect(await list(`${at}/Sites/${site.id}/contacts`)).toEqual([]);
  });

  it('includes the signed contract, with its file', async () => {
    const { at } = await company();
    const { id: typeContrat } = await create('TypeContrats', { code: 'CADRE', libelle: 'Accord-cadre' });
    const parts = [
      text('nom', 'Adhésion'),
      text('typeContrat', String(typeContrat)),
      text('dateDemarrage', '2026-01-01'),
    ];
    const contract = await create(`${at}/contrats`, [...parts, file('fichier', pdf('signé'))]);
    expect(contract).toMatchObject({ nom: 'Adhésion', typeContrat, fichier: { name: 'contrat.pdf' } });
    const { errors } = await refusal('PUT', `${at}/contrats/${contract.id}`, 400, { dateExpiration: '2025-12-31' });
    expect(Object.keys(errors ?? {})).toEqual(['dateExpiration']);
    const download = await answer('GET', `${at}/contrats/${contract.id}/download`, 200);
    expect(download.rawPayload).toEqual(pdf('signé'));
  });

  it('includes a development plan per year, addressed by its rank', async () => {
    const { at } = await company();
    const plan = (Libelle: string) =>
      create(`${at}/plansDeveloppement`, [text('Annee', '2026'), text('Libelle', Libelle)]);
    await plan('Premier');
    await plan('Second');
    await put(`${at}/plansDeveloppement/2026?index=1`, [text('Libelle', 'Deuxième')]);
    await answer('DELETE', `${at}/plansDeveloppement/2026?index=0`, 200);
    expect(await list(`${at}/plansDeveloppement`)).toMatchObject([{ Annee: 2026, index: 1, Libelle: 'Deuxième' }]);
  });

  it('includes one record each of operational information, budget and broadcast rights', async () => {
    const { id, at } = await company();
    expect(await read(`${at}/informationsOperationnelle`)).toMatchObject({ id, Valeur: null });
    await put(`${at}/informationsOperationnelle`, [text('Valeur', 'Badge à l’accueil')]);
    expect(await read(`${at}/informationsOperationnelle`)).toMatchObject({ id, Valeur: 'Badge à l’accueil' });
    expect(await put(`${at}/InformationsOperationnelleBudget`, [text('Valeur', '1 250,50 € par an')])).toMatchObject({
      Valeur: '1 250,50 € par an',
    });
    const contact = await create(`${at}/contacts`, { nom: 'Roux' });
    expect(await put(`${at}/DroitsDiffusion`, { logo: true, destinatairesId: [contact.id] })).toMatchObject({
      logo: true,
      destinatairesId: [contact.id],
    });
  });

  it('is counted, analysed and planned', async () => {
    const { at } = await company();
    await create(`${at}/prestationsAdditionnelles`, [
      text('type', 'Médiation'),
      text('dateVente', '2026-03-01'),
      text('prix', '480'),
    ]);
    expect((await answer('GET', `${at}/CountPrestationsAdditionnelles`, 200)).json()).toBe(1);
    await refusal('POST', `${at}/prestationsAdditionnelles`, 400, { type: 'Don', dateVente: '2026-03-01', prix: 0 });
    await create(`${at}/analysesTactique`, { libelle: 'Relation', dateAnalyse: '2026-03-01' });
    await create(`${at}/guidesFonctionnement`, [file('fichier', pdf('guide'))]);
    await create(`${at}/bilansActivite`, [file('fichier', pdf('bilan')), text('dateEnvoi', '2026-02-01')]);
    const plan = [file('fichier', pdf('plan')), text('dateSignature', '2026-02-01')];
    await create(`${at}/plansPrevention`, [...plan, text('dateValidite', '2027-02-01')]);
    await refusal('POST', `${at}/plansPrevention`, 400, [...plan, text('dateValidite', '2026-01-01')]);
  });

  it('links to the company in the two other systems', async () => {
    for (const system of ['ressifnet', 'daisy']) {
      const { id: entrepriseId, at } = await company();
      const theirs = await create(`${system}/entreprises`, { code: 'R-1', nom: 'Société R' });
      const values = { entrepriseId, entrepriseExterneId: theirs.id };
      const mapping = await create(`${system}/entreprises/mapping`, values);
      await refusal('POST', `${system}/entreprises/mapping`, 409, values);
      expect(await list(`${system}/entreprises/${entrepriseId}/MyRessifMapping`)).toMatchObject([values]);
      await answer('DELETE', `${system}/entreprises/${entrepriseId}/mapping/${mapping.id}`, 200);
      await answer('DELETE', at, 200);
    }
  });

  it('prevents its deletion, except for its parts', async () => {
    const { at } = await company();
    const { id: utilisateurId } = await person();
    await create(`${at}/Planning?utilisateurId=${utilisateurId}&typePlanning=Assistant`);
    const site = await create(`${at}/sites`, { nom: 'Siège' });
    await refusal('DELETE', at, 409);
    await answer('DELETE', `${at}/sites/${site.id}`, 200);
    await answer('DELETE', at, 200);
  });
});

describe('collective actions and the progress of services', () => {
  it("count the services provided through the company's and its projects' actions", async () => {
    const { at } = await company();
    const service = await create(`${at}/prestations`, {
      libelle: 'Écoute',
      annee: 2026,
      quantitePrevue: 10,
      unite: 'Heure',
    });
    const site = await create(`${at}/sites`, { nom: 'Siège' });
    const types = await create('TypesInterventionCollective', { code: 'ATELIER', libelle: 'Atelier' });
    const projectTypes = await create('TypesInterventionCollectiveProjet', { code: 'FORUM', libelle: 'Forum' });
    const project = await create(`${at}/Projets`, { nom: 'Bien vieillir' });
    const action = (dateAction: string, typeId: number, duree: number, more: object = {}) => ({
      dateAction,
      servicesId: [service.id],
      sitesId: [site.id],
      interventions: [{ typeId, duree, nombreParticipants: 12, ...more }],
    });
    await create(`${at}/ActionsCollectives`, action('2026-02-03', types.id, 2.5));
    await create(`${at}/ActionsCollectives`, action('2026-10-01', types.id, 3, { date: '2026-10-08' }));
    const ofProject = `${at}/Projet/${project.id}/ActionsCollectivesProjet`;
    await create(ofProject, action('2026-03-04', projectTypes.id, 1));
    const progress = `${at}/Prestations/${service.id}/InfosPrestations`;

    expect(await read(`${progress}?StartDate=2026-06-01`)).toMatchObject({
      StartDate: '2026-06-01',
      annee: 2026,
      quantitePrevue: 10,
      quantiteRealisee: 3.5,
      quantiteProgrammee: 3,
      quantiteRestante: 6.5,
      tauxRealisation: 35,
      nombreInterventions: 2,
      derniereDate: '2026-03-04',
      prochaineDate: '2026-10-08',
    });
    await create(`${at}/prestations/${service.id}/prestationsSites`, {
      siteId: site.id,
      Annee: 2026,
      quantitePrevue: 7,
    });
    expect(await list(`${at}/prestations/${service.id}/prestationsSites?Annee=2025`)).toEqual([]);
    expect(await read(`${progress}?StartDate=2026-06-01`)).toMatchObject({ quantitePrevue: 7, nombreSites: 1 });
    expect(await read(progress)).toHaveProperty('annee', new Date().getFullYear());
    const strange = await company();
    await refusal('GET', `${strange.at}/Prestations/${service.id}/InfosPrestations`, 404);
  });

  it('hold several files, one of which can be removed', async () => {
    const { at } = await company();
    const sent = [
      text('dateAction', '2026-02-03'),
      file('fichiers', pdf('a'), 'a.pdf'),
      file('fichiers', pdf('b'), 'b.pdf'),
    ];
    const { id, fichiers } = await create(`${at}/ActionsCollectives`, sent);
    const [first] = fichiers as readonly { readonly id: string }[];
    await answer('DELETE', `${at}/ActionsCollectives/${id}/Files/${first?.id ?? ''}`, 200);
    expect(await read(`${at}/ActionsCollectives/${id}`)).toMatchObject({ fichiers: [{ name: 'b.pdf' }] });
  });

  it('reference only sites of their own company', async () => {
    const { at } = await company();
    const other = await company();
    const { id } = await create(`${other.at}/sites`, { nom: 'Ailleurs' });
    const { errors } = await refusal('POST', `${at}/ActionsCollectives`, 400, {
      dateAction: '2026-02-03',
      sitesId: [id],
    });
    expect(Object.keys(errors ?? {})).toEqual(['sitesId']);
  });
});

describe('folders and accesses', () => {
  it('keep situations and notes; the list shows the latest folders first', async () => {
    const { id: entrepriseId } = await company();
    const folder = (numero: string, dateOuverture: string) =>
      create('Dossiers', { numero, nom: 'Blanc', prenom: 'Zoé', entrepriseId, dateOuverture });
    const older = await folder('D-1', '2026-01-05');
    const newer = await folder('D-2', '2026-02-05');
    expect(ids(await list('Dossiers/lasts'))).toEqual([newer.id, older.id]);

    const situations = `Dossiers/${older.id}/SituationProfessionnelles`;
    const situation = await create(situations, { dateDebut: '2024-01-01', poste: 'Soudeur', contrat: 'CDI' });
    await refusal('PUT', `${situations}/${situation.id}`, 400, { dateFin: '2023-12-31' });
    await put(`${situations}/${situation.id}`, { dateFin: '2026-01-31' });
    expect(await list(situations)).toMatchObject([{ poste: 'Soudeur', dateFin: '2026-01-31' }]);
    await create(`Dossiers/${older.id}/Notes`, { date: '2026-01-06', contenu: 'Premier entretien.' });
    expect(await page(`Dossiers/${older.id}/Notes?Search=entretien`)).toHaveLength(1);
    await answer('DELETE', `Dossiers/${older.id}`, 200);
  });

  it('are found by the code that a member gives its employees', async () => {
    const { id: entrepriseId } = await company();
    const { id } = await create('AccesPlateformeBeneficiaire', { code: 'LILAS-26', entrepriseId });
    expect(await read('AccesPlateformeBeneficiaire/LILAS-26')).toMatchObject({ id, entrepriseId, actif: true });
    expect(await put(`AccesPlateformeBeneficiaire/${id}`, { actif: false })).toMatchObject({ actif: false });
    await refusal('GET', 'AccesPlateformeBeneficiaire/ROSE-26', 404);
  });
});

describe('external people', () => {
  it('read companies and their records, and write none of them', async () => {
    const { at } = await company();
    const as = await server.tokenFor(['EXTERNES_ENTREPRISES_OPENSOME:read']);
    for (const path of ['Entreprises', at, `${at}/contacts`, `${at}/Assistants`, `${at}/informationsOperationnelle`])
      expect((await server.call('GET', `/api/${path}`, { as })).statusCode, path).toBe(200);
    const payload = { nom: 'Roux' };
    expect((await server.call('POST', `/api/${at}/contacts`, { as, payload })).statusCode).toBe(403);
    expect((await server.call('GET', '/api/Dossiers', { as })).statusCode).toBe(403);
  });
});
