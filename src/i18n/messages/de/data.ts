import type { SameKeys } from '../../sameKeys';
import type { data as french } from '../fr/data';

export const data: SameKeys<typeof french> = {
  errors: {
    network: 'Der Dienst antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    timeout: 'Der Dienst braucht zu lange für eine Antwort. Versuchen Sie es gleich noch einmal.',
    unreadable: 'Die Antwort des Dienstes konnte nicht gelesen werden.',
    tooLong: 'Diese Liste ist für diese Sortierung oder diesen Filter zu lang. Grenzen Sie die Suche ein.',
    createdWithoutId:
      'Der Eintrag wurde angelegt, aber der Dienst hat seine Nummer nicht genannt. Laden Sie die Liste neu, um ihn zu finden.',
    viewAsReadOnly: 'Sie sehen das Portal als eine andere Person: Es kann nichts gespeichert werden.',
    unlisted: 'Der Dienst Ihrer Organisation bietet diese Liste nicht an.',
    notOffered: 'Der Dienst Ihrer Organisation bietet diese Funktion nicht an.',
    unaddressed:
      'Der Dienst hat nicht angegeben, wie dieser Eintrag angesprochen wird. Laden Sie die Liste neu und versuchen Sie es noch einmal.',
    cancelled: 'Vor dem Senden abgebrochen.',
    partly: 'Einige Zeilen konnten nicht verarbeitet werden.',
    invalid: 'Der Dienst hat diese Eingabe abgelehnt.',
    unauthenticated: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an, um fortzufahren.',
    forbidden: 'Ihre Rechte lassen diesen Vorgang nicht zu.',
    notFound: 'Diesen Eintrag gibt es nicht oder nicht mehr.',
    conflict: 'Das ist im aktuellen Zustand des Eintrags nicht möglich.',
    dependsOnRefused: 'Diese Zeile hängt von einer anderen ab, die abgelehnt ist.',
    stale: 'Jemand anderes hat diesen Eintrag inzwischen geändert. Laden Sie ihn neu, bevor Sie ihn ändern.',
    tooLarge: 'Die gesendeten Daten sind zu groß.',
    unsupported: 'Diese Art von Inhalt wird nicht angenommen.',
    tooManyRequests: 'Zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Augenblick.',
    unavailable: 'Der Dienst ist vorübergehend nicht verfügbar. Versuchen Sie es in einigen Minuten erneut.',
    unexpected:
      'Beim Dienst ist ein Problem aufgetreten. Ob der Vorgang gelungen ist, steht nicht fest: Prüfen Sie dies, bevor Sie ihn wiederholen.',
  },
};
