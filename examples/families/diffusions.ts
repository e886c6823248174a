import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { dateTime } from '../../src/resources/fields/dateTime/kind';
import { email } from '../../src/resources/fields/email/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { longText } from '../../src/resources/fields/longText/kind';
import { text } from '../../src/resources/fields/text/kind';
import type { Condition } from '../../src/resources/language/condition';

const DESTINATAIRES = 'Diffusions/{diffusionId}/destinataires';

const SENT: Condition = { field: 'etat', operator: 'equals', value: 'envoyee' };

/** Messages to many people: written first, sent once. */
export const Diffusions = defineResource({
  name: 'Diffusions',
  label: {
    one: ['Diffusion', 'Mailing', 'Rundschreiben', 'Difusão'],
    many: ['Diffusions', 'Mailings', 'Rundschreiben', 'Difusões'],
  },
  icon: 'contact',
  rights: 'DIFFUSIONS',
  menu: { group: 'suivi' },
  fields: {
    objet: text({ label: ['Objet', 'Subject', 'Betreff', 'Assunto'], required: true, maxLength: 120 }),
    message: longText({ label: ['Message', 'Message', 'Nachricht', 'Mensagem'], maxLength: 5000 }),
    etat: enumeration({
      label: ['État', 'State', 'Zustand', 'Estado'],
      required: true,
      initial: 'brouillon',
      options: [
        { value: 'brouillon', label: ['Brouillon', 'Draft', 'Entwurf', 'Rascunho'], status: 'secondary' },
        { value: 'envoyee', label: ['Envoyée', 'Sent', 'Gesendet', 'Enviada'], status: 'success' },
      ],
      steps: { brouillon: [{ to: 'envoyee', rights: ['DIFFUSIONS:admin'] }], envoyee: [] },
    }),
    envoyeeLe: dateTime({ label: ['Envoyée le', 'Sent on', 'Gesendet am', 'Enviada em'], readOnly: true }),
    destinataires: integer({
      label: ['Destinataires', 'Recipients', 'Empfänger', 'Destinatários'],
      formula: { below: DESTINATAIRES, take: 'count' },
    }),
    reponses: integer({
      label: ['Réponses', 'Answers', 'Antworten', 'Respostas'],
      formula: { below: DESTINATAIRES, take: 'count', where: { field: 'aRepondu', operator: 'equals', value: true } },
    }),
  },
  fieldRules: [{ when: SENT, required: ['message'], readOnly: ['objet', 'message'] }],
  // In the order of work: write, review, send.
  sections: [
    { label: ['Le message', 'The message', 'Die Nachricht', 'A mensagem'], fields: ['objet', 'message'] },
    {
      label: ['L’envoi', 'Sending', 'Der Versand', 'O envio'],
      fields: ['etat', 'envoyeeLe', 'destinataires', 'reponses'],
    },
  ],
  wizard: 'create',
  stamps: { envoyeeLe: { when: SENT } },
  after: [
    {
      on: ['create', 'update'],
      changed: ['etat'],
      when: SENT,
      webhook: { name: 'diffusion', fields: ['objet', 'message'] },
      mail: { to: { below: DESTINATAIRES, field: 'adresse' }, subject: '%{objet}', text: '%{message}' },
    },
  ],
  representation: 'objet',
  search: ['objet'],
  list: {
    columns: ['objet', 'etat', 'envoyeeLe', 'destinataires', 'reponses'],
    sort: { field: 'envoyeeLe', order: 'DESC' },
    board: { by: 'etat', fields: ['destinataires', 'envoyeeLe'] },
  },
});

/** A recipient of a mailing; each address once. */
export const DiffusionDestinataires = defineResource({
  name: DESTINATAIRES,
  parent: { resource: 'Diffusions', parameter: 'diffusionId' },
  label: {
    one: ['Destinataire', 'Recipient', 'Empfänger', 'Destinatário'],
    many: ['Destinataires', 'Recipients', 'Empfänger', 'Destinatários'],
  },
  rights: 'DIFFUSIONS',
  owned: true,
  fields: {
    nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, maxLength: 120 }),
    adresse: email({ label: ['Adresse', 'Address', 'Adresse', 'Endereço'], required: true }),
    aRepondu: boolean({ label: ['A répondu', 'Has answered', 'Hat geantwortet', 'Respondeu'], initial: false }),
    reponse: longText({
      label: ['Réponse', 'Answer', 'Antwort', 'Resposta'],
      visibleWhen: { field: 'aRepondu', operator: 'equals', value: true },
      readers: { rights: ['DIFFUSIONS:admin'] },
    }),
  },
  unique: [['adresse']],
  representation: 'nom',
  search: ['nom', 'adresse'],
  list: { columns: ['nom', 'adresse', 'aRepondu'], sort: { field: 'nom', order: 'ASC' } },
});
