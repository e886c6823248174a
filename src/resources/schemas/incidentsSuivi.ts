import { defineResource } from '../defineResource';
import { boolean } from '../fields/boolean/kind';
import { date } from '../fields/date/kind';
import { dateTime } from '../fields/dateTime/kind';
import { longText } from '../fields/longText/kind';
import { reference } from '../fields/reference/kind';
import { text } from '../fields/text/kind';
import { account, INCIDENT_ACTIONS, INCIDENTS, OF_AN_INCIDENT, person } from './commonIncidents';
import { etatAction, familleCause } from './incidentsChoix';

const CAUSES = `${INCIDENTS}/{ficheIncidentId}/causes`;

/** What is done so that an incident does not happen again, by whom and until when. */
export const FicheIncidentActions = defineResource({
  ...OF_AN_INCIDENT,
  name: INCIDENT_ACTIONS,
  label: {
    one: ['Action corrective', 'Corrective action', 'Korrekturmaßnahme', 'Ação corretiva'],
    many: ['Actions correctives', 'Corrective actions', 'Korrekturmaßnahmen', 'Ações corretivas'],
    new: ['Nouvelle action corrective', 'New corrective action', 'Neue Korrekturmaßnahme', 'Nova ação corretiva'],
  },
  icon: 'project',
  path: '/fiches-incident/{ficheIncidentId}/actions',
  author: 'auteurId',
  stamps: { dateDecision: {}, dateRealisation: { when: { field: 'etat', operator: 'equals', value: 'Realisee' } } },
  fields: {
    libelle: text({ label: ['Action', 'Action', 'Maßnahme', 'Ação'], required: true, maxLength: 300 }),
    responsableId: person(
      ['Responsable', 'Responsible', 'Verantwortlich', 'Responsável'],
      [
        'Prévenu par e-mail, et suit l’incident.',
        'Told by e-mail, and follows the incident.',
        'Wird per E-Mail benachrichtigt und folgt dem Vorfall.',
        'Avisado por e-mail, e segue o incidente.',
      ],
    ),
    echeance: date({ label: ['Échéance', 'Due date', 'Fällig am', 'Prazo'] }),
    etat: etatAction(),
    causeId: reference({
      label: ['Cause traitée', 'Cause addressed', 'Behandelte Ursache', 'Causa tratada'],
      resource: CAUSES,
    }),
    description: account(['Description', 'Description', 'Beschreibung', 'Descrição']),
    resultat: account(['Résultat', 'Result', 'Ergebnis', 'Resultado']),
    dateDecision: dateTime({ label: ['Décidée le', 'Decided on', 'Beschlossen am', 'Decidida em'], readOnly: true }),
    dateRealisation: dateTime({
      label: ['Réalisée le', 'Done on', 'Erledigt am', 'Realizada em'],
      readOnly: true,
    }),
    auteurId: reference({
      label: ['Décidée par', 'Decided by', 'Beschlossen von', 'Decidida por'],
      resource: 'Utilisateurs',
      readOnly: true,
    }),
  },
  representation: 'libelle',
  search: ['libelle', 'responsableId'],
  list: {
    columns: ['libelle', 'responsableId', 'echeance', 'etat', 'dateRealisation'],
    sort: { field: 'echeance', order: 'ASC' },
    editable: ['responsableId', 'echeance', 'etat'],
  },
  tab: { group: 'traitement', order: 1 },
  after: [
    {
      on: ['create', 'update'],
      // Still to be done.
      when: { field: 'etat', operator: 'in', value: ['AFaire', 'EnCours'] },
      at: { field: 'echeance' },
      notification: {
        to: 'responsableId',
        text: [
          'À faire aujourd’hui\u00a0: %{libelle}',
          'Due today: %{libelle}',
          'Heute fällig: %{libelle}',
          'A fazer hoje: %{libelle}',
        ],
      },
    },
  ],
});

/** The causes of an incident as a tree: below each one, why it came about. */
export const FicheIncidentCauses = defineResource({
  ...OF_AN_INCIDENT,
  name: CAUSES,
  label: {
    one: ['Cause', 'Cause', 'Ursache', 'Causa'],
    many: ['Causes', 'Causes', 'Ursachen', 'Causas'],
    new: ['Nouvelle cause', 'New cause', 'Neue Ursache', 'Nova causa'],
  },
  icon: 'domain',
  path: '/fiches-incident/{ficheIncidentId}/causes',
  fields: {
    libelle: text({
      label: ['Pourquoi\u00a0?', 'Why?', 'Warum?', 'Porquê?'],
      required: true,
      maxLength: 300,
    }),
    parentId: reference({
      label: ['Explique', 'Explains', 'Erklärt', 'Explica'],
      resource: CAUSES,
      owned: true,
    }),
    famille: familleCause(['Famille', 'Family', 'Bereich', 'Família']),
    racine: boolean({
      label: ['Cause racine', 'Root cause', 'Grundursache', 'Causa raiz'],
      required: true,
      initial: false,
    }),
  },
  representation: 'libelle',
  search: ['libelle'],
  list: { columns: ['libelle', 'parentId', 'famille', 'racine'], sort: { field: 'id', order: 'ASC' } },
  tree: { parent: 'parentId' },
  tab: { group: 'traitement', order: 2 },
});

/** What people say of an incident while it is handled. */
export const FicheIncidentCommentaires = defineResource({
  ...OF_AN_INCIDENT,
  name: `${INCIDENTS}/{ficheIncidentId}/commentaires`,
  label: {
    one: ['Commentaire', 'Comment', 'Kommentar', 'Comentário'],
    many: ['Commentaires', 'Comments', 'Kommentare', 'Comentários'],
    new: ['Nouveau commentaire', 'New comment', 'Neuer Kommentar', 'Novo comentário'],
  },
  icon: 'changelog',
  path: '/fiches-incident/{ficheIncidentId}/commentaires',
  author: 'auteurId',
  stamps: { date: {} },
  fields: {
    date: dateTime({ label: ['Date', 'Date', 'Datum', 'Data'], readOnly: true }),
    auteurId: reference({
      label: ['Auteur', 'Author', 'Verfasst von', 'Autor'],
      resource: 'Utilisateurs',
      readOnly: true,
    }),
    texte: longText({ label: ['Commentaire', 'Comment', 'Kommentar', 'Comentário'], required: true, maxLength: 3500 }),
  },
  representation: ['date', 'auteurId'],
  search: ['texte', 'auteurId'],
  list: { columns: ['date', 'auteurId', 'texte'], sort: { field: 'date', order: 'DESC' } },
  tab: { group: 'traitement', order: 3 },
});
