import type { SameKeys } from '../../sameKeys';
import type { problems as french } from '../fr/problems';

export const problems: SameKeys<typeof french> = {
  malformedRequest: {
    title: 'Unlesbare Anfrage',
    detail: 'Die Anfrage entspricht nicht dem HTTP-Protokoll.',
  },
  malformedAddress: {
    title: 'Unlesbare Adresse',
    detail: 'Die angeforderte Adresse enthält falsch kodierte Zeichen.',
  },
  preconditionFailed: {
    title: 'Datei in anderer Fassung',
    detail: 'Die Datei hat nicht die angeforderte Fassung.',
  },
  rangeNotSatisfiable: {
    title: 'Teil nicht vorhanden',
    detail: 'Die Datei hat den angeforderten Teil nicht.',
  },
  malformedText: {
    title: 'Unlesbarer Text',
    detail: 'Die Anfrage enthält Zeichen, die kein Text sind.',
  },
  tooDeep: {
    title: 'Zu tief verschachtelte Daten',
    detail: 'Die Anfrage enthält Daten, die mehr als %{most} Ebenen tief verschachtelt sind.',
  },
  malformedJson: {
    title: 'Unlesbares JSON',
    detail: 'Der Inhalt der Anfrage ist kein gültiges JSON-Dokument.',
  },
  malformedForm: {
    title: 'Unlesbares Formular',
    detail: 'Der Inhalt der Anfrage ist kein gültiges Formular im Format „multipart/form-data“.',
  },
  bodyExpected: {
    title: 'Inhalt fehlt',
    detail: 'Die Anfrage muss einen Inhalt haben.',
  },
  bodyNotObject: {
    title: 'Unerwarteter Inhalt',
    detail: 'Der Inhalt der Anfrage muss ein JSON-Objekt sein: { "Feld": Wert }.',
  },
  invalid: {
    title: 'Eingabe abgelehnt',
    detail: 'Einige Felder werden nicht angenommen; es wurde nichts gespeichert.',
  },
  invalidParameter: {
    title: 'Parameter abgelehnt',
    detail: 'Einige Parameter der Adresse werden nicht angenommen.',
  },
  unauthenticated: {
    title: 'Anmeldung erforderlich',
    detail: 'Bitte melden Sie sich an, um fortzufahren.',
  },
  invalidToken: {
    title: 'Sitzung abgelaufen',
    detail: 'Ihre Sitzung ist nicht mehr gültig; bitte melden Sie sich erneut an.',
  },
  forbidden: {
    title: 'Zugriff verweigert',
    detail: 'Ihre Rechte erlauben diesen Vorgang nicht; erforderlich: %{needed}.',
  },
  unknownAccount: {
    title: 'Unbekanntes Konto',
    detail: '%{name} hat hier kein Konto. Bitte wenden Sie sich an Ihre Administration.',
  },
  lockedAccount: {
    title: 'Konto gesperrt',
    detail: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an Ihre Administration.',
  },
  notFound: {
    title: 'Unbekannte Adresse',
    detail: 'Unter der Adresse %{path} antwortet nichts.',
  },
  unknownRecord: {
    title: 'Eintrag nicht gefunden',
    detail: 'Dieser Eintrag existiert nicht oder nicht mehr.',
  },
  unknownDuplication: {
    title: 'Vervielfältigung nicht gefunden',
    detail: 'Dieser Termin hat keine Vervielfältigung mit dieser Nummer; nichts wurde gespeichert.',
  },
  unknownTenant: {
    title: 'Unbekannte Organisation',
    detail: 'Unter der Adresse %{host} wird keine Organisation bedient.',
  },
  unknownLink: {
    title: 'Link ungültig',
    detail: 'Dieser Link ist abgelaufen, wurde bereits verwendet oder ist unvollständig. Fordern Sie einen neuen an.',
  },
  methodNotAllowed: {
    title: 'Methode nicht erlaubt',
    detail: 'Die Methode %{method} ist unter dieser Adresse nicht erlaubt; erlaubte Methoden: %{allowed}.',
  },
  duplicate: {
    title: 'Wert bereits vergeben',
    detail: 'Ein anderer Eintrag hat diesen Wert bereits; es wurde nichts gespeichert.',
  },
  referenced: {
    title: 'Eintrag wird verwendet',
    detail: 'Dieser Eintrag wird an anderer Stelle verwendet und kann nicht gelöscht werden.',
  },
  cycle: {
    title: 'Schleife in der Hierarchie',
    detail: 'Ein Eintrag kann nicht über sich selbst stehen; es wurde nichts gespeichert.',
  },
  conflict: {
    title: 'Konflikt',
    detail: 'Der aktuelle Zustand des Eintrags erlaubt diesen Vorgang nicht; es wurde nichts gespeichert.',
  },
  contended: {
    title: 'Einträge gerade gefragt',
    detail:
      'Andere speichern gerade dieselben Einträge; es wurde nichts gespeichert. Versuchen Sie es gleich noch einmal.',
  },
  reservedDecision: {
    title: 'Vorbehaltene Entscheidung',
    detail: 'Diese Entscheidung liegt bei denen, die diese Einträge verwalten; es wurde nichts gespeichert.',
  },
  reservedField: {
    title: 'Vorbehaltenes Feld',
    detail: 'Nur bestimmte Personen füllen dieses Feld aus; es wurde nichts gespeichert.',
  },
  quotaReached: {
    title: 'Kontingent erreicht',
    detail:
      'Eine Grenze ist erreicht; nichts wurde gespeichert. Löschen Sie, was nicht mehr gebraucht wird, oder bitten Sie die Administration um eine höhere Grenze.',
  },
  givesRights: {
    title: 'Vergabe vorbehalten',
    detail:
      'Diese Änderung würde Rechte von Personen verändern: Sie verlangt das Recht, sie zu vergeben (Identitäten verwalten, bei einer Funktion Funktionen verwalten). Nichts wurde gespeichert.',
  },
  dependsOnRefused: {
    title: 'Frühere Zeile abgelehnt',
    detail: 'Diese Zeile hängt von einer anderen ab, die abgelehnt ist: %{why}',
  },
  slotsRefused: {
    title: 'Termine abgelehnt',
    detail:
      '%{smart_count} von %{total} Terminen wird abgelehnt, nichts wurde gespeichert. %{said} |||| %{smart_count} von %{total} Terminen werden abgelehnt, nichts wurde gespeichert. Der erste: %{said}',
  },
  simulationConflicts: {
    title: 'Der echte Plan hat sich geändert',
    detail:
      '%{smart_count} Änderung der Simulation passt nicht mehr zum echten Plan; lassen Sie sie weg oder überarbeiten Sie sie. |||| %{smart_count} Änderungen der Simulation passen nicht mehr zum echten Plan; lassen Sie sie weg oder überarbeiten Sie sie.',
  },
  tooManyWritten: {
    title: 'Zu viele Termine',
    detail: 'Dieser Vorgang beträfe %{count} Termine; höchstens %{max} auf einmal. Nichts wurde gespeichert.',
  },
  alreadyValidated: {
    title: 'Bereits bestätigt',
    detail:
      'Diese Simulation ist bereits bestätigt: ihre Änderungen sind im echten Plan. Es wurde nichts noch einmal getan.',
  },
  exportOutdated: {
    title: 'Veraltete Bedingungen',
    detail:
      'Die Bedingungen dieses Exports passen nicht mehr zu seinen Daten: bitte neu wählen. Es wurde nichts exportiert.',
  },
  alreadyDecided: {
    title: 'Antrag schon bearbeitet',
    detail: 'Dieser Antrag wurde bereits angenommen oder abgelehnt.',
  },
  requestOutdated: {
    title: 'Überholter Antrag',
    detail:
      'Worum es geht, wurde seit diesem Antrag geändert oder entfernt: lehnen Sie ihn ab, oder nehmen Sie die Änderung selbst vor.',
  },
  lastAdministrator: {
    title: 'Letzter Administrator',
    detail: 'Niemand könnte die Rechte mehr verwalten; es wurde nichts gespeichert.',
  },
  protectedAccount: {
    title: 'Geschütztes Konto',
    detail:
      'Diese Person besitzt Rechte, die Ihnen fehlen: Änderungen an diesem Konto erfordern das Recht, Identitäten zu verwalten.',
  },
  viewAsReadOnly: {
    title: 'Nur Lesezugriff',
    detail: 'Sie sehen das Portal als eine andere Person: Es kann nichts gespeichert werden.',
  },
  viewAsNotStarted: {
    title: 'Ansicht nicht geöffnet',
    detail: 'Öffnen Sie zuerst die Ansicht des Portals als diese Person.',
  },
  stale: {
    title: 'Eintrag inzwischen geändert',
    detail:
      'Der Eintrag wurde geändert, seit Sie ihn gelesen haben; bitte lesen Sie ihn vor einem neuen Versuch erneut.',
  },
  malformedChangeSet: {
    title: 'Unlesbare Änderungen',
    detail: 'Erwartet wird ein Satz von Änderungen: Herkunft, Modus („all“ oder „good“) und die Liste der Änderungen.',
  },
  malformedChange: {
    title: 'Unlesbare Änderung',
    detail: 'Die Änderung Nr. %{place} ist nicht lesbar; es wurde nichts gespeichert.',
  },
  notOffered: {
    title: 'Vorgang nicht vorhanden',
    detail: 'Diese Einträge können nicht auf diese Weise geschrieben werden.',
  },
  stillRunning: {
    title: 'Wird noch gespeichert',
    detail: 'Dieselben Änderungen werden noch gespeichert; versuchen Sie es gleich noch einmal.',
  },
  idempotencyReused: {
    title: 'Schlüssel bereits verwendet',
    detail: 'Unter diesem Schlüssel wurden bereits andere Änderungen gespeichert; es wurde nichts gespeichert.',
  },
  tooManyValues: {
    title: 'Änderung zu groß',
    detail: 'Eine Änderung enthält mehr als %{most} Werte; es wurde nichts gespeichert.',
  },
  noRoom: {
    title: 'Kein Platz mehr',
    detail:
      'Die Festplatte des Servers ist voll: Es wurde nichts gespeichert. Benachrichtigen Sie die Person, die den Server betreibt.',
  },
  spoolFull: {
    title: 'Zu viele Daten gleichzeitig',
    detail:
      'Der Server verarbeitet bereits so viele Änderungen und Exporte, wie er aufnehmen kann; versuchen Sie es gleich noch einmal.',
  },
  tooManyChanges: {
    title: 'Zu viele Änderungen',
    detail: 'Höchstens %{max} Änderungen werden auf einmal gespeichert.',
  },
  tooManySlots: {
    title: 'Export zu groß',
    detail:
      'Die Suche findet %{count} Termine; ein Export enthält höchstens %{most}. Wählen Sie einen kürzeren Zeitraum oder weniger Mitglieder oder Beschäftigte.',
  },
  tooLarge: {
    title: 'Sendung zu groß',
    detail: 'Die maximale Größe beträgt %{max}.',
  },
  addressTooLong: {
    title: 'Adresse zu lang',
    detail: 'Die angeforderte Adresse ist zu lang.',
  },
  unsupportedMediaType: {
    title: 'Format nicht unterstützt',
    detail: 'Für den Inhalt der Anfrage werden folgende Formate angenommen: %{accepted}.',
  },
  tooManyRequests: {
    title: 'Zu viele Anfragen',
    detail: 'Bitte versuchen Sie es in %{seconds} s erneut.',
  },
  requestTooSlow: {
    title: 'Anfrage zu langsam',
    detail: 'Der Kopf der Anfrage ist nicht rechtzeitig angekommen.',
  },
  headersTooLarge: {
    title: 'Kopfzeilen zu groß',
    detail: 'Die Kopfzeilen der Anfrage sind zu groß.',
  },
  unexpected: {
    title: 'Unerwarteter Fehler',
    detail: 'Ein unerwarteter Fehler ist aufgetreten; er wurde unter der Referenz %{reference} festgehalten.',
  },
  unavailable: {
    title: 'Dienst nicht verfügbar',
    detail: 'Die Datenbank antwortet nicht; bitte versuchen Sie es in Kürze erneut.',
  },
  mailUnavailable: {
    title: 'Nachricht nicht gesendet',
    detail: 'Die Nachricht konnte nicht gesendet werden; versuchen Sie es gleich noch einmal.',
  },
  filesUnavailable: {
    title: 'Dateien nicht verfügbar',
    detail: 'Dateien können zurzeit weder gelesen noch gespeichert werden; bitte versuchen Sie es gleich noch einmal.',
  },
  parameters: {
    unknown: 'Diesen Parameter gibt es hier nicht.',
    unknownNearest: 'Diesen Parameter gibt es hier nicht; meinten Sie „%{nearest}“?',
    required: 'Dieser Parameter ist erforderlich.',
    repeated: 'Dieser Parameter ist mehrfach angegeben.',
    pageNumber: 'Erwartet wird eine ganze Zahl ab 1.',
    pageSize: 'Erwartet wird eine ganze Zahl von 1 bis %{max}.',
    tooLong: 'Es werden höchstens %{max} Zeichen angenommen.',
    yesOrNo: 'Erwartet wird „true“ oder „false“.',
    orderBy: 'Die Liste kann nicht nach „%{name}“ sortiert werden.',
    orderByNearest: 'Die Liste kann nicht nach „%{name}“ sortiert werden; meinten Sie „%{nearest}“?',
    ids: 'Erwartet wird eine Folge von 1 bis %{max} durch Kommas getrennten Kennungen.',
    filterJson: 'Erwartet wird eine Bedingung in JSON.',
    filterTooLarge: 'Die Bedingung ist zu lang oder zu tief verschachtelt.',
    filterField: 'Das Feld „%{name}“ existiert nicht oder kann nicht gefiltert werden.',
    filterFieldNearest: 'Das Feld „%{name}“ existiert nicht; meinten Sie „%{nearest}“?',
    filterOperator: 'Das Feld „%{name}“ kann nicht mit „%{operator}“ verglichen werden.',
    filterValue: 'Der für „%{name}“ angegebene Wert wird nicht angenommen.',
  },
};
