import { defineResource } from '../../src/resources/defineResource';
import { boolean } from '../../src/resources/fields/boolean/kind';
import { dateTime } from '../../src/resources/fields/dateTime/kind';
import { enumeration } from '../../src/resources/fields/enumeration/kind';
import { integer } from '../../src/resources/fields/integer/kind';
import { longText } from '../../src/resources/fields/longText/kind';
import { reference } from '../../src/resources/fields/reference/kind';
import { text } from '../../src/resources/fields/text/kind';

const INSCRITS = 'SessionsFormation/{sessionId}/inscrits';

/** Training sessions, with the remaining places. */
export const SessionsFormation = defineResource({
  name: 'SessionsFormation',
  label: {
    one: ['Session de formation', 'Training session', 'Schulung', 'Sessão de formação'],
    many: ['Sessions de formation', 'Training sessions', 'Schulungen', 'Sessões de formação'],
  },
  icon: 'skill',
  rights: 'FORMATIONS',
  menu: { group: 'equipe' },
  fields: {
    intitule: text({ label: ['Intitulé', 'Title', 'Titel', 'Título'], required: true, maxLength: 120 }),
    etat: enumeration({
      label: ['État', 'State', 'Zustand', 'Estado'],
      required: true,
      initial: 'ouverte',
      options: [
        { value: 'ouverte', label: ['Ouverte', 'Open', 'Offen', 'Aberta'], status: 'info' },
        { value: 'terminee', label: ['Terminée', 'Finished', 'Beendet', 'Terminada'], status: 'success' },
        { value: 'annulee', label: ['Annulée', 'Cancelled', 'Abgesagt', 'Cancelada'], status: 'secondary' },
      ],
      steps: { ouverte: ['terminee', 'annulee'], terminee: [], annulee: ['ouverte'] },
    }),
    motif: text({
      label: ['Motif de l’annulation', 'Reason for cancelling', 'Grund der Absage', 'Motivo da anulação'],
      visibleWhen: { field: 'etat', operator: 'equals', value: 'annulee' },
      requiredWhen: { field: 'etat', operator: 'equals', value: 'annulee' },
    }),
    formateurId: reference({ label: ['Formateur', 'Trainer', 'Trainer', 'Formador'], resource: 'Utilisateurs' }),
    debut: dateTime({ label: ['Début', 'Start', 'Beginn', 'Início'], required: true }),
    fin: dateTime({ label: ['Fin', 'End', 'Ende', 'Fim'], required: true }),
    places: integer({ label: ['Places', 'Places', 'Plätze', 'Lugares'], required: true, min: 1, max: 200 }),
    libres: integer({
      label: ['Places libres', 'Places left', 'Freie Plätze', 'Lugares livres'],
      formula: { subtract: [{ field: 'places' }, { below: INSCRITS, take: 'count' }] },
    }),
  },
  // A trainer is in one place at a time.
  periods: [
    {
      from: 'debut',
      to: 'fin',
      noOverlap: { by: ['formateurId'], when: { field: 'etat', operator: 'notEquals', value: 'annulee' } },
    },
  ],
  representation: 'intitule',
  search: ['intitule', 'formateurId'],
  list: {
    columns: ['intitule', 'etat', 'formateurId', 'debut', 'places', 'libres'],
    sort: { field: 'debut', order: 'ASC' },
    board: { by: 'etat', fields: ['debut', 'formateurId', 'libres'] },
    calendar: { from: 'debut', to: 'fin' },
  },
  parameters: {
    AvecPlaces: {
      label: ['Avec des places libres', 'With places left', 'Mit freien Plätzen', 'Com lugares livres'],
      whenTrue: { field: 'libres', operator: 'greaterThan', value: 0 },
    },
  },
});

/** A participant: each person once, several added at once. */
export const SessionInscrits = defineResource({
  name: INSCRITS,
  parent: { resource: 'SessionsFormation', parameter: 'sessionId' },
  label: {
    one: ['Inscrit', 'Attendee', 'Teilnehmer', 'Inscrito'],
    many: ['Inscrits', 'Attendees', 'Teilnehmer', 'Inscritos'],
  },
  rights: 'FORMATIONS',
  key: 'utilisateurId',
  fields: {
    utilisateurId: reference({
      label: ['Personne', 'Person', 'Person', 'Pessoa'],
      resource: 'Utilisateurs',
      required: true,
    }),
    present: boolean({ label: ['Présent', 'Present', 'Anwesend', 'Presente'] }),
    absence: longText({
      label: ['Motif de l’absence', 'Reason for absence', 'Grund des Fehlens', 'Motivo da ausência'],
      visibleWhen: { field: 'present', operator: 'equals', value: false },
    }),
  },
  representation: 'utilisateurId',
  search: ['utilisateurId'],
  list: { columns: ['utilisateurId', 'present'], sort: { field: 'utilisateurId', order: 'ASC' } },
});
