import type { SameKeys } from '../../types';
import type { publicPages as french } from '../fr/publicPages';

export const publicPages: SameKeys<typeof french> = {
  language: 'Sprache',
  toDark: 'Zum dunklen Design wechseln',
  toLight: 'Zum hellen Design wechseln',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  home: 'Zurück zur Startseite',
  retry: 'Erneut versuchen',
  waiting: 'Ihr Bereich wird geöffnet…',
  presentation: {
    title: 'Das Verwaltungsportal von %{tenant}',
    lead: 'Alles zur Betreuung Ihrer Mitgliedsunternehmen an einem Ort: wer sie sind, worauf sie Anspruch haben, wer sie wann aufsucht.',
    accounts: 'Der Zugang ist den Angehörigen der Organisation vorbehalten. Ihr Konto erhalten Sie von deren Administrator.',
    contents: 'Was Sie hier finden',
    members: 'Mitglieder',
    membersDetail: 'Standorte, Kontakte, Verträge, Leistungen und Gruppenmaßnahmen',
    partners: 'Partner und Lieferanten',
    partnersDetail: 'Vereinbarungen, Ansprechpartner und Dokumente',
    staff: 'Teams',
    staffDetail: 'Verzeichnis, Gruppen und Kompetenzen',
    planning: 'Planung',
    planningDetail: 'Einsätze, Anträge und Monatsfreigaben',
    followUp: 'Nachverfolgung',
    followUpDetail: 'Vorfallsberichte, Prozesse und Statistiken',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    detail: 'Die Adresse ist unvollständig, oder die Seite wurde verschoben.',
  },
  notAuthorized: {
    title: 'Zugriff nicht gestattet',
    detail: 'Ihre Rechte reichen nicht aus, um diese Seite zu öffnen oder diesen Vorgang auszuführen.',
    reason: 'Antwort des Dienstes:',
    advice: 'Wenn Sie den Zugriff für Ihre Arbeit benötigen, wenden Sie sich an den Administrator Ihrer Organisation.',
  },
  unknownHost: {
    title: 'Keine Organisation unter dieser Adresse',
    detail: '%{host} gehört zu keinem Bereich. Prüfen Sie die Adresse, oder fragen Sie Ihre Organisation danach.',
  },
  failure: {
    title: 'Der Bereich konnte nicht geöffnet werden',
    environment: 'Die Konfiguration dieser Adresse konnte nicht gelesen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    identity: 'Der Anmeldedienst antwortet nicht. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    refused: 'Die Anmeldung wurde nicht abgeschlossen oder ist abgelaufen. Bitte beginnen Sie von vorn; es wurde nichts gespeichert.',
    application: 'Die Anwendung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
};
