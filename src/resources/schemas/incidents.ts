import { defineResource } from '../defineResource';
import { dateTime } from '../fields/dateTime/kind';
import { embeddedList } from '../fields/embeddedList/kind';
import { enumeration } from '../fields/enumeration/kind';
import { files } from '../fields/files/kind';
import { integer } from '../fields/integer/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { referenceSet } from '../fields/referenceSet/kind';
import { text } from '../fields/text/kind';
import type { SummaryCard } from './common';
import { COMPANY_SITES } from './commonEntreprises';
import { account, INCIDENT_ACTIONS, INCIDENTS, person, REPORTERS } from './commonIncidents';
import { etatIncident, familleCause, gravite, typeIncident } from './incidentsChoix';

/** Those whom an incident concerns, users or not: a name is enough on site. */
const personnesConcernees = () =>
  embeddedList({
    label: ['Personnes concernées', 'People concerned', 'Betroffene Personen', 'Pessoas envolvidas'],
    maxItems: 30,
    fields: {
      nom: text({ label: ['Nom', 'Name', 'Name', 'Nome'], required: true, maxLength: 200 }),
      role: enumeration({
        label: ['Rôle', 'Role', 'Rolle', 'Papel'],
        options: [
          { value: 'Victime', label: ['Victime', 'Victim', 'Opfer', 'Vítima'] },
          { value: 'Temoin', label: ['Témoin', 'Witness', 'Zeuge', 'Testemunha'] },
          { value: 'Implique', label: ['Impliqué', 'Involved', 'Beteiligt', 'Implicado'] },
        ],
      }),
      joursArret: integer({
        label: ['Jours d’arrêt', 'Days off work', 'Ausfalltage', 'Dias de baixa'],
        min: 0,
        max: 3650,
      }),
      lesion: text({ label: ['Lésion', 'Injury', 'Verletzung', 'Lesão'], maxLength: 300 }),
    },
  });

/** What is still to be done about an incident. */
const OPEN_ACTIONS: SummaryCard = {
  label: ['Actions à mener', 'Actions to do', 'Offene Maßnahmen', 'Ações por fazer'],
  collection: INCIDENT_ACTIONS,
  where: { field: 'etat', operator: 'in', value: ['AFaire', 'EnCours'] },
  sort: { field: 'echeance', order: 'ASC' },
  limit: 5,
  columns: ['libelle', 'responsableId', 'echeance', 'etat'],
  empty: ['Aucune action en attente.', 'No action is waiting.', 'Keine Maßnahme steht aus.', 'Nenhuma ação à espera.'],
};

/** An incident report: what happened, to whom, why, and what is done about it (section 7.7 of the specification). */
export const FichesIncident = defineResource({
  name: INCIDENTS,
  contract: true,
  label: {
    one: ['Fiche incident', 'Incident report', 'Vorfallmeldung', 'Ficha de incidente'],
    many: ['Fiches incident', 'Incident reports', 'Vorfallmeldungen', 'Fichas de incidente'],
    new: ['Nouvelle fiche incident', 'New incident report', 'Neue Vorfallmeldung', 'Nova ficha de incidente'],
  },
  help: [
    'Les incidents signalés, leur analyse et les actions qui en découlent.',
    'The incidents that were reported, their analysis and the actions that follow.',
    'Die gemeldeten Vorfälle, ihre Analyse und die Maßnahmen daraus.',
    'Os incidentes comunicados, a sua análise e as ações que daí resultam.',
  ],
  icon: 'incident',
  rights: 'FICHES_INCIDENT',
  scope: { company: 'entrepriseId', site: 'siteId' },
  participants: { rights: REPORTERS, fields: ['auteurId', 'responsableId', 'abonnesId'] },
  menu: {
    group: 'suivi',
    order: 1,
    synonyms: [
      'incident accident événement',
      'incident accident event',
      'Vorfall Unfall Ereignis',
      'incidente acidente ocorrência',
    ],
  },
  // What is said of an incident is a part of its follow-up, below it.
  comments: false,
  path: '/fiches-incident',
  author: 'auteurId',
  after: [
    {
      on: ['create', 'update'],
      changed: ['etat', 'gravite'],
      webhook: { name: 'incident', fields: ['titre', 'type', 'gravite', 'etat', 'dateIncident', 'entrepriseId'] },
    },
  ],
  stamps: {
    dateDeclaration: {},
    dateCloture: { when: { field: 'etat', operator: 'equals', value: 'Cloturee' } },
  },
  fields: {
    titre: text({
      label: ['Titre', 'Title', 'Titel', 'Título'],
      help: [
        'Ce qui s’est passé, en quelques mots.',
        'What happened, in a few words.',
        'Was geschah, in wenigen Worten.',
        'O que aconteceu, em poucas palavras.',
      ],
      required: true,
      maxLength: 200,
    }),
    type: typeIncident(),
    gravite: gravite(),
    etat: etatIncident(),
    dateIncident: dateTime({
      label: ['Date et heure', 'Date and time', 'Datum und Uhrzeit', 'Data e hora'],
      required: true,
    }),
    lieu: text({ label: ['Lieu', 'Place', 'Ort', 'Lugar'], maxLength: 300 }),
    entrepriseId: reference({ label: ['Adhérent', 'Member', 'Mitglied', 'Aderente'], resource: 'Entreprises' }),
    siteId: reference({ label: ['Site', 'Site', 'Standort', 'Local'], resource: COMPANY_SITES }),
    processusId: reference({ label: ['Processus', 'Process', 'Prozess', 'Processo'], resource: 'Processus' }),
    circonstances: longText({
      label: ['Circonstances', 'Circumstances', 'Umstände', 'Circunstâncias'],
      required: true,
      maxLength: 5000,
    }),
    consequences: account(['Conséquences', 'Consequences', 'Folgen', 'Consequências']),
    mesuresImmediates: account(['Mesures immédiates', 'Immediate measures', 'Sofortmaßnahmen', 'Medidas imediatas']),
    personnesConcernees: personnesConcernees(),
    causePrincipale: familleCause(['Cause principale', 'Main cause', 'Hauptursache', 'Causa principal']),
    responsableId: person(
      ['Responsable', 'In charge', 'Verantwortlich', 'Responsável'],
      [
        'La personne qui conduit l’analyse et les actions\u00a0; elle est prévenue par e-mail.',
        'The person who leads the analysis and the actions; they are told by e-mail.',
        'Die Person, die Analyse und Maßnahmen leitet; sie wird per E-Mail benachrichtigt.',
        'A pessoa que conduz a análise e as ações; é avisada por e-mail.',
      ],
    ),
    abonnesId: referenceSet({
      label: ['Personnes qui suivent', 'Followers', 'Folgende Personen', 'Pessoas que seguem'],
      resource: 'Utilisateurs',
      maxItems: 100,
    }),
    fichiers: files({
      label: ['Photos et documents', 'Pictures and documents', 'Bilder und Dokumente', 'Fotografias e documentos'],
      accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'],
      maxItems: 20,
    }),
    // In no section: a device that sends a report again, because the answer was lost, is told that it is there.
    cleEnvoi: text({
      label: ['Clé d’envoi', 'Sending key', 'Sendeschlüssel', 'Chave de envio'],
      unique: true,
      immutable: true,
      maxLength: 64,
    }),
    auteurId: reference({
      label: ['Signalé par', 'Reported by', 'Gemeldet von', 'Comunicado por'],
      resource: 'Utilisateurs',
      readOnly: true,
    }),
    dateDeclaration: dateTime({ label: ['Signalé le', 'Reported on', 'Gemeldet am', 'Comunicado em'], readOnly: true }),
    dateCloture: dateTime({ label: ['Clôturé le', 'Closed on', 'Abgeschlossen am', 'Encerrado em'], readOnly: true }),
  },
  representation: 'titre',
  search: ['titre', 'lieu', 'circonstances', 'entrepriseId'],
  list: {
    columns: ['titre', 'dateIncident', 'gravite', 'etat', 'entrepriseId', 'responsableId'],
    sort: { field: 'dateIncident', order: 'DESC' },
    editable: ['gravite', 'etat', 'responsableId'],
    cards: { fields: ['etat', 'gravite', 'dateIncident', 'responsableId'] },
    board: { by: 'etat', fields: ['gravite', 'dateIncident', 'entrepriseId', 'responsableId'] },
    calendar: { from: 'dateIncident' },
    filtersBelow: [INCIDENT_ACTIONS],
    filters: [
      'etat',
      'gravite',
      'type',
      'processusId',
      'entrepriseId',
      'dateIncident',
      'responsableId',
      'causePrincipale',
      'auteurId',
      'dateCloture',
    ],
  },
  sections: [
    {
      label: ['Ce qui s’est passé', 'What happened', 'Was geschah', 'O que aconteceu'],
      fields: ['titre', 'type', 'gravite', 'dateIncident', 'circonstances', 'consequences', 'fichiers'],
    },
    {
      label: ['Où et qui', 'Where and who', 'Wo und wer', 'Onde e quem'],
      fields: ['lieu', 'entrepriseId', 'siteId', 'processusId', 'personnesConcernees'],
    },
    {
      label: ['Traitement', 'Handling', 'Bearbeitung', 'Tratamento'],
      fields: [
        'etat',
        'responsableId',
        'abonnesId',
        'mesuresImmediates',
        'causePrincipale',
        'auteurId',
        'dateDeclaration',
        'dateCloture',
      ],
    },
  ],
  operations: { listing: 'extension', download: 'extension' },
  parameters: {
    MesFiches: {
      label: ['Me concernent', 'Concerning me', 'Mich betreffend', 'Que me dizem respeito'],
      concerning: true,
    },
  },
  otherLists: {
    '/mes-signalements': {
      label: ['Mes signalements', 'My reports', 'Meine Meldungen', 'As minhas comunicações'],
      help: [
        'Les incidents que vous avez signalés, dont vous avez la charge ou que vous suivez.',
        'The incidents that you reported, are in charge of or follow.',
        'Die Vorfälle, die Sie gemeldet haben, bearbeiten oder verfolgen.',
        'Os incidentes que comunicou, de que está encarregado ou que segue.',
      ],
      parameters: ['MesFiches'],
      columns: ['titre', 'dateIncident', 'gravite', 'etat', 'responsableId'],
      show: '/mes-signalements/:id',
      create: '/fiches-incident-create',
    },
  },
  summary: {
    fields: ['etat', 'gravite', 'type', 'dateIncident', 'lieu', 'responsableId'],
    cards: { actions: OPEN_ACTIONS },
  },
  tabGroups: { traitement: ['Traitement', 'Handling', 'Bearbeitung', 'Tratamento'] },
  // What is open, the oldest first, and the months of statistics.
  indexes: [
    ['etat', 'dateIncident'],
    ['dateIncident', 'gravite'],
  ],
  counted: [
    [
      'dateIncident',
      'dateCloture',
      'type',
      'gravite',
      'etat',
      'processusId',
      'causePrincipale',
      'responsableId',
      'entrepriseId',
    ],
    [
      'dateCloture',
      'dateDeclaration',
      'type',
      'gravite',
      'etat',
      'processusId',
      'causePrincipale',
      'responsableId',
      'entrepriseId',
    ],
  ],
});
