import type { SameKeys } from '../../sameKeys';
import type { feedback as french } from '../fr/feedback';

export const feedback: SameKeys<typeof french> = {
  opinion: {
    menu: 'Meine Meinung abgeben',
    title: 'Ihre Meinung',
    question: 'Wie bewerten Sie Ihre Organisation, von 0 bis 10?',
    none: 'Keine Bewertung',
    score: '%{score} von 10',
    comment: 'Warum? (freiwillig)',
    send: 'Senden',
    thanks: 'Danke!',
    goodDay: 'Schönen Tag',
    invitation: 'Was halten Sie von Ihrer Organisation?',
    give: 'Meinung abgeben',
    later: 'Später',
  },
  averages: {
    title: 'Durchschnitt der Bewertungen, Monat für Monat',
    none: 'Es wurde noch keine Bewertung abgegeben.',
    month: 'Monat',
    average: 'Durchschnitt',
    value: '%{average} (%{smart_count} Bewertung) |||| %{average} (%{smart_count} Bewertungen)',
  },
  mood: {
    ask: 'Meine Stimmung heute',
    stored: 'Ihre heutige Stimmung wurde gespeichert',
    failed: 'Die Stimmung konnte nicht gespeichert werden.',
    none: 'Es wurde noch keine Stimmung angegeben: Das Gesicht in der oberen Leiste gibt eine an.',
    own: 'Meine Stimmung',
    team: 'Team %{name}',
    day: 'Tag',
    week: 'Woche',
    mood: 'Stimmung',
    average: '%{average} von 5 (%{smart_count} Person) |||| %{average} von 5 (%{smart_count} Personen)',
    privacy:
      'Nur Sie sehen Ihre Stimmung. Der Durchschnitt eines Teams erscheint für Wochen, in denen mindestens %{people} Personen geantwortet haben.',
  },
  news: {
    unread: 'Neu',
    count: '%{smart_count} Neuerung |||| %{smart_count} Neuerungen',
    none: 'Es wurde noch keine Neuerung veröffentlicht.',
    more: 'Frühere anzeigen',
    version: 'Version %{version}',
    search: 'Neuerung suchen',
  },
  reports: {
    title: 'Meine Berichte',
    none: 'Ihnen steht kein Bericht offen. Die Verwaltung kann Ihnen Zugriff geben.',
    open: 'Öffnen',
    openNamed: 'Den Bericht %{name} in einem neuen Tab öffnen',
  },
};
