import { textOf } from '../../../src/resources/common/narrow';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { optionOf } from '../../../src/resources/fields/shared/options';
import { FichesIncident } from '../../../src/resources/schemas/incidents';
import { FicheIncidentActions, FicheIncidentCommentaires } from '../../../src/resources/schemas/incidentsSuivi';
import { Processus } from '../../../src/resources/schemas/processus';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { Utilisateurs } from '../../../src/resources/schemas/utilisateurs';
import { inLanguage } from '../../../src/resources/language/words';
import type { StoredRecord } from '../../database/reading/records';
import type { AfterWrite } from '../../http/resources/resourceContext';
import type { WriteEffects } from '../../http/resources/declaredRoutes';
import { ruledChangeSetOf } from '../../http/resources/applyChange';
import { tenantOf } from '../../http/tenantOf';
import { sessionOf } from '../../identity/authenticate';
import { createBackground, type Background } from '../../identity/lifecycle/background';
import { incidentMail } from './incidentMail';
import type { Mailers } from '../../mail/mailers';
import { languagesOf } from '../../mail/languages';
import type { Settings } from '../../settings';
import { originOf } from '../../tenants';
import { followChange, idsIn } from './followers';
import { actionRecipients, commentRecipients, incidentRecipients, type Recipient } from './recipients';

interface EffectOptions {
  readonly mailers: Mailers;
  readonly settings: Settings;
}

interface Said {
  readonly incident: StoredRecord;
  readonly action?: string;
  readonly due?: string | undefined;
  readonly quote?: string;
}

const dayIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Sends the mails of a write in the background; failures are logged. */
function tell(
  request: FastifyRequest,
  { mailers, settings }: EffectOptions,
  background: Background,
  recipients: readonly Recipient[],
  { incident, action = '', due, quote }: Said,
): void {
  if (recipients.length === 0) return;
  const tenant = tenantOf(request);
  const { log } = request;
  const link = `${originOf(settings, request.hostname.toLowerCase())}/mes-signalements/${incident.id}`;
  const state = optionOf(incident.values['etat'], FichesIncident.fields.etat.options)?.label;
  const words = { title: textOf(incident.values['titre']), author: sessionOf(request).name, action };
  background.run(async () => {
    const ids = recipients.map(({ id }) => id);
    const people = await tenant.store.getMany(Utilisateurs, ids);
    const languageOf = await languagesOf(tenant.store, ids);
    for (const { id, reason } of recipients) {
      const person = people.find((one) => one.id === id);
      // An unconfirmed address may belong to another person.
      if (!person || person.values['emailConfirmed'] !== true) continue;
      const language = languageOf(id);
      const mail = incidentMail({
        reason,
        to: textOf(person.values['email']),
        name: textOf(person.values['prenom']),
        tenantName: tenant.name,
        link,
        language,
        words: { ...words, state: state ? inLanguage(state, language) : '' },
        due,
        quote,
      });
      await mailers
        .of(tenant)
        .send(mail)
        .catch((error: unknown) => log.warn({ err: error, userId: id, reason }, 'incident mail'));
    }
  });
}

async function incidentAbove(request: FastifyRequest, schema: ResourceSchema, { id }: StoredRecord) {
  const { store } = tenantOf(request);
  const [stored] = await store.getManyAnywhere(schema, [id]);
  return stored?.parentId === undefined ? undefined : store.get(FichesIncident, stored.parentId);
}

/** Adds the person responsible for an action as a follower, so that they may read the incident. */
async function makeFollower(request: FastifyRequest, incident: StoredRecord, personId: unknown): Promise<void> {
  if (typeof personId !== 'number' || idsIn(incident.values['abonnesId']).includes(personId)) return;
  await tenantOf(request).store.apply(ruledChangeSetOf(request, followChange(incident.id, personId, true)));
}

export function incidentEffects(app: FastifyInstance, options: EffectOptions): WriteEffects {
  const background = createBackground((error) => app.log.error(error));
  app.addHook('onClose', () => background.finished());
  const actorOf = (request: FastifyRequest) => Number(sessionOf(request).accountId);

  const afterIncident: AfterWrite = async (request, { before, after }) => {
    const processId = after.values['processusId'];
    const process =
      !before && typeof processId === 'number' ? await tenantOf(request).store.get(Processus, processId) : undefined;
    const owner = process?.values['piloteId'];
    const recipients = incidentRecipients({
      before: before?.values,
      after: after.values,
      actorId: actorOf(request),
      ...(typeof owner === 'number' && { processOwnerId: owner }),
    });
    tell(request, options, background, recipients, { incident: after });
    return {};
  };

  const afterAction: AfterWrite = async (request, { before, after }) => {
    const incident = await incidentAbove(request, FicheIncidentActions, after);
    if (!incident) return {};
    await makeFollower(request, incident, after.values['responsableId']);
    const recipients = actionRecipients(before?.values, after.values, actorOf(request));
    const action = textOf(after.values['libelle']);
    tell(request, options, background, recipients, { incident, action, due: dayIn(after.values['echeance']) });
    return {};
  };

  const afterComment: AfterWrite = async (request, { before, after }) => {
    const incident = before ? undefined : await incidentAbove(request, FicheIncidentCommentaires, after);
    if (!incident) return {};
    const recipients = commentRecipients(incident.values, actorOf(request));
    tell(request, options, background, recipients, { incident, quote: textOf(after.values['texte']) });
    return {};
  };

  return {
    [FichesIncident.name]: afterIncident,
    [FicheIncidentActions.name]: afterAction,
    [FicheIncidentCommentaires.name]: afterComment,
  };
}
