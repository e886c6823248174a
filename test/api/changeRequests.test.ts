import { beforeEach, describe, expect, it } from 'vitest';
import { openDeclaredServer } from '../support/declaredServer';
import { openSmtpSink } from '../support/smtpSink';

const sink = await openSmtpSink();
const server = await openDeclaredServer({ SMTP_URL: sink.url });
const editor = await server.tokenFor(['UTILISATEURS:update']);
let anne: Awaited<ReturnType<typeof server.account>>;

beforeEach(async () => {
  anne = await server.account([]);
});

const own = () => server.answer('GET', '/api/MyProfile/fiche', undefined, anne.token);
const ask = (modifications: unknown, as = anne.token, more: object = {}) =>
  server.answer('POST', `/api/Utilisateurs/${anne.id}/demandesModifications`, { modifications, ...more }, as);
const decide = (id: number, body: object, as = editor) =>
  server.answer('PATCH', `/api/Utilisateurs/${anne.id}/demandesModifications/${id}`, body, as);
const TELEPHONE = { champ: 'telephone', apres: '06 12 34 56 78' };
const COMPUTER = { champ: 'ordinateur', apres: 'PC-12' };

describe('a request to change one’s own record', () => {
  it('shows the current values, and changes the record once accepted, with a mail of the decision', async () => {
    const asked = await ask([TELEPHONE, COMPUTER, { champ: 'nom', apres: 'Martin' }], anne.token, { motif: 'Neuf' });
    expect([asked.status, asked.body.etat, asked.body.motif]).toEqual([201, 'EnAttente', 'Neuf']);
    expect(asked.body.modifications).toEqual([
      { champ: 'telephone', avant: null, apres: '+33612345678' },
      { champ: 'ordinateur', avant: null, apres: 'PC-12' },
    ]);
    expect((await own()).body.ordinateur).toBeNull();
    const decided = await decide(asked.body.id, { etat: 'Acceptee', reponse: 'Merci' });
    expect([decided.status, decided.body.etat, decided.body.answerMail]).toEqual([200, 'Acceptee', 'sent']);
    expect((await own()).body).toMatchObject({ ordinateur: 'PC-12', telephone: '+33612345678', nom: 'Martin' });
    expect(sink.taken.at(-1)?.to).toEqual([(await own()).body.email]);
    const again = await decide(asked.body.id, { etat: 'Refusee', reponse: 'Non' });
    expect([again.status, again.body.type]).toEqual([409, '/docs/errors/alreadyDecided']);
  });

  it('is refused with a reason, and leaves the record as it is', async () => {
    const { body } = await ask([COMPUTER]);
    expect((await decide(body.id, { etat: 'Refusee' })).body.errors).toHaveProperty('reponse');
    const refused = await decide(body.id, { etat: 'Refusee', reponse: 'Pas encore livré' });
    expect([refused.status, refused.body.etat, refused.body.reponse]).toEqual([200, 'Refusee', 'Pas encore livré']);
    expect((await own()).body.ordinateur).toBeNull();
  });

  it('is withdrawn by its author alone', async () => {
    const { body } = await ask([COMPUTER]);
    const withdraw = (as: string) =>
      server.answer('DELETE', `/api/Utilisateurs/${anne.id}/demandesModifications/${body.id}`, undefined, as);
    expect((await withdraw(editor)).status).toBe(404);
    expect((await withdraw(anne.token)).status).toBe(200);
    expect((await decide(body.id, { etat: 'Acceptee' })).status).toBe(404);
  });

  it('is answered in the language that the person reads', async () => {
    anne = await server.account(['PREFERENCES_UTILISATEUR:create']);
    const german = { nom: 'langue', valeur: 'de' };
    expect((await server.answer('POST', '/api/preferencesUtilisateur', german, anne.token)).status).toBe(201);
    const { body } = await ask([COMPUTER]);
    await decide(body.id, { etat: 'Acceptee' });
    expect(sink.taken.at(-1)?.data).toContain('Subject: Ihr Antrag ist angenommen');
  });

  it('is outdated if the record has changed since, unless it already has the proposed value', async () => {
    const { body: request } = await ask([COMPUTER]);
    const change = (ordinateur: string) =>
      server.answer('PUT', `/api/Utilisateurs/${anne.id}`, { nom: 'Martin', prenom: 'Camille', ordinateur });
    await change('PC-99');
    const outdated = await decide(request.id, { etat: 'Acceptee' });
    expect([outdated.status, outdated.body.type]).toEqual([409, '/docs/errors/requestOutdated']);
    await change('PC-12');
    expect((await decide(request.id, { etat: 'Acceptee' })).status).toBe(200);
  });

  it('sends a new address for confirmation, and refuses one in use', async () => {
    const { body: other } = await server.answer('GET', '/api/MyProfile', undefined, editor);
    const taken = await ask([{ champ: 'email', apres: other.email }]);
    expect((await decide(taken.body.id, { etat: 'Acceptee' })).status).toBe(409);
    const free = await ask([{ champ: 'email', apres: `a${anne.id}@essai.example` }]);
    const decided = await decide(free.body.id, { etat: 'Acceptee' });
    expect([decided.status, decided.body.confirmationMail]).toEqual([200, 'sent']);
  });

  it('is listed to its owner and to those who read people', async () => {
    const { body } = await ask([COMPUTER]);
    const list = (as: string) =>
      server.answer('GET', `/api/Utilisateurs/${anne.id}/demandesModifications`, undefined, as);
    const reader = await server.tokenFor(['UTILISATEURS:read']);
    for (const as of [anne.token, reader]) expect((await list(as)).body).toMatchObject([{ id: body.id }]);
    const all = await server.answer('GET', '/api/demandesModifications?Etat=EnAttente', undefined, reader);
    // What waits longest is decided first.
    expect(all.body.items.at(-1)).toMatchObject({ id: body.id });
    expect((await list(await server.tokenFor([]))).status).toBe(404);
  });

  it("accepts what the record would, for one's own record, and nothing that opens or closes an account", async () => {
    const errors = async (given: unknown) => Object.keys((await ask(given)).body.errors ?? {});
    expect(await errors([{ champ: 'nom', apres: '' }])).toEqual(['modifications.0.apres']);
    expect(await errors([COMPUTER, COMPUTER])).toEqual(['modifications.1.champ']);
    expect(await errors([{ champ: 'email', apres: 'non' }])).toEqual(['modifications.0.apres']);
    expect(await errors([{ champ: 'lockoutEnd', apres: null }])).toEqual(['modifications.0.champ']);
    expect(await errors([{ champ: 'nom', apres: 'Martin' }])).toEqual(['']);
    for (const none of [[], null, 'x', undefined]) expect((await ask(none)).status).toBe(400);
    expect((await ask([COMPUTER], await server.tokenFor(['UTILISATEURS:read']))).status).toBe(403);
    expect((await decide(999_999, { etat: 'Acceptee' })).status).toBe(404);
    const { body } = await ask([COMPUTER]);
    for (const etat of ['EnAttente', 'Oui', null]) expect((await decide(body.id, { etat })).status).toBe(400);
    expect((await decide(body.id, { etat: 'Acceptee' }, anne.token)).status).toBe(403);
    const wrong = `/api/Utilisateurs/${anne.id + 1}/demandesModifications/${body.id}`;
    expect((await server.answer('PATCH', wrong, { etat: 'Acceptee' }, editor)).status).toBe(404);
  });
});

it("opens the applications of one's own record that have an address", async () => {
  await server.made('/api/parametres', { nom: 'application_adresse_asst', valeur: 'https://asst.example/' });
  await server.made('/api/parametres', { nom: 'application_adresse_ist', valeur: 'javascript:alert(1)' });
  const mine = () => server.answer('GET', '/api/MyApplications', undefined, anne.token);
  expect((await mine()).body).toEqual([]);
  const flags = { accesRessifnetASST: true, accesRessifnetIST: true, accesRessifnetFASTT: true };
  await server.answer('PUT', `/api/Utilisateurs/${anne.id}`, { nom: 'Martin', prenom: 'Camille', ...flags });
  expect((await mine()).body).toEqual([{ code: 'ASST', adresse: 'https://asst.example/' }]);
});
