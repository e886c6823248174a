import type { SameKeys } from '../../sameKeys';
import type { outbox as french } from '../fr/outbox';

/** The log of what follows writes. */
export const outbox: SameKeys<typeof french> = {
  title: 'Zustellungen',
  help: 'Was auf Änderungen folgt: Aufrufe äußerer Werkzeuge und E-Mails, und was daraus wurde.',
  notOffered: 'Diese API führt kein Protokoll der Zustellungen.',
  byState: 'Nach Zustand',
  all: 'Alle',
  empty: 'Keine Zustellungen.',
  replay: 'Erneut zustellen',
  replayOf: 'Zustellung Nr. %{id} wiederholen',
  attempts: '%{smart_count} Versuch |||| %{smart_count} Versuche',
  kinds: {
    webhook: 'Aufruf',
    mail: 'E-Mail',
    notification: 'Mitteilung',
    code: 'Verarbeitung',
  },
  states: {
    waiting: 'Wartend',
    sent: 'Gesendet',
    failed: 'Fehlgeschlagen',
  },
  byStates: { waiting: 'Wartend', sent: 'Gesendet', failed: 'Fehlgeschlagen' },
  columns: {
    record: 'Eintrag',
    kind: 'Zustellung',
    state: 'Zustand',
  },
  outcomes: {
    privateAddress: 'private Adresse abgelehnt',
    httpsNeeded: 'Adresse ohne https abgelehnt',
    invalidAddress: 'ungültige Adresse',
    unknownHost: 'unbekannter Host',
    noConnection: 'keine Verbindung',
    timeout: 'keine rechtzeitige Antwort',
    sent: 'übergeben',
    mailFailed: 'E-Mail nicht übergeben',
    unconfirmedAddress: 'Adresse nicht bestätigt',
    undeclared: 'nicht mehr deklariert',
    done: 'erledigt',
    codeFailed: 'die Verarbeitung ist fehlgeschlagen',
  },
  key: {
    show: 'Signaturschlüssel anzeigen',
    label: 'Signaturschlüssel',
    renew: 'Schlüssel ersetzen',
    question: 'Werkzeuge, die Aufrufe mit dem jetzigen Schlüssel prüfen, lehnen sie ab, bis sie den neuen kennen.',
  },
};
