import type { SameKeys } from '../../sameKeys';
import type { publicPages as french } from '../fr/publicPages';
import { password } from './password';

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
    accounts:
      'Der Zugang ist den Angehörigen der Organisation vorbehalten. Ihr Konto erhalten Sie von deren Administrator.',
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
  },
  viewAs: {
    banner: 'Sie sehen das Portal als %{name}, nur lesend.',
    limited: 'Einige der Rechte gelten nur für die Mitglieder der Profile.',
    leave: 'Beenden',
  },
  unknownHost: {
    title: 'Keine Organisation unter dieser Adresse',
    detail: '%{host} gehört zu keinem Bereich. Prüfen Sie die Adresse, oder fragen Sie Ihre Organisation danach.',
  },
  password,
  account: {
    email: 'E-Mail-Adresse',
    password: 'Neues Passwort',
    confirmPassword: 'Passwort bestätigen',
    show: 'Anzeigen',
    hide: 'Verbergen',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    met: '(erfüllt)',
    tooShort: '%{field} ist zu kurz: mindestens %{min} Zeichen.',
    tooWeak: 'Dieses Passwort erfüllt noch nicht alle Regeln.',
    unreachable: 'Der Dienst antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    askAdministrator:
      'Die Anforderung im Internet wird hier nicht angeboten. Wenden Sie sich an den Administrator Ihrer Organisation, der Ihnen einen Link senden kann.',
    linkOver: 'Dieser Link funktioniert nicht mehr',
    linkOverDetail:
      'Er ist abgelaufen, wurde bereits verwendet oder ist unvollständig. Fordern Sie mit Ihrer E-Mail-Adresse einen neuen an.',
    newLink: 'Neuen Link erhalten',
  },
  confirmAccount: {
    title: 'Aktivieren Sie Ihr Konto',
    detail: 'Wählen Sie das Passwort, mit dem Sie sich anmelden werden.',
    submit: 'Mein Konto aktivieren',
    done: 'Ihr Konto ist aktiviert',
    doneDetail: 'Ihre E-Mail-Adresse ist bestätigt und Ihr Passwort gespeichert.',
  },
  resetPassword: {
    title: 'Wählen Sie ein neues Passwort',
    detail: 'Es ersetzt das alte und beendet die Sitzungen auf allen Ihren Geräten.',
    submit: 'Passwort speichern',
    done: 'Ihr Passwort wurde geändert',
    doneDetail: 'Melden Sie sich mit dem neuen Passwort an.',
  },
  confirmEmail: {
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    detail: 'Bestätigen Sie, dass diese Adresse zu Ihrem Konto gehört.',
    submit: 'Meine Adresse bestätigen',
    done: 'Ihre Adresse ist bestätigt',
    doneDetail: 'Sie können sich mit dieser Adresse anmelden.',
  },
  forgotPassword: {
    title: 'Passwort vergessen',
    detail: 'Geben Sie die E-Mail-Adresse Ihres Kontos an: Sie erhalten einen Link, um ein Passwort zu wählen.',
    submit: 'Link erhalten',
    done: 'Sehen Sie in Ihrem Postfach nach',
    doneDetail:
      'Wenn ein Konto diese Adresse hat, wurde soeben ein Link dorthin gesendet. Er ist nur kurze Zeit gültig; sehen Sie auch im Spam-Ordner nach.',
  },
  register: {
    title: 'Konten werden von einem Administrator vergeben',
    detail:
      'Es gibt keine freie Registrierung. Bitten Sie den Administrator Ihrer Organisation um ein Konto: Sie erhalten einen Link, um es zu aktivieren.',
  },
  comingSoon: {
    title: 'Demnächst verfügbar',
    detail: 'Diese Seite ist noch nicht geöffnet.',
  },
  underMaintenance: {
    title: 'Wartungsarbeiten',
    detail: 'Der Dienst ist wegen Wartungsarbeiten unterbrochen. Versuchen Sie es etwas später erneut.',
  },
  unexpected: {
    title: 'Ein Fehler ist aufgetreten',
    detail:
      'Der Vorgang war nicht erfolgreich. Versuchen Sie es erneut; tritt der Fehler wieder auf, melden Sie ihn dem Administrator Ihrer Organisation.',
  },
  failure: {
    title: 'Der Bereich konnte nicht geöffnet werden',
    environment:
      'Die Konfiguration dieser Adresse konnte nicht gelesen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    identity: 'Der Anmeldedienst antwortet nicht. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    refused:
      'Die Anmeldung wurde nicht abgeschlossen oder ist abgelaufen. Bitte beginnen Sie von vorn; es wurde nichts gespeichert.',
    application: 'Die Anwendung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
};
