import { expect, it } from 'vitest';
import { notify } from '../../server/outbox/notifications';
import { openDeclaredServer } from '../support/declaredServer';
import { openSmtpSink } from '../support/smtpSink';

const sink = await openSmtpSink();
const server = await openDeclaredServer({ SMTP_URL: sink.url });
const planner = await server.account(['PLANNING_ADMIN:admin']);
const anne = await server.account(['PLANNING_SALARIE:admin']);
const type = await server.made('/api/typesCreneau', { code: 'RDV', libelle: 'Rendez-vous', couleur: '#112233' });

const inbox = async (as: string) => (await server.answer('GET', '/api/MyInbox', undefined, as)).body;
const REQUESTS = `/api/Utilisateurs/${anne.id}/demandesModificationsPlannings`;
const ask = () =>
  server.made(
    REQUESTS,
    { action: 'Ajout', debut: '2026-12-01T08:00:00Z', fin: '2026-12-01T10:00:00Z', typeCreneauId: type },
    anne.token,
  );
const decide = (id: number, body: object) => server.answer('PATCH', `${REQUESTS}/${id}`, body, planner.token);

it('the inbox counts pending decisions only for the people who decide', async () => {
  expect(await inbox(planner.token)).toEqual({ waiting: {}, oldestMonth: null, answers: [], notifications: [] });
  const first = await ask();
  await ask();
  await server.call('PUT', `/api/Utilisateurs/${anne.id}/validationsPlannings/11-2026`, {
    payload: { etat: 'EnAttente' },
    as: anne.token,
  });
  expect(await inbox(planner.token)).toMatchObject({ waiting: { plans: 2, months: 1 }, oldestMonth: '2026-11' });
  expect(await inbox(anne.token)).toMatchObject({ waiting: {}, oldestMonth: null });
  await decide(first, { etat: 'Refusee', reponse: 'Trop tard' });
  expect((await inbox(planner.token)).waiting.plans).toBe(1);
});

it('the inbox and a mail bring people the answers to their requests', async () => {
  const id = await ask();
  const decided = await decide(id, { etat: 'Acceptee', reponse: 'Entendu' });
  expect(decided.body.answerMail).toBe('sent');
  const { answers } = await inbox(anne.token);
  expect(answers[0]).toEqual({
    kind: 'plan',
    id,
    etat: 'Acceptee',
    date: expect.any(String),
    reponse: 'Entendu',
    debut: '2026-12-01T08:00:00.000Z',
  });
  expect(sink.taken.at(-1)?.data).toContain('planning');
  expect((await inbox(planner.token)).answers).toEqual([]);
});

it('an answer to a request for a removal says when its slot is', async () => {
  const creneauId = await server.made(
    '/api/creneaux',
    { salarieId: anne.id, typeCreneauId: type, debut: '2026-12-08T08:00:00Z', fin: '2026-12-08T10:00:00Z' },
    planner.token,
  );
  await decide(await server.made(REQUESTS, { action: 'Suppression', creneauId }, anne.token), {
    etat: 'Refusee',
    reponse: 'Non',
  });
  expect((await inbox(anne.token)).answers[0]).toMatchObject({ etat: 'Refusee', debut: '2026-12-08T08:00:00.000Z' });
});

it("the inbox counts the network's partners that wait for validation", async () => {
  const validates = await server.account(['PARTENAIRES_FASTT:admin']);
  const type = await server.made('/api/TypesPartenaireFASTT', { code: 'RES', libelle: 'Réseau' });
  await server.made('/api/PartenairesFASTT', { nom: 'Relais', typeId: type });
  expect((await inbox(validates.token)).waiting).toEqual({ fastt: 1 });
});

it("the inbox counts open incidents in one's charge", async () => {
  const camille = await server.account(['FICHES_INCIDENT:read']);
  const report = {
    titre: 'Chute',
    type: 'Accident',
    gravite: 'Majeure',
    dateIncident: '2026-03-01T09:00:00Z',
    circonstances: 'Une marche mouillée.',
  };
  const id = await server.made('/api/FichesIncident', report);
  expect((await inbox(camille.token)).waiting).toEqual({});
  const charged = await server.answer('PUT', `/api/FichesIncident/${id}`, { ...report, responsableId: camille.id });
  expect(charged.status, JSON.stringify(charged.body)).toBe(200);
  expect((await inbox(camille.token)).waiting).toEqual({ incidents: 1 });
});

it('the inbox shows notifications of declarations, translated and with a link to the record', async () => {
  const { id: themeId } = { id: await server.made('/api/Themes', { code: 'T-BELL', libelle: 'Bruit' }) };
  const reader = await server.account([]);
  const text = ['Thème\u00a0: %{libelle}', 'Topic: %{libelle}', 'Thema: %{libelle}', 'Tema: %{libelle}'] as const;
  const payload = { to: [reader.id], text, values: { libelle: 'Bruit' } };
  await notify(server.tenant.database.pool, server.tenant.schema, { resource: 'Themes', rowId: themeId, payload });
  const { notifications } = await inbox(reader.token);
  expect(notifications).toMatchObject([{ text: 'Thème\u00a0: Bruit', path: `/themes/details/${themeId}` }]);
  const german = await server.call('GET', '/api/MyInbox', { as: reader.token, headers: { 'accept-language': 'de' } });
  expect(german.json().notifications[0].text).toBe('Thema: Bruit');
});
