import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDeclaredServer, type DeclaredServer } from '../support/declaredServer';
import { openSmtpSink, type SmtpSink } from '../support/smtpSink';

let server: DeclaredServer;
let sink: SmtpSink;
let work: number;
let planner: string;
let chief: string;
let anne: { readonly id: number; readonly token: string };

beforeAll(async () => {
  sink = await openSmtpSink();
  server = await openDeclaredServer({ SMTP_URL: sink.url });
  work = await server.made('/api/typesCreneau', { code: 'PERM', libelle: 'Permanence', couleur: '#112233' });
  planner = await server.tokenFor(['PLANNING_ADMIN:admin']);
  chief = await server.tokenFor(['PLANNING_SUPERADMIN:admin']);
});

beforeEach(async () => {
  anne = await server.account(['PLANNING_SALARIE:admin']);
});

const month = (etat: string, as: string, id = anne.id) =>
  server.answer('PUT', `/api/Utilisateurs/${id}/validationsPlannings/03-2026`, { etat }, as);
const ask = (body: object, as = anne.token) =>
  server.answer('POST', `/api/Utilisateurs/${anne.id}/demandesModificationsPlannings`, body, as);
const decide = (id: number, body: object, as = planner) =>
  server.answer('PATCH', `/api/Utilisateurs/${anne.id}/demandesModificationsPlannings/${id}`, body, as);
const slot = (day: string) => ({
  salarieId: anne.id,
  typeCreneauId: work,
  debut: `${day}T09:00:00.000Z`,
  fin: `${day}T11:00:00.000Z`,
});
const at = ({ debut, fin }: { readonly debut: string; readonly fin: string }) => ({ debut, fin });

describe('the validation of a month', () => {
  it('is requested by the employee, granted by a planner, and withdrawn by the administration', async () => {
    expect((await month('Acceptee', anne.token)).status).toBe(403);
    const asked = await month('EnAttente', anne.token);
    expect([asked.status, asked.body]).toEqual([
      200,
      { utilisateurId: anne.id, moisAnnee: '03-2026', etat: 'EnAttente' },
    ]);
    expect((await month('Acceptee', planner)).body.etat).toBe('Acceptee');
    const { status } = await server.answer('POST', '/api/creneaux', slot('2026-03-10'), planner);
    expect(status).toBe(400);
    for (const as of [anne.token, planner]) expect((await month('EnAttente', as)).status).toBe(403);
    expect((await month('EnAttente', chief)).status).toBe(200);
    expect((await server.answer('POST', '/api/creneaux', slot('2026-03-10'), planner)).status).toBe(201);
  });

  it('is for oneself, and for an existing month and state', async () => {
    const other = await server.account(['PLANNING_SALARIE:admin']);
    expect((await month('EnAttente', other.token)).status).toBe(403);
    expect((await month('EnAttente', await server.tokenFor(['PLANNING_ADMIN:read']))).status).toBe(403);
    expect((await month('Acceptee', await server.tokenFor(['PLANNING_ADMIN:read']))).status).toBe(403);
    expect((await month('Oui', planner)).status).toBe(400);
    const put = (path: string, body: object) => server.answer('PUT', `/api/Utilisateurs/${path}`, body, planner);
    expect((await put(`${anne.id}/validationsPlannings/13-2026`, { etat: 'Acceptee' })).status).toBe(404);
    expect((await put('999999/validationsPlannings/03-2026', { etat: 'Acceptee' })).status).toBe(404);
    const contrary = await put(`${anne.id}/validationsPlannings/03-2026`, { etat: 'Acceptee', moisAnnee: '04-2026' });
    expect([contrary.status, Object.keys(contrary.body.errors)]).toEqual([400, ['moisAnnee']]);
  });

  it('is listed for everyone or for oneself', async () => {
    await month('Acceptee', planner);
    const list = async (as: string, query: string) =>
      (await server.answer('GET', `/api/planning/validations?${query}`, undefined, as)).body;
    const own = { utilisateurId: anne.id, moisAnnee: '03-2026', etat: 'Acceptee' };
    expect(await list(anne.token, 'Debut=2026-01&Fin=2026-12')).toEqual([own]);
    expect(await list(planner, 'Debut=2026-03&Fin=2026-03')).toContainEqual(own);
    expect(await list(planner, 'Debut=2026-04&Fin=2026-12')).toEqual([]);
  });
});

describe('a request', () => {
  it('to add a slot adds it once accepted', async () => {
    const { status, body } = await ask({
      action: 'Ajout',
      ...at(slot('2026-05-04')),
      typeCreneauId: work,
      motif: 'Renfort',
    });
    expect([status, body.etat, body.utilisateurId]).toEqual([201, 'EnAttente', anne.id]);
    expect((await decide(body.id, { etat: 'Acceptee' }, anne.token)).status).toBe(403);
    const decided = await decide(body.id, {
      utilisateurId: anne.id,
      demandeModificationPlanningId: body.id,
      etat: 'Acceptee',
    });
    expect([decided.status, decided.body.etat]).toEqual([200, 'Acceptee']);
    const plan = await server.answer('GET', `/api/Utilisateurs/${anne.id}/Plannings`, undefined, anne.token);
    expect(plan.body).toMatchObject([slot('2026-05-04')]);
    const again = await decide(body.id, { etat: 'Refusee', reponse: 'Non' });
    expect([again.status, again.body.type]).toEqual([409, '/docs/errors/alreadyDecided']);
  });

  it('is withdrawn by its author alone, while it is pending', async () => {
    const withdraw = (id: number, as = anne.token) =>
      server.answer('DELETE', `/api/Utilisateurs/${anne.id}/demandesModificationsPlannings/${id}`, undefined, as);
    const request = { action: 'Ajout', ...at(slot('2026-05-12')), typeCreneauId: work };
    const { body: first } = await ask(request);
    const other = await server.account(['PLANNING_SALARIE:admin']);
    for (const as of [planner, other.token]) expect((await withdraw(first.id, as)).status).toBe(404);
    expect((await withdraw(first.id)).body).toEqual({ id: first.id });
    expect((await withdraw(first.id)).status).toBe(404);
    expect((await decide(first.id, { etat: 'Acceptee' })).status).toBe(404);
    const { body: second } = await ask(request);
    await decide(second.id, { etat: 'Acceptee' });
    const late = await withdraw(second.id);
    expect([late.status, late.body.type]).toEqual([409, '/docs/errors/alreadyDecided']);
  });

  it('to move or remove a slot does so once accepted', async () => {
    const moved = await server.made('/api/creneaux', slot('2026-05-05'));
    const removed = await server.made('/api/creneaux', slot('2026-05-06'));
    const first = await ask({ action: 'Modification', creneauId: moved, ...at(slot('2026-05-07')) });
    const second = await ask({ action: 'Suppression', creneauId: removed });
    for (const { body } of [first, second]) expect((await decide(body.id, { etat: 'Acceptee' })).status).toBe(200);
    expect((await server.answer('GET', `/api/creneaux/${moved}`)).body).toMatchObject(slot('2026-05-07'));
    expect((await server.answer('GET', `/api/creneaux/${removed}`)).status).toBe(404);
  });

  it('to clear a company and a text is explicit: omitted fields stay', async () => {
    const entrepriseId = await server.made('/api/Entreprises', { code: 'ATN', nom: 'Atelier du Nord' });
    const siteId = await server.made(`/api/Entreprises/${entrepriseId}/sites`, { nom: 'Siège' });
    const id = await server.made('/api/creneaux', { ...slot('2026-05-14'), entrepriseId, siteId, texte: 'Salle 2' });
    const first = await ask({ action: 'Modification', creneauId: id, texte: null, ...at(slot('2026-05-15')) });
    expect((await decide(first.body.id, { etat: 'Acceptee' })).status).toBe(200);
    const stays = { ...slot('2026-05-15'), entrepriseId, siteId, texte: 'Salle 2' };
    expect((await server.answer('GET', `/api/creneaux/${id}`)).body).toMatchObject(stays);
    const second = await ask({ action: 'Modification', creneauId: id, sansEntreprise: true, sansTexte: true });
    expect([second.status, second.body.sansEntreprise, second.body.sansTexte]).toEqual([201, true, true]);
    expect((await decide(second.body.id, { etat: 'Acceptee' })).status).toBe(200);
    const gone = { ...slot('2026-05-15'), entrepriseId: null, siteId: null, texte: null };
    expect((await server.answer('GET', `/api/creneaux/${id}`)).body).toMatchObject(gone);
    const errorsOf = async (body: object) =>
      Object.keys((await ask({ action: 'Modification', creneauId: id, ...body })).body.errors);
    expect(await errorsOf({ sansTexte: true, texte: 'Salle 3' })).toEqual(['sansTexte']);
    // The field is already empty.
    expect(await errorsOf({ sansTexte: true })).toEqual(['']);
  });

  it('for another type clears the sub-type', async () => {
    const sousTypeCreneauId = await server.made(`/api/typesCreneau/${work}/sousTypesCreneau`, {
      code: 'SITE',
      libelle: 'Sur site',
    });
    const other = await server.made('/api/typesCreneau', { code: 'ENTR', libelle: 'Entretien', couleur: '#112244' });
    const id = await server.made('/api/creneaux', { ...slot('2026-05-18'), sousTypeCreneauId });
    const same = await ask({ action: 'Modification', creneauId: id, typeCreneauId: work, texte: 'A' });
    expect((await decide(same.body.id, { etat: 'Acceptee' })).status).toBe(200);
    expect((await server.answer('GET', `/api/creneaux/${id}`)).body).toMatchObject({ sousTypeCreneauId, texte: 'A' });
    const { body } = await ask({ action: 'Modification', creneauId: id, typeCreneauId: other });
    expect((await decide(body.id, { etat: 'Acceptee' })).status).toBe(200);
    const changed = { typeCreneauId: other, sousTypeCreneauId: null };
    expect((await server.answer('GET', `/api/creneaux/${id}`)).body).toMatchObject(changed);
  });

  it('needs a reason to be refused', async () => {
    const { body } = await ask({ action: 'Ajout', ...at(slot('2026-05-08')), typeCreneauId: work });
    const bare = await decide(body.id, { etat: 'Refusee' });
    expect([bare.status, Object.keys(bare.body.errors)]).toEqual([400, ['reponse']]);
    const { status, body: refused } = await decide(body.id, { etat: 'Refusee', reponse: 'Déjà pourvu' });
    expect([status, refused.etat, refused.reponse]).toEqual([200, 'Refusee', 'Déjà pourvu']);
    expect((await server.answer('GET', `/api/Utilisateurs/${anne.id}/Plannings`)).body).toEqual([]);
  });

  it('about a slot that has changed meanwhile is a conflict, and writes nothing', async () => {
    const id = await server.made('/api/creneaux', slot('2026-05-11'));
    const { body } = await ask({ action: 'Modification', creneauId: id, texte: 'Salle 2' });
    await server.answer('PUT', `/api/creneaux/${id}`, { texte: 'Salle 3' });
    const decided = await decide(body.id, { etat: 'Acceptee' });
    expect([decided.status, decided.body.type]).toEqual([409, '/docs/errors/requestOutdated']);
    const list = await server.answer('GET', `/api/Utilisateurs/${anne.id}/demandesModificationsPlannings`);
    expect(list.body.map(({ etat }: { etat: string }) => etat)).toEqual(['EnAttente']);
  });

  it("with an invalid slot, or about another person's, is refused at once", async () => {
    const other = (await server.account([])).id;
    const foreign = await server.made('/api/creneaux', { ...slot('2026-05-12'), salarieId: other });
    const errorsOf = async (body: object) => Object.keys((await ask(body)).body.errors ?? {});
    expect(await errorsOf({ action: 'Ajout', debut: slot('2026-05-12').debut })).toEqual(['fin', 'typeCreneauId']);
    expect(
      await errorsOf({ action: 'Ajout', debut: '2026-05-12T10:00', fin: '2026-05-12T09:00', typeCreneauId: work }),
    ).toEqual(['fin']);
    expect(await errorsOf({ action: 'Suppression', creneauId: foreign })).toEqual(['creneauId']);
    expect(await errorsOf({ action: 'Suppression' })).toEqual(['creneauId']);
    expect((await ask({ action: 'Ajout' }, (await server.account(['PLANNING_SALARIE:admin'])).token)).status).toBe(403);
    await month('Acceptee', planner);
    expect(await errorsOf({ action: 'Ajout', ...at(slot('2026-03-12')), typeCreneauId: work })).toEqual(['debut']);
  });

  it("is answered by a mail with day, hours and company of the slot, in the person's language", async () => {
    anne = await server.account(['PLANNING_SALARIE:admin', 'PREFERENCES_UTILISATEUR:create']);
    const entrepriseId = await server.made('/api/Entreprises', { code: 'QAI', nom: 'Quais' });
    // Undoes quoted-printable, which breaks lines and encodes letters as bytes.
    const lines = () => {
      const data = sink.taken.at(-1)?.data ?? '';
      const bytes = data
        .replaceAll('=\n', '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, 'latin1').toString('utf8');
    };
    const added = await ask({ action: 'Ajout', ...at(slot('2026-06-01')), typeCreneauId: work, entrepriseId });
    await decide(added.body.id, { etat: 'Refusee', reponse: 'Non' });
    expect(lines()).toContain('Créneau demandé\u00a0: lundi 1er juin 2026, de 11:00 à 13:00, Quais');
    const id = await server.made('/api/creneaux', { ...slot('2026-06-02'), entrepriseId });
    const moved = await ask({ action: 'Modification', creneauId: id, ...at(slot('2026-06-03')) });
    await decide(moved.body.id, { etat: 'Acceptee' });
    expect(lines()).toContain('Créneau concerné\u00a0: mardi 2 juin 2026, de 11:00 à 13:00, Quais');
    expect(lines()).toContain('Changement demandé\u00a0: mercredi 3 juin 2026, de 11:00 à 13:00, Quais');
    await server.answer('POST', '/api/preferencesUtilisateur', { nom: 'langue', valeur: 'en' }, anne.token);
    const removed = await ask({ action: 'Suppression', creneauId: id });
    await decide(removed.body.id, { etat: 'Acceptee' });
    expect(lines()).toMatch(/Slot to remove: Wednesday,? 3 June 2026, from 11:00 to 13:00, Quais/);
  });

  it('is listed for planners, by state and name', async () => {
    await ask({ action: 'Ajout', ...at(slot('2026-05-13')), typeCreneauId: work });
    const list = (query: string, as?: string) =>
      server.answer('GET', `/api/demandesModificationsPlannings?${query}`, undefined, as);
    expect((await list('PageNumber=1&PageSize=5')).body.totalCount).toBeGreaterThan(1);
    expect((await list('', anne.token)).body.totalCount).toBe(1);
    expect((await list('Etat=Refusee', anne.token)).body).toEqual({ items: [], totalCount: 0 });
    expect((await list('Search=inconnue')).body.totalCount).toBe(0);
    expect((await list('Search=martin&Etat=EnAttente')).body.items.at(-1).utilisateurId).toBe(anne.id);
    expect((await list('Etat=Oui')).status).toBe(400);
  });
});
